import { keccak256 } from 'viem';
import { expectedCodeHash } from './recoveryModules.ts';
import type { ChainReader, RecoveryPlace } from './recoveryState.ts';

/** Returns true if the configured address has the code of its release and period. */
export async function hasModuleCode(
  { read, module }: Pick<RecoveryPlace, 'read' | 'module'>,
  { readHex: readCode }: Pick<ChainReader, 'readHex'>,
): Promise<boolean> {
  const code = await readCode(read, 'eth_getCode', [module.address, 'latest']);
  return keccak256(code) === expectedCodeHash(module);
}
