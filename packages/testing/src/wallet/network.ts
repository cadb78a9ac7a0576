import { isRecord } from '../rpc/params.ts';

/** Network of a wallet. */
export interface Network {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  /** JSON-RPC URL of its node; undefined when there is none. */
  readonly rpcUrl?: string | undefined;
}

export interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Placeholder for an unknown network. */
export function unlistedNetwork(id: number): Network {
  return {
    id,
    name: `Network ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  };
}

/** Parses a native currency; undefined if malformed. */
export function parseCurrency(value: unknown): NativeCurrency | undefined {
  if (!isRecord(value)) return undefined;
  const { name, symbol, decimals } = value;
  if (typeof name !== 'string' || name === '' || name.length > 60) return undefined;
  if (typeof symbol !== 'string' || symbol === '' || symbol.length > 12) return undefined;
  if (typeof decimals !== 'number' || !Number.isInteger(decimals)) return undefined;
  if (decimals < 0 || decimals > 36) return undefined;
  return { name, symbol, decimals };
}
