import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // svelteTesting lets components mount, and takes them away again after each test.
  plugins: [svelte(), svelteTesting()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/patience.ts', 'src/testing/window.ts'],
    // Only so that a test that hangs comes to an end: none depends on how fast the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
