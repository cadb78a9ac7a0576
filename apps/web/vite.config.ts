import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from '../../scripts/oldestBrowsers.ts';
import { compressAssets } from './build/compressAssets.ts';

const server = `http://127.0.0.1:${process.env['MOORING_SERVER_PORT'] ?? 3000}`;

/**
 * The bundler makes a file of whatever the same pages and dialogs share, most of them smaller than the
 * request for it. What comes first is joined, libraries apart, for they stay the same from one release
 * to the next; so are the smallest parts of the kit, below this size in bytes, at the price that a
 * dialog brings a little of another along.
 */
const SMALL_BYTES = 4_500;
const fewerFiles = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 3 },
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  {
    name: 'kit',
    test: /[\\/]packages[\\/]connect[\\/]src[\\/]/,
    minShareCount: 2,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL_BYTES,
  },
];

/** The bundler names a file after everyone who shares it, and leaves `[name]` as it is where it knows. */
function shortName(name = ''): string {
  return name.includes('~') ? name.replace(/~.*/, '') : '[name]';
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), compressAssets()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // A file inside the page's own code would not be kept by the browser on its own.
    assetsInlineLimit: 0,
    target: oldestBrowsers,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: fewerFiles },
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name] }) => `assets/${shortName(name)}-[hash][extname]`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/config.json',
        '/manifest.json',
        '/rpc',
        '/healthz',
        '/auth',
        '/contacts',
        '/demo-wallet',
      ].map((path) => [path, server]),
    ),
  },
});
