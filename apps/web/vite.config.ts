import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compressAssets.ts';

const server = `http://127.0.0.1:${process.env['MOORING_SERVER_PORT'] ?? 3000}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), compressAssets()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // A file inside the page's own code would not be kept by the browser on its own.
    assetsInlineLimit: 0,
    // Browsers from the middle of 2024 on read `light-dark()` and relative colours themselves.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
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
