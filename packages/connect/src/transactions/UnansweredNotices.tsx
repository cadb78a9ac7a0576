import { isTransactionHash } from '@mooring/internal';
import { useMemo } from 'react';
import { useAccount } from 'wagmi';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import type { useThemedPart } from '../theme/ThemeProvider.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneHint } from '../wallets/PhoneHint.tsx';
import { pairingOf } from '../wallets/pairing.ts';
import phoneStyles from '../wallets/phone.css?inline';
import { usePairingSession, useRequestText } from './usePhoneRequests.ts';

interface UnansweredNoticesProps {
  /** Attributes of the outermost element; undefined inside another piece. */
  readonly piece?: ReturnType<typeof useThemedPart>;
}

/** Notice for each unanswered payment. */
export function UnansweredNotices({ piece }: UnansweredNoticesProps) {
  useStylesheet(phoneStyles);
  const t = useTranslate();
  const requests = useUnansweredRequests();
  if (requests.length === 0) return null;
  return (
    <div className="mooring-piece mooring-unanswered" {...piece}>
      {requests.map(({ id, status, description, dismiss }) => (
        <Notice key={id}>
          {t(`unanswered.${status}`, { description })}{' '}
          {status === 'lost' && (
            <button type="button" className="mooring-text-button" onClick={dismiss}>
              {t('unanswered.dismiss')}
            </button>
          )}
        </Notice>
      ))}
      <PhoneHint />
    </div>
  );
}

/** Unanswered payment of an earlier visit. */
export interface Unanswered {
  readonly id: number;
  readonly chainId: number;
  /** Description of the request, in the language of the page. */
  readonly description: string;
  /** `open`: it can still be approved in the wallet. `lost`: it is unknown whether it was sent. */
  readonly status: 'open' | 'lost';
  /** Removes the notice. */
  readonly dismiss: () => void;
}

/**
 * Returns payments requested from a phone wallet before this page loaded, which it has not answered.
 *
 * @example
 * ```tsx
 * import { useUnansweredRequests } from '@mooring/connect';
 *
 * export const Unanswered = () =>
 *   useUnansweredRequests().map(({ id, description, dismiss }) => (
 *     <button key={id} onClick={dismiss}>
 *       {description}
 *     </button>
 *   ));
 * ```
 */
export function useUnansweredRequests(): readonly Unanswered[] {
  const { connector } = useAccount();
  const pairing = pairingOf(connector);
  const session = usePairingSession(pairing);
  const requestText = useRequestText();
  return useMemo(
    () =>
      (session?.requests ?? []).flatMap((request) => {
        const { id, chainId, status } = request;
        const hasHash =
          request.method !== 'eth_sendTransaction' || isTransactionHash(request.result);
        if (status === 'approved' && hasHash) return [];
        return {
          id,
          chainId,
          description: requestText(request),
          // An answer without a transaction hash proves nothing.
          status: status === 'open' ? status : 'lost',
          dismiss: () => pairing?.forget(id),
        };
      }),
    [session, pairing, requestText],
  );
}
