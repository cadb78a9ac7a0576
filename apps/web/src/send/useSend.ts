import {
  isRejection,
  reasonOf,
  SendBatchError,
  useSendBatch,
  useUnansweredRequests,
} from '@mooring/connect';
import type { Payment } from '@mooring/page/form';
import type { Asset, Call, GivenFees } from '@mooring/page/send';
import { useCallback, useRef, useState } from 'react';
import { type Address, type Chain, type Hash, InsufficientFundsError } from 'viem';
import { useConnection } from 'wagmi';

/**
 * State of sending:
 *
 * editing → confirming → sent
 *   ↑           ├→ failed → confirming  (retry)
 *   └── rejected┘
 */
export type SendState =
  | { readonly step: 'editing' }
  | { readonly step: 'confirming' }
  | { readonly step: 'failed'; readonly failure: SendFailure; readonly canSendOneByOne: boolean }
  | ({ readonly step: 'sent' } & Sent);

/** Reason a payment was not sent. */
export type SendFailure =
  /** Refused by the wallet; `detail` is its sanitized message. */
  | { readonly kind: 'wallet'; readonly detail: string | undefined }
  /** Less is left than the wallet takes for the fee. */
  | { readonly kind: 'no-funds'; readonly detail: string | undefined }
  /** Not sent as a batch, and why; see `fault` of {@link Send}. */
  | { readonly kind: 'batch' }
  /** The first payments were sent and the rest was not, or another account or network is connected now. */
  | { readonly kind: 'stopped' }
  /** The wallet responded without a transaction or batch: it may have been sent. */
  | { readonly kind: 'unclear-answer' }
  | { readonly kind: 'other-network' };

/** Sent payment. */
export interface Sent {
  readonly description: string;
  readonly asset: Asset;
  readonly recipients: readonly Payment[];
  readonly chainId: number;
  /** Hashes of its entries in the list of transactions, as they were added. */
  readonly hashes: readonly Hash[];
}

/** Payment to send, with its description for the activity list. */
interface Sending {
  readonly account: Address;
  readonly chain: Chain;
  readonly calls: readonly Call[];
  readonly description: string;
  /** Description of each call, for wallets that send them as separate transactions. */
  readonly each: readonly string[];
  readonly asset: Asset;
  readonly recipients: readonly Payment[];
  /** True to send each as a transaction of its own, also where the wallet has batches. */
  readonly oneByOne: boolean;
  /** Reads once more what was shown, before the wallet is asked. */
  readonly prepare: () => Promise<Prepared>;
}

/** What was shown holds, with gas and price of a single call unless the wallet prices by itself; or has changed. */
export type Prepared =
  | { readonly kind: 'unchanged'; readonly fees: GivenFees | undefined }
  | { readonly kind: 'changed' };

export interface Send {
  readonly state: SendState;
  /** Progress of the batch, as a sentence; undefined when nothing is sent. */
  readonly progressText: string | undefined;
  /** Failure of the batch, as a sentence. */
  readonly fault: string | undefined;
  /** True when an abandoned request is still open in the wallet, and may be approved. */
  readonly hasEarlier: boolean;
  /** Resolves to the number of payments sent; errors are in `state`. */
  readonly send: (sending: Sending) => Promise<number>;
  /** Returns to the form. A later response of the wallet is still handled: the transaction is stored. */
  readonly dismiss: () => void;
}

const editing: SendState = { step: 'editing' };

/**
 * Sends payments through the wallet and stores their transactions. A sequence that ended because the account changed
 * is shown to whoever is connected then, and without a wallet; everything else to its account only.
 */
export function useSend(): Send {
  const { mutateAsync: sendBatch, progressText, fault } = useSendBatch();
  const { address } = useConnection();
  const [last, setLast] = useState<{ readonly account?: Address; readonly state: SendState }>({
    state: editing,
  });
  const [open, setOpen] = useState(0);
  const current = useRef<AbortController>(undefined);

  const dismiss = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
    setLast({ state: editing });
  }, []);

  const send = useCallback(
    async ({ account, chain, calls, description, each, ...rest }: Sending) => {
      const { asset, recipients, oneByOne, prepare } = rest;
      const turn = new AbortController();
      current.current = turn;
      const { signal } = turn;
      const show = (next: SendState) => {
        if (turn === current.current) setLast({ account, state: next });
      };
      show({ step: 'confirming' });
      setOpen((count) => count + 1);
      try {
        const prepared = await prepare();
        if (signal.aborted) return 0;
        if (prepared.kind === 'changed') {
          show({ step: 'editing' });
          return 0;
        }
        const { fees } = prepared;
        const described = calls.map((call, index) => ({
          ...call,
          recipient: recipients[index]?.to,
          description: each[index],
          ...(fees && { fees }),
        }));
        const { transactions } = await sendBatch({
          ...{ calls: described, description, chainId: chain.id, signal },
          atomic: oneByOne ? 'never' : 'preferred',
        });
        const hashes = transactions.map(({ hash }) => hash);
        show({ step: 'sent', description, asset, recipients, chainId: chain.id, hashes });
        return turn === current.current ? calls.length : 0;
      } catch (error) {
        const isPart = error instanceof SendBatchError && error.sent > 0;
        if (isRejection(error) && !isPart) {
          show({ step: 'editing' });
        } else {
          console.warn(error);
          const canSendOneByOne = error instanceof SendBatchError && error.canSendOneByOne;
          show({ step: 'failed', failure: failureOf(error), canSendOneByOne });
        }
        return isPart && turn === current.current ? error.sent : 0;
      } finally {
        setOpen((count) => count - 1);
      }
    },
    [sendBatch],
  );
  const isLeftOpen = useUnansweredRequests().some(({ status }) => status === 'open');
  const state = isStopped(last.state) || last.account === address ? last.state : editing;
  const own = state.step === 'confirming' ? 1 : 0;
  return { state, progressText, fault, hasEarlier: open > own || isLeftOpen, send, dismiss };
}

function failureOf(error: unknown): SendFailure {
  if (error instanceof SendBatchError) {
    if (error.reason === 'unclear') return { kind: 'unclear-answer' };
    if (error.reason === 'failed') return failureOfWallet(error.cause);
    return { kind: error.sent > 0 || error.change ? 'stopped' : 'batch' };
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'ConnectorChainMismatchError') return { kind: 'other-network' };
  return failureOfWallet(error);
}

function failureOfWallet(error: unknown): SendFailure {
  const detail = reasonOf(error);
  const lacksFunds = InsufficientFundsError.nodeMessage.test(detail?.toLowerCase() ?? '');
  return { kind: lacksFunds ? 'no-funds' : 'wallet', detail };
}

/** True when a sequence ended before its last payment. */
export function isStopped(state: SendState): boolean {
  return state.step === 'failed' && state.failure.kind === 'stopped';
}
