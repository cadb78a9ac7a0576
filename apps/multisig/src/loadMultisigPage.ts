import type { Locale } from '@mooring/connect';
import type { ComponentType } from 'react';
import { multisigCatalogue } from './texts/multisigCatalogue.ts';
import { treasuryCatalogue } from './texts/treasuryCatalogue.ts';

/** Texts that the page of multisig accounts opens with. */
export const multisigTexts = [multisigCatalogue, treasuryCatalogue] as const;

/** Loads the page of multisig accounts, with its texts in a language. */
export async function loadMultisigPage(locale: Locale): Promise<ComponentType> {
  const texts = multisigTexts.map((catalogue) => catalogue.want(locale));
  const [{ MultisigPage }] = await Promise.all([import('./MultisigPage.tsx'), ...texts]);
  return MultisigPage;
}
