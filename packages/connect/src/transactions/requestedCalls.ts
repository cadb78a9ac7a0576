import { isAddress, isRecord } from '@mooring/internal';
import type { Address } from 'viem';
import type { UnansweredRequest } from '../wallets/pairingSession.ts';

/** Call requested from a wallet. */
export interface RequestedCall {
  /** Recipient; undefined to create a contract. */
  readonly to: Address | undefined;
  /** Value in wei; undefined if it cannot be read. */
  readonly value: bigint | undefined;
  /** True if it does more than transfer the native currency. */
  readonly hasData: boolean;
}

/** Parses the calls of a request; invalid ones are left out. */
export function requestedCalls({
  method,
  params,
}: Pick<UnansweredRequest, 'method' | 'params'>): readonly RequestedCall[] {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : [];
  const calls = method === 'wallet_sendCalls' && isRecord(first) ? first['calls'] : [first];
  return Array.isArray(calls) ? calls.filter(isRecord).map(readRequestedCall) : [];
}

function readRequestedCall({
  to,
  value = '0x',
  data,
}: Readonly<Record<string, unknown>>): RequestedCall {
  const digits = /^0x([\da-f]{0,64})$/i.exec(String(value))?.[1];
  return {
    to: isAddress(to) ? to : undefined,
    value: digits === undefined ? undefined : BigInt(`0x${digits || 0}`),
    hasData: typeof data === 'string' && /^0x[0-9a-f]/i.test(data),
  };
}
