import {
  isRejection,
  reasonOf,
  useMultisig,
  useTransactions,
  useUnansweredRequests,
} from '@mooring/connect';
import { useCallback, useRef, useState } from 'react';
import type { Chain, Hash } from 'viem';
import { useConfig } from 'wagmi';
import { useSite } from '../site/SiteContext.ts';
import type { Call } from './asset.ts';
import type { Payment } from './checkForm.ts';
import { BatchFailedError, sendPayment, UnclearAnswerError } from './sendPayment.ts';

/**
 * State of sending:
 *
 * editing → confirming → sent
 *   ↑           ├→ following → sent     (a batch: accepted by the wallet, its hash awaited)
 *   ├── rejected│          └→ failed
 *   └───────────┴→ failed → confirming  (retry)
 */
export type SendState =
  | { readonly step: 'editing' }
  | { readonly step: 'confirming' }
  | { readonly step: 'following' }
  | { readonly step: 'failed'; readonly failure: SendFailure }
  | ({ readonly step: 'sent' } & Sent);

/** Reason a payment was not sent. */
export type SendFailure =
  /** Refused by the wallet; `detail` is its sanitized message. */
  | { readonly kind: 'wallet'; readonly detail: string | undefined }
  /** A batch that the wallet accepted ended without a transaction. */
  | { readonly kind: 'batch-refused' }
  /** The wallet accepted a batch, then stopped responding: it may still be sent. */
  | { readonly kind: 'no-answer' }
  /** The wallet responded without a transaction hash: it may have been sent. */
  | { readonly kind: 'unclear-answer' }
  | { readonly kind: 'other-network' };

/** Sent payment. */
export interface Sent {
  readonly description: string;
  readonly recipients: readonly SentTo[];
  readonly chainId: number;
  /** Hash from the wallet; undefined for several transactions. */
  readonly hash: Hash | undefined;
}

/** Recipient of a payment; `name` is the registered name that resolved to it. */
export type SentTo = Pick<Payment, 'to' | 'name'>;

/** Payment to send, with its description for the activity list. */
interface Sending {
  readonly chain: Chain;
  readonly calls: readonly Call[];
  readonly description: string;
  /** Description of each call, for wallets that send them as separate transactions. */
  readonly each: readonly string[];
  readonly recipients: readonly SentTo[];
}

interface Send {
  readonly state: SendState;
  /** True when an abandoned request is still open in the wallet, and may be approved. */
  readonly hasEarlier: boolean;
  /** Resolves to true when sent; errors are in `state`. */
  readonly send: (sending: Sending) => Promise<boolean>;
  /** Returns to the form. A later response of the wallet is still handled: the transaction is stored. */
  readonly dismiss: () => void;
}

/** Sends payments through the wallet and stores their transactions. */
export function useSend(): Send {
  const wagmi = useConfig();
  const { timeouts } = useSite().mooring;
  const { addTransaction } = useTransactions();
  const { isMultisig } = useMultisig();
  const [state, setState] = useState<SendState>({ step: 'editing' });
  const [open, setOpen] = useState(0);
  const current = useRef(0);

  const dismiss = useCallback(() => {
    current.current++;
    setState({ step: 'editing' });
  }, []);

  const send = useCallback(
    async ({ chain, calls, description, each, recipients }: Sending) => {
      const turn = ++current.current;
      const show = (next: SendState) => {
        if (turn === current.current) setState(next);
      };
      show({ step: 'confirming' });
      setOpen((count) => count + 1);
      try {
        const hashes = await sendPayment(wagmi, {
          chain,
          calls,
          isMultisig,
          timeoutMs: timeouts.transactionMs,
          onAccepted: () => show({ step: 'following' }),
        });
        const apart = hashes.length === each.length;
        hashes.forEach((hash, index) => {
          const sentence = apart ? (each[index] ?? description) : description;
          addTransaction({ hash, description: sentence }, chain.id);
        });
        const [hash, ...others] = hashes;
        show({
          step: 'sent',
          description,
          recipients,
          chainId: chain.id,
          hash: others.length === 0 ? hash : undefined,
        });
        return turn === current.current;
      } catch (error) {
        if (isRejection(error)) {
          show({ step: 'editing' });
        } else {
          console.warn(error);
          show({ step: 'failed', failure: failureOf(error) });
        }
        return false;
      } finally {
        setOpen((count) => count - 1);
      }
    },
    [wagmi, timeouts, addTransaction, isMultisig],
  );
  const isLeftOpen = useUnansweredRequests().some(({ status }) => status === 'open');
  const own = state.step === 'confirming' || state.step === 'following' ? 1 : 0;
  return { state, hasEarlier: open > own || isLeftOpen, send, dismiss };
}

function failureOf(error: unknown): SendFailure {
  if (error instanceof BatchFailedError) return { kind: 'batch-refused' };
  if (error instanceof UnclearAnswerError) return { kind: 'unclear-answer' };
  const name = error instanceof Error ? error.name : '';
  if (name === 'WaitForCallsStatusTimeoutError') return { kind: 'no-answer' };
  if (name === 'ConnectorChainMismatchError') return { kind: 'other-network' };
  return { kind: 'wallet', detail: reasonOf(error) };
}
