import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    // The server reads from it which script and stylesheet the page has.
    manifest: true,
    rolldownOptions: { input: 'src/page.tsx' },
    modulePreload: { polyfill: false },
  },
});
