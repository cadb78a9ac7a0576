import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const policy = [
  "default-src 'self'",
  "connect-src 'self' https:",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Strict policy of the built page; in development Vite itself writes scripts and styles in line. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};

/** Merges the initial chunks into one script. By default modules shared with lazy dialogs are separate chunks. */
const firstLoad = { name: 'first', tags: ['$initial' as const] };

export default defineConfig({
  plugins: [react(), contentSecurityPolicy],
  build: { rolldownOptions: { output: { codeSplitting: { groups: [firstLoad] } } } },
});
