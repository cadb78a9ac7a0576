import type { Locale } from '@mooring/connect';
import { loadMultisigPage } from '@mooring/multisig';
import type { SiteConfig, SitePage } from '@mooring/page/site';
import type { ComponentType } from 'react';
import { HomePage } from '../home/HomePage.tsx';
import { sendCatalogue } from '../texts/sendCatalogue.ts';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';

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

/** All pages of the navigation. */
export const pages: readonly PageRow[] = [
  {
    path: '/',
    name: 'home',
    load: async () => HomePage,
    Page: HomePage,
  },
  {
    path: '/send',
    name: 'send',
    load: async (locale) => {
      const texts = sendCatalogue.want(locale);
      const [{ SendPage }] = await Promise.all([import('../send/SendPage.tsx'), texts]);
      return SendPage;
    },
  },
  {
    path: '/activity',
    name: 'activity',
    load: () => import('../activity/ActivityPage.tsx').then((file) => file.ActivityPage),
  },
  {
    path: '/multisig',
    name: 'multisig',
    load: loadMultisigPage,
  },
  {
    path: '/sessions',
    name: 'sessions',
    needsSignIn: true,
    load: async (locale) => {
      const texts = sessionsCatalogue.want(locale);
      const [{ SessionsPage }] = await Promise.all([import('../sessions/SessionsPage.tsx'), texts]);
      return SessionsPage;
    },
  },
  {
    path: '/settings',
    name: 'settings',
    load: () => import('../settings/SettingsPage.tsx').then((file) => file.SettingsPage),
  },
];

/** Page for a lost passkey, and for guardians who open a link; not in the navigation. */
const recoveryPage: Page = {
  path: '/recovery',
  load: () => import('../recovery/RecoveryPage.tsx').then((file) => file.RecoveryPage),
};

/** Pages of applications that ask for a sign-in or a sign-out; on sites that offer it. */
const openIdPages: readonly Page[] = [
  {
    path: '/authorize',
    needsSignIn: true,
    load: (locale) => loadOpenIdPage('authorize', locale),
  },
  {
    path: '/sign-out',
    load: (locale) => loadOpenIdPage('signOut', locale),
  },
];

async function loadOpenIdPage(name: 'authorize' | 'signOut', locale: Locale) {
  return (await import('../open-id/loadPages.ts')).loadOpenIdPage(name, locale);
}

/** Pages the operator has enabled and configured, in the order of the navigation. */
export function openPages({ pages: names }: Pick<SiteConfig, 'pages'>): readonly PageRow[] {
  return names.flatMap((name) => pages.find((page) => page.name === name) ?? []);
}

/**
 * Page at a path, with or without a trailing slash; undefined if there is none.
 * @param oidc false on sites without sign-in to applications
 */
export function pageAt(path: string, open: readonly PageRow[], oidc = true): Page | undefined {
  // Behind `/authorize` is the id of a request.
  const bare = path.replace(/(?<=[^/])\/$/, '').replace(/^(\/authorize)\/[\w-]+$/, '$1');
  return [...open, recoveryPage, ...(oidc ? openIdPages : [])].find((page) => page.path === bare);
}
