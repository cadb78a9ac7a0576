import { type Address, concat, encodeFunctionData, type Hex } from 'viem';
import type { KnownTarget } from '../deployments.ts';
import { delayAbi } from './delayAbi.ts';
import type { SafeCall } from './safeTransaction.ts';

/**
 * Master copies of Zodiac's Delay modifier: releases 1.0.0, 1.0.1 and 1.1.0. The singleton factory (ERC-2470) deploys
 * them, so that each address has the same code on every network.
 */
const masterCopies: readonly Address[] = [
  '0xD62129BF40CD1694b3d9D9847367783a1A4d5cB4',
  '0xd54895B1121A2eE3f37b502F507631FA1331BED6',
  '0x01F8cabB808D7dE0dF4202D4B60C8310d2f1339b',
];

/**
 * Returns true for the code of a Delay modifier as Safe's own recovery deploys it: a minimal proxy of a published master
 * copy.
 *
 * @example
 * ```ts
 * import { isDelayModifier } from '@mooring/safe/transactions';
 *
 * const code = await client.getCode({ address });
 * const isDelay = code !== undefined && isDelayModifier(code);
 * ```
 */
export function isDelayModifier(code: Hex): boolean {
  return masterCopies.some((one) => code.toLowerCase() === proxyCode(one).toLowerCase());
}

/** Code of a minimal proxy (EIP-1167). */
function proxyCode(masterCopy: Address): Hex {
  return concat(['0x363d3d373d3d3d363d73', masterCopy, '0x5af43d82803e903d91602b57fd5bf3']);
}

/**
 * Creates the known target of a Delay modifier, so that calls to it are decoded. Check its code before.
 *
 * @example
 * ```ts
 * import { canonicalTargets, delayTarget, isDelayModifier } from '@mooring/safe/transactions';
 *
 * const code = (await client.getCode({ address })) ?? '0x';
 * const knownTargets = [...canonicalTargets, ...(isDelayModifier(code) ? [delayTarget(address)] : [])];
 * ```
 */
export function delayTarget(address: Address): KnownTarget {
  return { address, kind: 'delay-modifier', selectors: [] };
}

/**
 * Creates the call of an account that cancels the transactions that wait in its Delay modifier.
 * @param nonce number of the first transaction that stays; the modifier's `queueNonce` cancels all
 *
 * @example
 * ```ts
 * import { cancelDelayed } from '@mooring/safe/transactions';
 *
 * const call = cancelDelayed(address, 3n);
 * ```
 */
export function cancelDelayed(module: Address, nonce: bigint): SafeCall {
  const data = encodeFunctionData({ abi: delayAbi, functionName: 'setTxNonce', args: [nonce] });
  return { to: module, value: 0n, data, operation: 0 };
}
