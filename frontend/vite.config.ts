import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The server of `ziggurat table`, for `npm run dev`.
const SERVER = '127.0.0.1:8321'

export default defineConfig({
  base: './',
  plugins: [svelte()],
  // Nothing is inlined: the server's content security policy allows only files of its own.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '/api': `http://${SERVER}`,
      '/live': { target: `ws://${SERVER}`, ws: true },
    },
  },
})
