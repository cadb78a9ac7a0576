import { useSyncExternalStore } from 'react';
import { useCatalogue } from '../../../i18n/useTranslate.ts';
import type { Pairing } from '../../../wallets/pairing.ts';
import { readPairingSession } from '../../../wallets/pairingSession.ts';
import { screensCatalogue } from './screensCatalogue.ts';

/** A wallet of an earlier visit is connected still: opening it is enough. */
export function KeptSession({ pairing }: { readonly pairing: Pairing }) {
  const t = useCatalogue(screensCatalogue);
  const read = () => readPairingSession(pairing.getSession())?.name;
  const wallet = useSyncExternalStore(pairing.subscribe, read, read);
  return wallet ? <p className="mooring-scene-text">{t('phone.kept', { wallet })}</p> : null;
}
