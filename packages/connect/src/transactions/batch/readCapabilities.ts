import { isRecord } from '@mooring/internal';

/** Support of a wallet for several calls, for an account on a network. */
export interface BatchSupport {
  /** True once the wallet has answered, or its time is up. */
  readonly isKnown: boolean;
  /** True if it takes several calls as one request, with one approval. */
  readonly batches: boolean;
  /** True if it executes all of them or none. */
  readonly atomic: boolean;
  /** Names of its other capabilities (EIP-5792), such as `paymasterService`. */
  readonly capabilities: readonly string[];
}

/** Support while unknown, and of a wallet without batches. */
export const noBatches: BatchSupport = {
  isKnown: false,
  batches: false,
  atomic: false,
  capabilities: [],
};

/** More capabilities, and longer names, than any wallet has. */
const MOST_CAPABILITIES = 50;
const LONGEST_CAPABILITY = 64;

/**
 * Reads the answer to `wallet_getCapabilities`, which is untrusted: by chain id in hex, of which `0x0`
 * counts for every chain.
 */
export function readCapabilities(answer: unknown, chainId: number): BatchSupport {
  const rows = isRecord(answer)
    ? Object.entries(answer).slice(0, MOST_CAPABILITIES * MOST_CAPABILITIES)
    : [];
  const on = (id: number) => rows.find(([key, row]) => Number(key) === id && isRecord(row))?.[1];
  const own = on(chainId);
  // Without a row of its own, this network is none of the wallet's for batches.
  if (!isRecord(own)) return { ...noBatches, isKnown: true };
  const everywhere = on(0);
  const all = { ...(isRecord(everywhere) && everywhere), ...own };
  const names = Object.keys(all)
    .filter((name) => name.length <= LONGEST_CAPABILITY && has(all[name]))
    .slice(0, MOST_CAPABILITIES);
  // Version 1.0 of the methods named it `atomicBatch`.
  const atomic = ['atomic', 'atomicBatch'].some((name) => names.includes(name));
  return {
    isKnown: true,
    batches: true,
    atomic,
    capabilities: names.filter((name) => !/^atomic(Batch)?$/.test(name)),
  };
}

/** `ready`: supported once the person agrees to an upgrade of the account. */
function has(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { status, supported } = value;
  return status === undefined ? supported === true : status === 'supported' || status === 'ready';
}
