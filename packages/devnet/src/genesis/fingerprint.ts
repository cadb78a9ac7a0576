import { createHash } from 'node:crypto';
import type { Address, Hex } from 'viem';
import type { Genesis } from './genesis.ts';

/**
 * Where a chain keeps the fingerprint of the genesis it was made from, as code, put there last: with
 * it there the chain is whole. In the lower case of anvil's state files.
 */
export const FINGERPRINT_ADDRESS: Address = '0x000000000000000000000000000000006d6f6f72';

/**
 * 33 bytes that differ for every two geneses. The first, 0xfe, is an instruction that fails, so that
 * the rest is never run.
 */
export function fingerprint(genesis: Genesis): Hex {
  const text = JSON.stringify(genesis, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  // The machine's own hash: there is a megabyte of contracts in it, at every start.
  return `0xfe${createHash('sha256').update(text).digest('hex')}`;
}
