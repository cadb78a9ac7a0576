import { useCatalogue } from '@mooring/connect';
import type { UnreadableRow as Row } from '@mooring/safe/gateway';
import type { ReactNode } from 'react';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

interface UnreadableRowProps {
  readonly row: Row;
  readonly of?: 'transaction' | 'message';
  /** Action on the entry. */
  readonly children?: ReactNode;
}

/** Unreadable list entry, with its known fields. */
export function UnreadableRow({ row, of = 'transaction', children }: UnreadableRowProps) {
  const t = useCatalogue(multisigCatalogue);
  const { hash, nonce } = row;
  return (
    <li className="safe-row">
      <p className="field-problem">{t('row.unreadable')}</p>
      {(hash !== undefined || nonce !== undefined) && (
        <dl className="safe-facts">
          {nonce !== undefined && (
            <div>
              <dt>{t('fact.nonce')}</dt>
              <dd>
                <bdi dir="ltr">{nonce}</bdi>{' '}
                {!Number.isSafeInteger(Number(nonce)) && t('row.nonceTooLarge')}
              </dd>
            </div>
          )}
          {hash !== undefined && (
            <div>
              <dt>{t(of === 'message' ? 'hash.safeMessage' : 'hash.safeTx')}</dt>
              <dd className="safe-bytes">
                <bdi dir="ltr">{hash}</bdi>
              </dd>
            </div>
          )}
        </dl>
      )}
      {children}
    </li>
  );
}
