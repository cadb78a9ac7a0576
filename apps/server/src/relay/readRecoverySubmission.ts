import type { NewOwners } from '@mooring/passkey/recovery';
import { type Address, decodeFunctionData, type Hex, parseAbi } from 'viem';
import { decodeArguments } from './readSubmission.ts';

const startAbi = parseAbi([
  'struct SignatureData { address signer; bytes signature; }',
  'function multiConfirmRecovery(address wallet, address[] newOwners, uint256 newThreshold, SignatureData[] signatures, bool execute)',
]);
const finishAbi = parseAbi(['function finalizeRecovery(address wallet)']);

/** Start or end of a recovery, as anyone may send it. */
export type RecoverySubmission =
  | ({ readonly kind: 'start'; readonly account: Address } & NewOwners)
  | { readonly kind: 'finish'; readonly account: Address };

/**
 * Decodes a call of the recovery module, byte by byte: signatures of guardians that start a recovery, or its end.
 * `undefined` for anything else.
 */
export function readRecoverySubmission(data: Hex): RecoverySubmission | undefined {
  if (decodeArguments(finishAbi, data)) {
    const [account] = decodeFunctionData({ abi: finishAbi, data }).args;
    return { kind: 'finish', account };
  }
  if (!decodeArguments(startAbi, data)) return undefined;
  const { args } = decodeFunctionData({ abi: startAbi, data });
  const [account, newOwners, newThreshold, , isStart] = args;
  if (!isStart || newThreshold > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return { kind: 'start', account, newOwners, newThreshold: Number(newThreshold) };
}
