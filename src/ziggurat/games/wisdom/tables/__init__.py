"""The tables of the content, one module per deck or kind of piece; `content` shows them all."""
