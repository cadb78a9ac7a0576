import { useCatalogue } from '@mooring/connect';
import type { View } from '../../safe/place.ts';
import { placeLink } from '../../safe/placeLink.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';

interface ShareLinkProps {
  readonly safe: KnownSafe;
  readonly view: View;
  /** Recipients and target of the link. */
  readonly help: string;
}

/** URL of a transaction or message on this site, for the other owners. */
export function ShareLink({ safe, view, help }: ShareLinkProps) {
  const t = useCatalogue(multisigCatalogue);
  const path = placeLink(safe.chain.id, safe.state.address, view);
  return (
    <div className="safe-share">
      <CopyButton text={new URL(path, location.origin).href} label={t('transaction.share')} />
      <p className="quiet">{help}</p>
    </div>
  );
}
