import { NetworkIcon, useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { CopyButton } from '@mooring/page/ui';
import type { SafeHashes } from '@mooring/safe/transactions';
import { useId } from 'react';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';

/** Account and network of the signature, both part of the hash. */
export function AccountFacts({ safe: { chain, state } }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
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

interface HashesProps {
  readonly hashes: SafeHashes;
  /** Comparison with the gateway's hash: same, other, or not requested. */
  readonly gateway: 'same' | 'other' | 'none';
  readonly of?: 'transaction' | 'message';
}

/** Hashes, computed in the page from the shown fields, to compare with the wallet's. */
export function Hashes({ hashes, gateway, of = 'transaction' }: HashesProps) {
  const t = useCatalogue(multisigCatalogue);
  const id = useId();
  const rows = [
    [t('hash.domain'), hashes.domainHash],
    [t('hash.message'), hashes.messageHash],
    [t(of === 'message' ? 'hash.safeMessage' : 'hash.safeTx'), hashes.hash],
  ] as const;
  return (
    <section className="safe-part" aria-labelledby={id}>
      <h3 id={id}>{t('hash.title')}</h3>
      <p className="quiet">{t('hash.help')}</p>
      <dl className="safe-facts">
        {rows.map(([name, hash]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="safe-hash">
              <bdi dir="ltr" className="safe-bytes">
                {hash}
              </bdi>
              <CopyButton compact text={hash} label={t('hash.copy', { name })} />
            </dd>
          </div>
        ))}
      </dl>
      {gateway !== 'none' && (
        <p className={gateway === 'same' ? 'quiet' : 'field-problem'}>
          {t(gateway === 'same' ? 'hash.same' : 'hash.other')}
        </p>
      )}
    </section>
  );
}
