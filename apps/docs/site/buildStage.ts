import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { splitTexts } from '../../../languages/splitTexts.ts';
import { oldestBrowsers } from '../../../lint/oldestBrowsers.ts';
import { siteFolder } from './serveSite.ts';

const stageFolder = join(import.meta.dirname, '../stage');

/**
 * Builds what is of React into the site, as an application with the kit is built: the page in frames, and the
 * editor of the playground as a module, `stage/playground.js`.
 */
export async function buildStage(): Promise<void> {
  await build({
    root: stageFolder,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [splitTexts(), react()],
    build: {
      outDir: join(siteFolder, 'stage'),
      emptyOutDir: true,
      target: oldestBrowsers,
      // The content security policy allows data URLs for images only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          index: join(stageFolder, 'index.html'),
          playground: join(stageFolder, '../playground/mount.tsx'),
        },
        // Its function is called by the site.
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: ({ name }) =>
            name === 'playground' ? 'playground.js' : 'assets/[name]-[hash].js',
        },
      },
    },
  });
}
