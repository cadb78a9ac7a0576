import { useCatalogue, visibleText } from '@mooring/connect';
import { handOverFocus, RetryNotice } from '@mooring/page/ui';
import { GatewayError, type UnreadableRow as Row } from '@mooring/safe/gateway';
import type { ReactNode } from 'react';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';

/** Longest text of a gateway shown, in characters. */
const SHOWN_REASON = 240;

interface GatewayFaultProps {
  /** Sentence on what failed to load. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Error of the gateway or the network, with the reason and a retry button. */
export function GatewayFault({ what, error, onRetry }: GatewayFaultProps) {
  return (
    <RetryNotice onRetry={onRetry}>
      <strong>{what}</strong> <GatewayText error={error} />
    </RetryNotice>
  );
}

/** Reason a gateway request failed, with the gateway's own message as text. */
export function GatewayText({ error }: { readonly error: unknown }) {
  const t = useCatalogue(multisigCatalogue);
  if (!(error instanceof GatewayError)) return t('gateway.unreachable');
  if (error.reason !== 'refused') return t(`gateway.${error.reason}`);
  return (
    <>
      {t('gateway.refused')} <bdi dir="ltr">{visibleText(error.message, SHOWN_REASON)}</bdi>
    </>
  );
}

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

interface LoadMoreProps {
  /** Loads more; undefined at the end. */
  readonly more: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** Button that loads the next page of a list. */
export function LoadMore({ more, isBusy }: LoadMoreProps) {
  const t = useCatalogue(multisigCatalogue);
  if (!more) return null;
  return (
    <button
      ref={handOverFocus}
      type="button"
      className="button button-quiet"
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) more();
      }}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {t('multisig.more')}
    </button>
  );
}
