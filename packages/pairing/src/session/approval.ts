import { parseOrUndefined } from '@mooring/internal/schema';
import {
  array,
  custom,
  maxLength,
  object,
  pipe,
  record,
  string,
  transform,
  unknown,
} from 'valibot';
import { type Address, getAddress, isAddress } from 'viem';

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

const MOST_APPROVED_ACCOUNTS = 2_000;
const MOST_NAMES = 200;
const LONGEST_NAMESPACE_NAME = 100;

/**
 * Parses the namespaces a wallet settled or updated (specs/clients/sign/namespaces). Only EVM networks
 * (`eip155`, or one of them as `eip155:10`) are read; others were not requested and are ignored. The wallet
 * may allow more networks, methods and events than requested. `undefined` when invalid, or without
 * accounts.
 */
export function parseApproval(value: unknown): Approval | undefined {
  const namespaces = parseOrUndefined(record(string(), unknown()), value);
  if (!namespaces) return undefined;
  const accounts = new Map<string, ChainAccount>();
  const methods = new Set<string>();
  const events = new Set<string>();
  for (const [key, namespace] of Object.entries(namespaces)) {
    const kind = /^eip155(?::([1-9]\d{0,15}))?$/.exec(key);
    if (!kind) continue;
    const found = parseOrUndefined(evmNamespace, namespace);
    if (!found) return undefined;
    for (const account of found.accounts) {
      if (kind[1] !== undefined && account.chainId !== Number(kind[1])) return undefined;
      accounts.set(`${account.chainId}:${account.address}`, account);
    }
    for (const method of found.methods) methods.add(method);
    for (const event of found.events) events.add(event);
  }
  if (accounts.size === 0 || accounts.size > MOST_APPROVED_ACCOUNTS) return undefined;
  return { accounts: [...accounts.values()], methods: [...methods], events: [...events] };
}

/** Parses an account of an EVM network (CAIP-10): `eip155:10:0x…`. */
export function parseChainAccount(value: unknown): ChainAccount | undefined {
  if (typeof value !== 'string') return undefined;
  const [, chain, address] = /^eip155:([1-9]\d{0,15}):(0x[0-9a-fA-F]{40})$/.exec(value) ?? [];
  const chainId = Number(chain);
  if (address === undefined || !Number.isSafeInteger(chainId)) return undefined;
  // The checksum is not required: wallets send lower case, or another case.
  const lower = address.toLowerCase();
  return isAddress(lower) ? { chainId, address: getAddress(lower) } : undefined;
}

const namespaceTexts = pipe(
  array(pipe(string(), maxLength(LONGEST_NAMESPACE_NAME))),
  maxLength(MOST_NAMES),
);
const caip10Account = pipe(
  unknown(),
  transform(parseChainAccount),
  custom<ChainAccount>((found) => found !== undefined),
);
const evmNamespace = object({
  accounts: pipe(array(caip10Account), maxLength(MOST_APPROVED_ACCOUNTS)),
  methods: namespaceTexts,
  events: namespaceTexts,
});
