import {
  errorReason,
  isRejection,
  type StoredTransaction,
  useTransactions,
} from '@mooring/connect';
import { useRef, useState } from 'react';
import { type Address, type Chain, isAddressEqual } from 'viem';
import { useConfig } from 'wagmi';
import { useIsOpen } from '../parts/useIsOpen.ts';
import { readSafe } from '../read/readSafe.ts';
import { sendTransaction } from '../send/sendTransaction.ts';
import { useFinalTransaction } from '../send/useFinalTransaction.ts';
import type { CreationCall, NewSafe } from './newSafe.ts';

/**
 * State of a creation:
 *
 * idle → wallet → following → done
 *   ↑       ├→ failed  ↓
 *   └───────┘ ←─── failed   (refused, or the chain shows no such account)
 */
export type CreationState =
  | { readonly step: 'idle' | 'wallet' | 'following' | 'done' }
  | { readonly step: 'failed'; readonly fault: 'network' | 'not-there' }
  | { readonly step: 'failed'; readonly fault: 'wallet'; readonly detail: string | undefined };

interface Creation {
  readonly chain: Chain;
  readonly safe: NewSafe;
  readonly address: Address;
  readonly call: CreationCall;
  /** Text of the transaction in the list of activity. */
  readonly description: string;
  /** Resolves names again; false when one has changed. */
  readonly recheck?: () => Promise<boolean>;
}

const referenceOf = (address: Address) => `create ${address.toLowerCase()}`;

/** Finds the creation of an account that was sent and has not ended. */
export function waitingCreation(
  transactions: readonly StoredTransaction[],
  { id }: Chain,
  address: Address,
): StoredTransaction | undefined {
  return transactions.find(
    ({ chainId, reference, status }) =>
      chainId === id && reference === referenceOf(address) && status === 'pending',
  );
}

/**
 * Sends the transaction that creates an account, or follows a pending one, and reads the account from the chain.
 * Resolves to true once it is deployed and if its view is still open.
 */
export function useCreation() {
  const wagmi = useConfig();
  const ending = useFinalTransaction();
  const { transactions, addTransaction } = useTransactions();
  const [state, setState] = useState<CreationState>({ step: 'idle' });
  const busy = useRef(false);
  const isOpen = useIsOpen();

  async function create(creation: Creation): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    const { chain, safe, address, call, description, recheck } = creation;
    let asked = false;
    try {
      setState({ step: 'wallet' });
      const waiting = waitingCreation(transactions, chain, address);
      if (!waiting && recheck && !(await recheck())) {
        setState({ step: 'idle' });
        return false;
      }
      const hash =
        waiting?.originalHash ?? waiting?.hash ?? (await sendTransaction(wagmi, chain, call));
      asked = true;
      if (!waiting) {
        addTransaction({ hash, description, reference: referenceOf(address) }, chain.id);
      }
      setState({ step: 'following' });
      // In any case, the chain shows if the account exists.
      await ending(hash);
      const made = await readSafe(wagmi.getClient({ chainId: chain.id }), address);
      const isAsked =
        made?.state.threshold === safe.threshold &&
        made.state.owners.length === safe.owners.length &&
        made.state.owners.every((owner, index) => {
          const wanted = safe.owners[index];
          return wanted !== undefined && isAddressEqual(owner, wanted);
        });
      setState(isAsked ? { step: 'done' } : { step: 'failed', fault: 'not-there' });
      return isAsked && isOpen();
    } catch (error) {
      if (!asked && isRejection(error)) setState({ step: 'idle' });
      else {
        console.warn(error);
        setState(
          asked
            ? { step: 'failed', fault: 'network' }
            : { step: 'failed', fault: 'wallet', detail: errorReason(error) },
        );
      }
      return false;
    } finally {
      busy.current = false;
    }
  }

  const isBusy = state.step === 'wallet' || state.step === 'following';
  return { state, isBusy, create };
}
