import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { splitTexts } from '../../languages/splitTexts.ts';

/**
 * Leaves out modules that the first view never loads: dynamic imports, except its texts, those of the page and the kit.
 */
const firstViewOnly: Plugin = {
  name: 'mooring:first-view-only',
  enforce: 'pre',
  resolveDynamicImport(specifier) {
    const isTexts =
      typeof specifier === 'string' && /^\.\/languages\/(?:page|kit)\/[\w-]+\.ts$/.test(specifier);
    return isTexts ? null : { id: String(specifier), external: true };
  },
};

/**
 * Builds the renderer of the first view for Node, into a folder that is not served: one file,
 * libraries included, since a page is shipped built.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [splitTexts(), react(), firstViewOnly],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/renderFirstView.tsx',
    outDir: 'dist/.render',
    emptyOutDir: true,
    minify: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'renderFirstView.js' } },
  },
});
