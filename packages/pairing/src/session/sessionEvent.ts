import type { Address } from 'viem';
import { getAddress } from 'viem';
import { isRecord } from '../parse/record.ts';
import { parseAccount } from './approval.ts';

/** Event of the wallet (`wc_sessionEvent`). */
export type SessionEvent =
  | { readonly name: 'chainChanged'; readonly chainId: number }
  /** Empty in some wallets while switching networks; not a disconnect. */
  | { readonly name: 'accountsChanged'; readonly accounts: readonly Address[] }
  | { readonly name: 'other'; readonly type: string; readonly data: unknown };

const longestName = 100;
const mostAccounts = 2_000;

/** Parses the parameters of `wc_sessionEvent`; `undefined` when invalid. */
export function parseSessionEvent(params: unknown): SessionEvent | undefined {
  if (!isRecord(params) || !isRecord(params['event'])) return undefined;
  const { name, data } = params['event'];
  if (typeof name !== 'string' || name === '' || name.length > longestName) return undefined;
  if (name === 'chainChanged') {
    const chainId = readChainId(data) ?? readChainId(params['chainId']);
    return chainId === undefined ? undefined : { name, chainId };
  }
  if (name === 'accountsChanged') {
    if (!Array.isArray(data) || data.length > mostAccounts) return undefined;
    const accounts = data.map(readAddress).filter((address) => address !== undefined);
    return accounts.length === data.length ? { name, accounts } : undefined;
  }
  return { name: 'other', type: name, data };
}

/** Parses a chain id as wallets send it: a number, a decimal or hex text, or `eip155:10`. */
export function readChainId(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const [, digits] = /^(?:eip155:)?([1-9]\d{0,15}|0x[0-9a-fA-F]{1,14})$/.exec(text) ?? [];
  const chainId = Number(digits);
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined;
}

/** Parses an account as wallets send it in events: an address, or a CAIP-10 account. */
function readAddress(value: unknown): Address | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^0x[0-9a-fA-F]{40}$/.test(value)) return getAddress(value.toLowerCase());
  return parseAccount(value)?.address;
}
