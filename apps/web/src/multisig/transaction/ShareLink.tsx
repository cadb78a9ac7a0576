import { useCatalogue } from '@mooring/connect';
import type { Hash } from 'viem';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { multisigCatalogue } from '../multisigCatalogue.ts';
import { placeLink } from '../place/placeLink.ts';
import type { KnownSafe } from '../safe/useSafe.ts';

interface ShareLinkProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
}

/** The address of this transaction here, for the other owners. */
export function ShareLink({ safe, hash }: ShareLinkProps) {
  const t = useCatalogue(multisigCatalogue);
  const path = placeLink(safe.chain.id, safe.state.address, { kind: 'transaction', hash });
  return (
    <div className="safe-share">
      <CopyButton text={new URL(path, location.origin).href} label={t('transaction.share')} />
      <p className="quiet">{t('transaction.shareHelp')}</p>
    </div>
  );
}
