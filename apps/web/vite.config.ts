import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { splitTexts } from '../../languages/splitTexts.ts';
import { oldestBrowsers } from '../../lint/oldestBrowsers.ts';
import { locales } from '../../packages/internal/src/locales.ts';
import { compileAhead } from './build/compileAhead.ts';
import { compressAssets } from './build/compressAssets.ts';
import { inlineRuntime } from './build/inlineRuntime.ts';
import { localizePage } from './build/localizePage.ts';

const server = `http://127.0.0.1:${process.env['MOORING_SERVER_PORT'] ?? 3000}`;

/** Texts of a language that the first view needs: the page's and the kit's. */
const FIRST_TEXTS = /\/src\/texts\/languages\/(page|kit)\/([\w-]+)\.ts$/;

/**
 * The bundler creates a chunk for each set of modules shared by the same pages and dialogs, most of them
 * smaller than a request. Initial chunks are merged into one, libraries too: the button waits for all of them;
 * so is what two dialogs of the kit share. Together it is smaller than in parts, and a change of one module moves no other.
 */
const fewerFiles = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  // A language is one file for page and kit. English is not: the button's part of it is in the first script.
  {
    name: languageOf,
    debugName: 'language',
    test: FIRST_TEXTS,
    priority: 2,
  },
  // Few pages and dialogs show a code; the others would load it with the kit's shared chunk.
  {
    name: 'qrCode',
    test: /[\\/]lean-qr[\\/]|[\\/]connect[\\/]src[\\/]ui[\\/]qrCode\.ts$/,
    priority: 2,
  },
  // What a passkey account signs and the multisig page shows: as one file, smaller than as three.
  {
    name: 'safeTransaction',
    test: /[\\/]safe[\\/]src[\\/](?:safeBaseError|transactions[\\/](?:greatestRefund|hashTransaction|safeTransaction|unpackCalls))\.ts$/,
    priority: 2,
  },
  {
    name: 'kit',
    test: /[\\/]packages[\\/]connect[\\/]src[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
];

/** Name of the chunk with a language's texts; null for English ones of the kit, and other files. */
function languageOf(file: string): string | null {
  const [, part, locale] = FIRST_TEXTS.exec(file) ?? [];
  if (!locale || !locales.some((known) => known === locale)) return null;
  return locale === 'en' && part === 'kit' ? null : locale;
}

/** The bundler names a shared chunk after all its importers; `[name]` is kept otherwise. */
function shortName(name = ''): string {
  return name.includes('~') ? name.replace(/~.*/, '') : '[name]';
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    { ...splitTexts(), apply: 'build' },
    react(),
    inlineRuntime((id) => languageOf(id) !== null),
    localizePage(),
    compileAhead(),
    compressAssets(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Not served, as its folder begins with a dot.
    license: true,
    assetsDir: 'assets',
    // Inlined assets could not be cached separately.
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
  // Hundreds of small modules, each served when it is asked for.
  optimizeDeps: { exclude: ['@web3icons/core'] },
  server: {
    proxy: Object.fromEntries(
      [
        '/config.json',
        '/manifest.json',
        '/relay',
        '/rpc',
        '/healthz',
        '/livez',
        '/readyz',
        '/accounts',
        '/auth',
        '/contacts',
        '/demo-wallet',
        '/oidc',
        '/.well-known/openid-configuration',
      ].map((path) => [path, server]),
    ),
  },
});
