// Navigation of the site: each document once, in the order in which one reads.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { root } from '../../../scripts/run.ts';
import { pageOf } from './pages.ts';

const guide: DefaultTheme.SidebarItem[] = [
  {
    text: 'The kit',
    items: [
      { text: 'Getting started', link: '/getting-started' },
      { text: 'Playground', link: '/playground' },
      { text: 'Options', link: '/options' },
      { text: 'Chains', link: '/chains' },
      { text: 'Own wallets', link: '/own-wallets' },
      { text: 'Headless hooks', link: '/headless' },
      { text: 'Theming', link: '/theming' },
      { text: 'Tailwind and shadcn/ui', link: '/tailwind' },
      { text: 'Parts', link: '/parts' },
      { text: 'Languages', link: '/languages' },
      { text: 'Accessibility', link: '/accessibility' },
      { text: 'Cookies and server rendering', link: '/server-rendering' },
      { text: 'TanStack Query', link: '/tanstack-query' },
      { text: 'Transactions and batches', link: '/transactions' },
      { text: 'Errors', link: '/errors' },
      { text: 'Troubleshooting', link: '/troubleshooting' },
      { text: 'Testing', link: '/testing' },
      { text: 'Migrating from RainbowKit', link: '/from-rainbowkit' },
      { text: 'RainbowKit options', link: '/rainbowkit-options' },
      { text: 'Migrating from ConnectKit', link: '/from-connectkit' },
      { text: 'Migrating from AppKit', link: '/from-appkit' },
    ],
  },
  {
    text: 'Components',
    items: [
      { text: 'MooringProvider', link: '/components/mooring-provider' },
      { text: 'ConnectButton', link: '/components/connect-button' },
      { text: 'CustomConnectButton', link: '/components/custom-connect-button' },
      { text: 'WalletButton', link: '/components/wallet-button' },
      { text: 'Connect dialog', link: '/components/connect-dialog' },
      { text: 'Account dialog', link: '/components/account-dialog' },
      { text: 'Network dialog', link: '/components/network-dialog' },
      { text: 'Sign in dialog', link: '/components/sign-in-dialog' },
      { text: 'AuthenticationProvider', link: '/components/authentication-provider' },
      { text: 'Avatar and NetworkIcon', link: '/components/avatar' },
      { text: 'TransactionRow', link: '/components/transaction-row' },
      { text: 'Dialog', link: '/components/dialog' },
    ],
  },
  {
    text: 'Wallets and accounts',
    items: [
      { text: 'Sign-in', link: '/sign-in' },
      { text: 'Phone wallets', link: '/pairing' },
      { text: 'Passkey accounts', link: '/passkey' },
      { text: 'Recovery', link: '/recovery' },
      { text: 'Wallets on phones', link: '/phones' },
      { text: 'Safe multisigs', link: '/safe' },
      { text: 'Embedding in a Safe', link: '/embedding' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'Operation', link: '/running' },
      { text: 'OpenID Connect', link: '/openid-connect' },
      { text: 'Deployment', link: '/deployment' },
      { text: 'Scaling', link: '/scaling' },
      { text: 'Branding', link: '/branding' },
      { text: 'Releases', link: '/releases' },
      { text: 'Glossary', link: '/glossary' },
    ],
  },
];

const packageItems: DefaultTheme.SidebarItem[] = [
  { text: 'Packages', items: readmes('packages', '@mooring/') },
  { text: 'Examples', items: readmes('examples', '') },
];

const background: DefaultTheme.SidebarItem[] = [
  {
    text: 'Background',
    items: [
      { text: 'Comparison', link: '/background/comparison' },
      { text: 'Architecture', link: '/background/architecture' },
      { text: 'Design', link: '/background/design' },
      { text: 'Contributing', link: '/background/contributing' },
      { text: 'Security', link: '/background/security' },
    ],
  },
  {
    text: 'Decisions',
    items: [{ text: 'Overview', link: '/background/decisions/' }, ...decisions()],
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
  '/packages/': packageItems,
  '/examples/': packageItems,
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
