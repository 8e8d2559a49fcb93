"""What has no behaviour: tiles and layouts."""
