import type { Locale } from '@mooring/connect';
import { loadMultisigPage } from '@mooring/multisig';
import type { SiteConfig, SitePage } from '@mooring/page/site';
import type { ComponentType } from 'react';
import { HomePage } from '../home/HomePage.tsx';
import { sendCatalogue } from '../texts/sendCatalogue.ts';
import { pagePath } from './pagePath.ts';
import type { RarePageName } from './rarePages.ts';

/** Page of the application; each but the first is a separate chunk. */
export interface Page {
  readonly path: string;
  /** True when connected visitors who are not signed in count as unauthenticated. */
  readonly needsSignIn?: true;
  /** Loads its code, and its own texts in a language. */
  readonly load: (locale: Locale) => Promise<ComponentType>;
  /** Part of the first load, rendered without waiting. */
  readonly Page?: ComponentType;
}

/** Page of the navigation. */
export interface PageRow extends Page {
  /** Key of its name in the navigation, and of its icon. */
  readonly name: SitePage;
}

const rows: readonly Omit<PageRow, 'path'>[] = [
  {
    name: 'home',
    load: async () => HomePage,
    Page: HomePage,
  },
  {
    name: 'send',
    load: async (locale) => {
      const texts = sendCatalogue.want(locale);
      const [{ SendPage }] = await Promise.all([import('../send/SendPage.tsx'), texts]);
      return SendPage;
    },
  },
  {
    name: 'activity',
    load: () => import('../activity/ActivityPage.tsx').then((file) => file.ActivityPage),
  },
  {
    name: 'multisig',
    load: loadMultisigPage,
  },
  {
    name: 'sessions',
    needsSignIn: true,
    load: rarePage('sessions'),
  },
  {
    name: 'settings',
    load: () => import('../settings/SettingsPage.tsx').then((file) => file.SettingsPage),
  },
];

/** All pages of the navigation. */
export const pages: readonly PageRow[] = rows.map((row) => ({ ...row, path: pagePath(row.name) }));

/** Page for a lost passkey, and for guardians who open a link; not in the navigation. */
const recoveryPage: Page = { path: '/recovery', load: rarePage('recovery') };

/** Pages of applications that ask for a sign-in or a sign-out; on sites that offer it. */
const openIdPages: readonly Page[] = [
  { path: '/authorize', needsSignIn: true, load: rarePage('authorize') },
  { path: '/sign-out', load: rarePage('signOut') },
];

function rarePage(name: RarePageName): Page['load'] {
  return async (locale) => (await import('./rarePages.ts')).loadRarePage(name, locale);
}

/** Rendered at every other path. */
export const notFoundPage: Page = { path: '', load: rarePage('notFound') };

/** Pages the operator has enabled and configured, in the order of the navigation. */
export function openPages({ pages: names }: Pick<SiteConfig, 'pages'>): readonly PageRow[] {
  return names.flatMap((name) => pages.find((page) => page.name === name) ?? []);
}

/**
 * Page at a path, with or without a trailing slash; undefined if there is none.
 * @param oidc false on sites without sign-in to applications
 */
export function pageAt(path: string, open: readonly PageRow[], oidc = true): Page | undefined {
  // Behind `/authorize` is the id of a request; a refused one has this in its place.
  const bare = path
    .replace(/(?<=[^/])\/$/, '')
    .replace(/^(\/authorize)\/[\w-]+$|^(\/sign-out)\/refused$/, '$1$2');
  return [...open, recoveryPage, ...(oidc ? openIdPages : [])].find((page) => page.path === bare);
}
