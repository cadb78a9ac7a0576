import { createHash } from 'node:crypto';
import type { Address, Hex } from 'viem';
import type { Genesis } from './genesis.ts';

/**
 * Address of a chain's genesis fingerprint, stored as code last of all: its presence means the chain is
 * complete. In lower case, as in anvil's state files.
 */
export const FINGERPRINT_ADDRESS: Address = '0x000000000000000000000000000000006d6f6f72';

/**
 * 33 bytes, unique for each genesis. The first, 0xfe, is the invalid instruction, so that the rest never
 * runs.
 */
export function fingerprint(genesis: Genesis): Hex {
  const text = JSON.stringify(genesis, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  // Native hash: a genesis has a megabyte of contracts, hashed at every start.
  return `0xfe${createHash('sha256').update(text).digest('hex')}`;
}
