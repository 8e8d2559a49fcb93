import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
export default defineConfig({ base: './', plugins: [svelte()], publicDir: 'src', build: { target: 'es2022', outDir: '/tmp/board-build', emptyOutDir: true, assetsInlineLimit: 0, rollupOptions: { input: 'demo.board.html' } } })
