import { useSendBatch, useUnansweredRequests } from '@mooring/connect';
import type { Payment } from '@mooring/page/form';
import type { Asset, Call, TransactionFees } from '@mooring/page/send';
import { useCallback, useRef, useState } from 'react';
import type { Address, Chain, Hash } from 'viem';
import { useConnection } from 'wagmi';
import { paymentReference } from './findDuplicatePayment.ts';
import { SendError, toSendError } from './sendError.ts';

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
interface PaymentToSend {
  readonly account: Address;
  readonly chain: Chain;
  readonly calls: readonly Call[];
  readonly description: string;
  /** Description of each call, for wallets that send them as separate transactions. */
  readonly each: readonly string[];
  readonly asset: Asset;
  readonly recipients: readonly Payment[];
  /** True to send each as a separate transaction, also where the wallet has batches. */
  readonly oneByOne: boolean;
  /** Rereads the shown data right before the wallet request. */
  readonly prepare: () => Promise<Prepared>;
}

/** Result of rereading: unchanged, with fees of a single call unless the wallet sets them; or changed. */
export type Prepared =
  | { readonly kind: 'unchanged'; readonly fees: TransactionFees | undefined }
  | { readonly kind: 'changed' };

/** State of the last payment, with `mutate` and `reset` like wagmi's mutation hooks. */
export interface Send {
  /** `idle` also after a rejection, or when the shown data has changed. */
  readonly status: 'idle' | 'pending' | 'error' | 'success';
  readonly data: Sent | undefined;
  readonly error: SendError | null;
  /** Progress of the batch, as a sentence; undefined when nothing is sent. */
  readonly progressText: string | undefined;
  /** Failure of the batch, as a sentence. */
  readonly fault: string | undefined;
  /** True when an abandoned request is still open in the wallet, and may be approved. */
  readonly hasEarlier: boolean;
  /** Sends, and never throws. */
  readonly mutate: (sending: PaymentToSend) => void;
  /** Sends; rejects with a {@link SendError}. */
  readonly mutateAsync: (sending: PaymentToSend) => Promise<Sent>;
  /** Returns to the form. A later response of the wallet is still handled: the transaction is stored. */
  readonly reset: () => void;
}

type SendState = Pick<Send, 'status' | 'data' | 'error'>;
const idleSend: SendState = { status: 'idle', data: undefined, error: null };

/** Ends that show nothing: the form is as it was. */
const silentReasons: readonly SendError['reason'][] = ['rejected', 'changed', 'dismissed'];

/**
 * Sends payments through the wallet and stores their transactions. A sequence that ended because the account changed
 * is shown to the account connected then, and without a wallet; other results to their account only.
 */
export function useSend(): Send {
  const { mutateAsync: sendBatch, progressText, fault } = useSendBatch();
  const { address } = useConnection();
  const [last, setLast] = useState<{ readonly account?: Address; readonly state: SendState }>({
    state: idleSend,
  });
  const [open, setOpen] = useState(0);
  const current = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
    setLast({ state: idleSend });
  }, []);

  const mutateAsync = useCallback(
    async ({ account, chain, calls, description, each, ...rest }: PaymentToSend): Promise<Sent> => {
      const { asset, recipients, oneByOne, prepare } = rest;
      const turn = new AbortController();
      current.current = turn;
      const { signal } = turn;
      const show = (change: Partial<SendState>) => {
        if (turn === current.current) setLast({ account, state: { ...idleSend, ...change } });
      };
      show({ status: 'pending' });
      setOpen((count) => count + 1);
      try {
        const prepared = await prepare();
        if (signal.aborted) throw new SendError('dismissed');
        if (prepared.kind === 'changed') throw new SendError('changed');
        const { fees } = prepared;
        const described = calls.map((call, index) => ({
          ...call,
          recipient: recipients[index]?.to,
          description: each[index],
          reference: paymentReference(asset, recipients.slice(index, index + 1)),
          ...(fees && { fees }),
        }));
        const { transactions } = await sendBatch({
          ...{ calls: described, description, chainId: chain.id, signal },
          reference: paymentReference(asset, recipients),
          atomic: oneByOne ? 'never' : 'preferred',
        });
        const hashes = transactions.map(({ hash }) => hash);
        const data = { description, asset, recipients, chainId: chain.id, hashes };
        show({ status: 'success', data });
        if (turn !== current.current) throw new SendError('dismissed');
        return data;
      } catch (cause) {
        const error = toSendError(cause);
        if (silentReasons.includes(error.reason)) show({});
        else {
          console.warn(cause);
          show({ status: 'error', error });
        }
        throw turn === current.current ? error : new SendError('dismissed');
      } finally {
        setOpen((count) => count - 1);
      }
    },
    [sendBatch],
  );
  const mutate = useCallback(
    (sending: PaymentToSend) => void mutateAsync(sending).catch(() => {}),
    [mutateAsync],
  );
  const isLeftOpen = useUnansweredRequests().some(({ status }) => status === 'open');
  const isShown = isStopped(last.state.error) || last.account === address;
  const state = isShown ? last.state : idleSend;
  const own = state.status === 'pending' ? 1 : 0;
  const hasEarlier = open > own || isLeftOpen;
  return { ...state, progressText, fault, hasEarlier, mutate, mutateAsync, reset };
}

/** Returns true if a sequence ended before its last payment. */
export function isStopped(error: SendError | null): boolean {
  return error?.reason === 'stopped';
}
