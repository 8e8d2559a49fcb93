import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['src/**/wire.gen.ts'] }, // made by `npm run wire`
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // how things are laid out is prettier's matter
  { languageOptions: { globals: globals.browser } },
  {
    files: ['src/**'],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'no-useless-assignment': 'off', // a derived value may look at what it was before
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a blank that matters
      'svelte/prefer-svelte-reactivity': 'off', // a map that is made and handed on is not watched
    },
  },
  {
    rules: {
      'no-irregular-whitespace': 'off', // French, and signs after figures, want no-break spaces
      'no-undef': 'off', // svelte-check knows every name
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
)
