import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // svelteTesting lets components mount, and takes them away again after each test.
  plugins: [svelte(), svelteTesting()],
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
