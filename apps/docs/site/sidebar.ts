// Navigation of the site: each document once, in the order in which one reads.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { pageOf } from './pages.ts';

const root = join(import.meta.dirname, '../../..');

const guide: DefaultTheme.SidebarItem[] = [
  {
    text: 'The kit',
    items: [
      { text: 'Getting started', link: '/getting-started' },
      { text: 'Playground', link: '/playground' },
      { text: 'Every option', link: '/options' },
      { text: 'A dialog of your own', link: '/headless' },
      { text: 'Theming', link: '/theming' },
      { text: 'Screens of your own', link: '/parts' },
      { text: 'Languages', link: '/languages' },
      { text: 'Errors', link: '/errors' },
      { text: 'Testing', link: '/testing' },
      { text: 'Moving over from RainbowKit', link: '/from-rainbowkit' },
      { text: 'Every option of RainbowKit', link: '/rainbowkit-options' },
    ],
  },
  {
    text: 'Wallets and accounts',
    items: [
      { text: 'Sign-in', link: '/sign-in' },
      { text: 'Phone wallets', link: '/pairing' },
      { text: 'Accounts by passkey', link: '/passkey' },
      { text: 'On a phone', link: '/phones' },
      { text: 'Safe multisigs', link: '/safe' },
      { text: 'Inside a Safe', link: '/embedding' },
    ],
  },
  { text: 'For others', items: [{ text: 'Running it', link: '/running' }] },
];

const packages: DefaultTheme.SidebarItem[] = [
  { text: 'Packages', items: readmes('packages', '@mooring/') },
  { text: 'Examples', items: readmes('examples', '') },
];

const background: DefaultTheme.SidebarItem[] = [
  {
    text: 'Background',
    items: [
      { text: 'Compared', link: '/background/comparison' },
      { text: 'How it is built', link: '/background/architecture' },
      { text: 'Design', link: '/background/design' },
      { text: 'Contributing', link: '/background/contributing' },
      { text: 'Security', link: '/background/security' },
    ],
  },
  {
    text: 'Decisions',
    items: [{ text: 'All of them', link: '/background/decisions/' }, ...decisions()],
  },
];

const api: DefaultTheme.SidebarItem[] = [
  {
    text: 'API reference',
    link: '/api/',
    items: globSync('apps/docs/api/**/*.md', { cwd: root })
      .filter((source) => source !== 'apps/docs/api/index.md')
      .sort()
      .map((source) => ({ text: titleOf(source), link: linkTo(source) })),
  },
];

/** By the beginning of the path. */
export const sidebar: DefaultTheme.SidebarMulti = {
  '/api/': api,
  '/packages/': packages,
  '/examples/': packages,
  '/background/': background,
  '/': guide,
};

function readmes(folder: string, scope: string): DefaultTheme.SidebarItem[] {
  return globSync(`${folder}/*/README.md`, { cwd: root })
    .sort()
    .map((source) => {
      const name = source.split('/')[1] ?? '';
      const text = name.startsWith('create-') ? name : `${scope}${name}`;
      return { text, link: linkTo(source) };
    });
}

function decisions(): DefaultTheme.SidebarItem[] {
  return globSync('docs/decisions/[0-9]*.md', { cwd: root })
    .sort()
    .map((source) => ({ text: titleOf(source), link: linkTo(source) }));
}

function linkTo(source: string): string {
  return `/${pageOf(source).replace(/\.md$/, '')}`;
}

function titleOf(source: string): string {
  const text = readFileSync(join(root, source), 'utf8');
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll(/[`\\]/g, '') ?? source;
}
