import { NetworkIcon, useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../../locales/catalogue.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';

/** Account and network of the signature, both part of the hash. */
export function AccountFacts({ safe: { chain, state } }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  return (
    <>
      <div>
        <dt>{t('fact.account')}</dt>
        <dd className="safe-bytes">
          <bdi dir="ltr">{state.address}</bdi>
        </dd>
      </div>
      <div>
        <dt>{web('review.network')}</dt>
        <dd className="safe-network">
          <NetworkIcon chain={chain} />
          <bdi>{chain.name}</bdi>
        </dd>
      </div>
    </>
  );
}
