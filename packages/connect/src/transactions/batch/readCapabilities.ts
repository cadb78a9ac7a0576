import { isRecord } from '@mooring/internal';

/** Batch support of a wallet, for an account on a network. */
export interface BatchSupport {
  /** True once the wallet has answered, or the time limit is over. */
  readonly isKnown: boolean;
  /** True if the wallet accepts several calls in one request, with one prompt. */
  readonly batches: boolean;
  /** True if the wallet executes all of them or none. */
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

/** Limits above those of any known wallet. */
const MOST_CAPABILITIES = 50;
const LONGEST_CAPABILITY = 64;

/**
 * Parses the untrusted answer to `wallet_getCapabilities`: rows by chain id in hex, where `0x0` applies to every chain.
 */
export function readCapabilities(answer: unknown, chainId: number): BatchSupport {
  const rows = isRecord(answer)
    ? Object.entries(answer).slice(0, MOST_CAPABILITIES * MOST_CAPABILITIES)
    : [];
  const on = (id: number) => rows.find(([key, row]) => Number(key) === id && isRecord(row))?.[1];
  const own = on(chainId);
  // Without a row for this network, the wallet has no batches on it.
  if (!isRecord(own)) return { ...noBatches, isKnown: true };
  const everywhere = on(0);
  const all = { ...(isRecord(everywhere) && everywhere), ...own };
  const names = Object.keys(all)
    .filter((name) => name.length <= LONGEST_CAPABILITY && isSupported(all[name]))
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

/** Returns true for a supported capability; `ready` means supported once the user upgrades the account. */
function isSupported(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { status, supported } = value;
  return status === undefined ? supported === true : status === 'supported' || status === 'ready';
}
