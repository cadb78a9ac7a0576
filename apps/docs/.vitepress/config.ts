import { globSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitepress';
import { root } from '../../../scripts/run.ts';
import { codeTheme, colorsByClass } from '../site/codeColors.ts';
import { secure, writeScripts } from '../site/contentSecurity.ts';
import {
  accessibleTables,
  directLinks,
  keepBraces,
  liveExamples,
  slugOf,
} from '../site/markdown.ts';
import { packageManagerTabs } from '../site/packageManagers.ts';
import { noPages, pageOf } from '../site/pages.ts';
import { sidebar } from '../site/sidebar.ts';
import { writeMarkdown } from '../site/writeMarkdown.ts';

const pageSources = new Set(
  globSync('**/*.md', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', ...noPages],
  }),
);

/** Link to a page's Markdown. */
const markdownLink = (href: string): [string, Record<string, string>] => [
  'link',
  { rel: 'alternate', type: 'text/markdown', href },
];

export default defineConfig({
  title: 'Mooring',
  description: 'The wallet front door you host yourself',
  lang: 'en',
  // Documents stay where they are; `site/pages.ts` says where they are shown.
  srcDir: root,
  srcExclude: noPages,
  rewrites: pageOf,
  outDir: '../../dist/docs',
  cacheDir: '../../.mooring/docs',
  // Instead of inline scripts.
  metaChunk: true,
  // The default removes transitions by a style element.
  appearance: { disableTransition: false },
  markdown: {
    theme: codeTheme,
    codeTransformers: [colorsByClass],
    anchor: { slugify: slugOf },
    config(md) {
      directLinks(md, (path) => relative(root, path), pageSources);
      accessibleTables(md);
      keepBraces(md);
      packageManagerTabs(md);
      liveExamples(md, (name) =>
        readFileSync(join(root, 'apps/docs/examples', `${name}.tsx`), 'utf8'),
      );
    },
  },
  themeConfig: {
    logo: '/favicon.svg',
    nav: [
      {
        text: 'Guide',
        link: '/getting-started',
        activeMatch: '^/(?:components/)?[a-z-]+(?<!playground)(?:\\.html)?$',
      },
      { text: 'Playground', link: '/playground' },
      { text: 'Packages', link: '/packages/connect', activeMatch: '^/(?:packages|examples)/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Background', link: '/background/comparison', activeMatch: '^/background/' },
    ],
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    footer: { message: 'MIT licence' },
  },
  vite: { publicDir: false, build: { chunkSizeWarningLimit: 2_000 } },
  transformHead: ({ siteData: { base }, pageData: { relativePath, isNotFound } }) => [
    ['link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }],
    ...(isNotFound ? [] : [markdownLink(`${base}${relativePath}`)]),
  ],
  transformHtml: (html, page, { siteData }) => secure(html, page, siteData.base),
  async buildEnd({ outDir, site: { base } }) {
    await writeScripts(outDir);
    await writeMarkdown({ root, sources: pageSources, outDir, base });
    await copyFile(join(root, 'apps/web/public/favicon.svg'), join(outDir, 'favicon.svg'));
  },
});
