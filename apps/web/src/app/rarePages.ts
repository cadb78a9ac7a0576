import type { Catalogue, Locale } from '@mooring/connect';
import { openTexts } from '@mooring/page/texts';
import type { ComponentType } from 'react';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';

interface RarePage {
  readonly load: () => Promise<ComponentType>;
  readonly texts: readonly Catalogue[];
}

/** Pages that most visits never open: a chunk of its own, so that the first load has neither them nor their texts. */
const rarePages = {
  sessions: {
    load: () => import('../sessions/SessionsPage.tsx').then((file) => file.SessionsPage),
    texts: [sessionsCatalogue],
  },
  recovery: {
    load: () => import('../recovery/RecoveryPage.tsx').then((file) => file.RecoveryPage),
    texts: [],
  },
  notFound: {
    load: () => import('./NotFoundPage.tsx').then((file) => file.NotFoundPage),
    texts: [],
  },
  authorize: {
    load: () => import('../open-id/AuthorizePage.tsx').then((file) => file.AuthorizePage),
    texts: [openIdCatalogue, sessionsCatalogue],
  },
  signOut: {
    load: () => import('../open-id/SignOutPage.tsx').then((file) => file.SignOutPage),
    texts: [openIdCatalogue, sessionsCatalogue],
  },
} satisfies Record<string, RarePage>;

export type RarePageName = keyof typeof rarePages;

/** Loads a page with its texts in a language. */
export async function loadRarePage(name: RarePageName, locale: Locale): Promise<ComponentType> {
  const { load, texts }: RarePage = rarePages[name];
  texts.forEach(openTexts);
  const [Page] = await Promise.all([load(), ...texts.map((catalogue) => catalogue.load(locale))]);
  return Page;
}
