// What a reader trips over: lines that run out of the page, names that nobody uses, types that say nothing.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const LONGEST_LINE = 120;

export default defineConfig(
  { ignores: ['node_modules/', '**/messages.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': ['error', { code: LONGEST_LINE, ignoreUrls: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Rows get a key where they move; most lists here are told anew as a whole.
      'svelte/require-each-key': 'off',
      // Maps and sets that are made anew with every change need no reactivity of their own.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    // Drawings are SVG text made by our own functions, which escape every name.
    files: ['**/Board.svelte', '**/Skyline.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
