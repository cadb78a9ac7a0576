import type { Locale } from '@mooring/connect';
import { openTexts } from '@mooring/page/texts';
import type { ComponentType } from 'react';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';

/** Pages of sign-in to other applications, each a chunk. */
const pages = {
  authorize: () => import('./AuthorizePage.tsx').then((file) => file.AuthorizePage),
  signOut: () => import('./SignOutPage.tsx').then((file) => file.SignOutPage),
};

/** Loads a page with its texts in a language. */
export async function loadOpenIdPage(
  name: keyof typeof pages,
  locale: Locale,
): Promise<ComponentType> {
  openTexts(openIdCatalogue);
  const [Page] = await Promise.all([
    pages[name](),
    openIdCatalogue.load(locale),
    sessionsCatalogue.want(locale),
  ]);
  return Page;
}
