import { useCatalogue, useLocale } from '@mooring/connect';
import type { QueuedTransaction } from '@mooring/safe/transactions';
import { useState } from 'react';
import { ProposalField } from '../form/ProposalForm.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { readNonce } from './readNonce.ts';

interface NonceFieldProps {
  readonly nonce: bigint;
  /** Next nonce of the account. */
  readonly next: bigint;
  readonly waiting: readonly QueuedTransaction[];
  readonly disabled: boolean;
  readonly onChange: (nonce: bigint) => void;
}

/** Field for a proposal's nonce: the next free one, or that of a queued transaction to replace. */
export function NonceField({ nonce, next, waiting, disabled, onChange }: NonceFieldProps) {
  const t = useCatalogue(treasuryCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const [text, setText] = useState(`${nonce}`);
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const read = readNonce(text, next, waiting);
  // Open initially if the nonce is not simply the next free one.
  const [startsOpen] = useState(read.kind !== 'free');
  const isFaulty = read.kind === 'not-a-number' || read.kind === 'used';
  return (
    <details className="safe-details" open={startsOpen}>
      <summary>{t('nonce.choose', { nonce: number.format(nonce) })}</summary>
      <fieldset className="safe-fieldset safe-fieldset-nonce" disabled={disabled}>
        <ProposalField
          id="safe-nonce"
          label={own('fact.nonce')}
          value={text}
          problem={isFaulty ? t(`nonce.${read.kind}`, { next: number.format(next) }) : ''}
          help={
            read.kind === 'replaces'
              ? t('nonce.replaces')
              : read.kind === 'gap'
                ? t('nonce.gap', { missing: number.format(read.missing) })
                : read.kind === 'free'
                  ? t('nonce.free')
                  : ''
          }
          attempts={1}
          onChange={(typed) => {
            setText(typed);
            const now = readNonce(typed, next, waiting);
            if ('nonce' in now) onChange(now.nonce);
          }}
        />
      </fieldset>
    </details>
  );
}
