import { useCatalogue } from '@mooring/connect';
import type { SafeSignature } from '@mooring/safe/transactions';
import { useId } from 'react';
import { isAddressEqual } from 'viem';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { OwnerRow } from '../safe/OwnerRow.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { useSignedText } from './useSignedText.ts';

interface ConfirmationsProps {
  readonly safe: KnownSafe;
  readonly signatures: readonly SafeSignature[];
}

/** Owners and their signatures, as verified here. */
export function Confirmations({ safe, signatures }: ConfirmationsProps) {
  const t = useCatalogue(multisigCatalogue);
  const signedText = useSignedText();
  const id = useId();
  const { owners, threshold } = safe.state;
  return (
    <section className="safe-part" aria-labelledby={id}>
      <h3 id={id}>{signedText(signatures.length, threshold)}</h3>
      <ul className="safe-owners">
        {owners.map((owner) => {
          const signed = signatures.some((one) => isAddressEqual(one.owner, owner));
          return (
            <OwnerRow key={owner} owner={owner}>
              <span className={signed ? 'safe-yes' : 'quiet'}>
                {t(signed ? 'transaction.hasSigned' : 'transaction.notSigned')}
              </span>
            </OwnerRow>
          );
        })}
      </ul>
    </section>
  );
}
