import { type Address, getAddress, isAddress } from 'viem';
import { isRecord } from '../parse/record.ts';

/** Account on one network. */
export interface ChainAccount {
  readonly chainId: number;
  /** Checksummed (EIP-55). */
  readonly address: Address;
}

/** Approval given to the page in the wallet. */
export interface Approval {
  /** In the wallet's order; at least one. */
  readonly accounts: readonly ChainAccount[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

const mostAccounts = 2_000;
const mostNames = 200;
const longestName = 100;

/**
 * Parses the namespaces a wallet settled or updated (specs/clients/sign/namespaces). Only EVM networks
 * (`eip155`, or one of them as `eip155:10`) are read; others were not requested and are ignored. The wallet
 * may allow more networks, methods and events than requested. `undefined` when invalid, or without
 * accounts.
 */
export function parseApproval(value: unknown): Approval | undefined {
  if (!isRecord(value)) return undefined;
  const accounts = new Map<string, ChainAccount>();
  const methods = new Set<string>();
  const events = new Set<string>();
  for (const [key, namespace] of Object.entries(value)) {
    const kind = /^eip155(?::([1-9]\d{0,15}))?$/.exec(key);
    if (!kind) continue;
    const found = parseNamespace(namespace);
    if (!found) return undefined;
    for (const account of found.accounts) {
      if (kind[1] !== undefined && account.chainId !== Number(kind[1])) return undefined;
      accounts.set(`${account.chainId}:${account.address}`, account);
    }
    for (const method of found.methods) methods.add(method);
    for (const event of found.events) events.add(event);
  }
  if (accounts.size === 0 || accounts.size > mostAccounts) return undefined;
  return { accounts: [...accounts.values()], methods: [...methods], events: [...events] };
}

function parseNamespace(value: unknown): Approval | undefined {
  if (!isRecord(value)) return undefined;
  const { accounts: list } = value;
  if (!Array.isArray(list) || list.length > mostAccounts) return undefined;
  const accounts = list.map(parseAccount).filter((account) => account !== undefined);
  const methods = parseNames(value['methods']);
  const events = parseNames(value['events']);
  if (accounts.length !== list.length || !methods || !events) return undefined;
  return { accounts, methods, events };
}

function parseNames(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > mostNames) return undefined;
  const names = value.filter((name) => typeof name === 'string' && name.length <= longestName);
  return names.length === value.length ? names : undefined;
}

/** Parses an account of an EVM network (CAIP-10): `eip155:10:0x…`. */
export function parseAccount(value: unknown): ChainAccount | undefined {
  if (typeof value !== 'string') return undefined;
  const [, chain, address] = /^eip155:([1-9]\d{0,15}):(0x[0-9a-fA-F]{40})$/.exec(value) ?? [];
  const chainId = Number(chain);
  if (address === undefined || !Number.isSafeInteger(chainId)) return undefined;
  // The checksum is not required: wallets send lower case, and some a case of their own.
  const lower = address.toLowerCase();
  return isAddress(lower) ? { chainId, address: getAddress(lower) } : undefined;
}
