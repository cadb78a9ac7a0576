import { isAddress, isRecord } from '@mooring/internal';
import type { Address } from 'viem';
import type { UnansweredRequest } from '../wallets/pairingSession.ts';

/** A call that a wallet was asked for. */
export interface RequestedCall {
  /** Absent where a contract is created. */
  readonly to: Address | undefined;
  /** In wei. */
  readonly value: bigint;
  /** It does more than move the network's coin. */
  readonly hasData: boolean;
}

/** The calls of a request, as far as they can be read. */
export function requestedCalls({
  method,
  params,
}: Pick<UnansweredRequest, 'method' | 'params'>): readonly RequestedCall[] {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : [];
  const calls = method === 'wallet_sendCalls' && isRecord(first) ? first['calls'] : [first];
  return Array.isArray(calls) ? calls.filter(isRecord).map(readRequestedCall) : [];
}

function readRequestedCall({ to, value, data }: Readonly<Record<string, unknown>>): RequestedCall {
  return {
    to: isAddress(to) ? to : undefined,
    value: typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : 0n,
    hasData: typeof data === 'string' && /^0x[0-9a-f]/i.test(data),
  };
}
