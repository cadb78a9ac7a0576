import { isRecord, isTransactionHash, lookUp } from '@mooring/internal';
import type { Hash } from 'viem';

/** Status of a batch, as reported by its wallet. */
export interface CallsStatus {
  /** `off-chain`: it will never be sent. `partly`: only some calls were executed. */
  readonly phase: 'pending' | 'done' | 'off-chain' | 'reverted' | 'partly';
  readonly atomic?: boolean;
  /** Distinct hashes of its receipts, in order. */
  readonly hashes: readonly Hash[];
}

/** Maximum plausible number of a batch's transactions. */
const MOST_RECEIPTS = 100;

/** Phases by the first digit of the status (EIP-5792). */
const phases: Readonly<Record<string, CallsStatus['phase']>> = {
  1: 'pending',
  2: 'done',
  4: 'off-chain',
  5: 'reverted',
  6: 'partly',
  // Version 1.0 of the methods.
  PENDING: 'pending',
  CONFIRMED: 'done',
};

/** Parses the untrusted answer to `wallet_getCallsStatus`; undefined if invalid. */
export function readCallsStatus(answer: unknown): CallsStatus | undefined {
  if (!isRecord(answer)) return undefined;
  const { status, atomic, receipts } = answer;
  const isNumber = Number.isInteger(status) && Number(status) >= 100 && Number(status) < 700;
  const phase = lookUp(phases, isNumber ? `${status}`.slice(0, 1) : status);
  if (!phase) return undefined;
  const listed = Array.isArray(receipts) ? receipts.slice(0, MOST_RECEIPTS) : [];
  const hashes = listed
    .map((receipt: unknown) => (isRecord(receipt) ? receipt['transactionHash'] : undefined))
    .filter(isTransactionHash)
    .map((hash) => `0x${hash.slice(2).toLowerCase()}` as const);
  return {
    phase,
    ...(typeof atomic === 'boolean' && { atomic }),
    hashes: [...new Set(hashes)],
  };
}
