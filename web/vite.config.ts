import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Fixed file names: the build is committed, and a rebuild must change only what changed.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../src/shamble/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
        // What every table needs is one file; each game is another, and so is each page that few people open.
        codeSplitting: {
          groups: [{ name: 'shell', test: /node_modules|src\/shell\/(?!later\/)/ }],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8717', ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
