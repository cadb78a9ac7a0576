import { useCatalogue } from '@mooring/connect';
import { Notice } from '@mooring/page/ui';
import type { SafeSignature } from '@mooring/safe/transactions';
import { useEffect, useRef } from 'react';
import { type Hash, isAddressEqual } from 'viem';
import { OwnerRow, ShareLink } from '../safe/Owners.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';

interface ProposedNoticeProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
  readonly signatures: readonly SafeSignature[];
}

/** Notice after a proposal: owners who can still sign, and the link to share with them. */
export function ProposedNotice({ safe, hash, signatures }: ProposedNoticeProps) {
  const t = useCatalogue(treasuryCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const { owners, threshold } = safe.state;
  const missing = threshold - signatures.length;
  const others = owners.filter(
    (owner) => !signatures.some((signature) => isAddressEqual(signature.owner, owner)),
  );
  return (
    <div ref={element} tabIndex={-1} className="safe-outcome">
      <Notice kind="good" urgent>
        <p>
          <strong>{own('done.propose')}</strong>{' '}
          {missing > 0 ? t('next.sign', { count: missing }) : t('next.execute')}
        </p>
        {missing > 0 && (
          <>
            <ul className="safe-owners safe-next">
              {others.map((owner) => (
                <OwnerRow key={owner} owner={owner} chainId={safe.chain.id} />
              ))}
            </ul>
            <ShareLink safe={safe} view={{ kind: 'transaction', hash }} help={t('next.share')} />
          </>
        )}
      </Notice>
    </div>
  );
}
