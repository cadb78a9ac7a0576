import { isRecord } from '../rpc/params.ts';

/** A network the wallet knows. */
export interface Network {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  /** Where its node answers JSON-RPC over HTTP; undefined when the wallet cannot reach it. */
  readonly rpcUrl?: string | undefined;
}

export interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** A network the wallet knows nothing of but its id. */
export function unlistedNetwork(id: number): Network {
  return {
    id,
    name: `Network ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  };
}

/** A native currency, or undefined when a field is missing or of the wrong kind. */
export function parseCurrency(value: unknown): NativeCurrency | undefined {
  if (!isRecord(value)) return undefined;
  const { name, symbol, decimals } = value;
  if (typeof name !== 'string' || name === '' || name.length > 60) return undefined;
  if (typeof symbol !== 'string' || symbol === '' || symbol.length > 12) return undefined;
  if (typeof decimals !== 'number' || !Number.isInteger(decimals)) return undefined;
  if (decimals < 0 || decimals > 36) return undefined;
  return { name, symbol, decimals };
}
