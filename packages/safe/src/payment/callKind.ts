import { type Address, isAddress, isAddressEqual } from 'viem';
import type { CallArgument, DecodedCall } from '../transactions/decodedCall.ts';
import { type Approval, readApprovals } from '../transactions/readApprovals.ts';
import { readSetting, type Setting } from './settingKind.ts';

type FunctionCall = Extract<DecodedCall, { kind: 'function' }>;

/** Kind of a call, for its sentence; amounts in the smallest unit. */
export type CallKind =
  | { readonly kind: 'rejection' }
  | { readonly kind: 'coins'; readonly to: Address; readonly value: bigint }
  | {
      readonly kind: 'tokens';
      readonly token: Address;
      readonly to: Address;
      readonly amount: bigint;
    }
  | { readonly kind: 'approval'; readonly approval: Approval }
  | { readonly kind: 'addOwner'; readonly owner: Address; readonly threshold: bigint }
  | { readonly kind: 'removeOwner'; readonly owner: Address; readonly threshold: bigint }
  | { readonly kind: 'swapOwner'; readonly owner: Address; readonly newOwner: Address }
  | { readonly kind: 'changeThreshold'; readonly threshold: bigint }
  | { readonly kind: 'setting'; readonly setting: Setting }
  | { readonly kind: 'batch'; readonly calls: readonly DecodedCall[] }
  | { readonly kind: 'function'; readonly call: FunctionCall }
  | { readonly kind: 'raw'; readonly call: Extract<DecodedCall, { kind: 'raw' }> };

/**
 * Classifies a call. A function has its own kind only when that describes it fully: called by the Safe (no
 * delegatecall), without value and without trailing bytes.
 *
 * @example
 * ```ts
 * import { readCallKind } from '@mooring/safe/payment';
 * import { decodeCall } from '@mooring/safe/transactions';
 *
 * readCallKind(decodeCall(transaction, { safe: safe.address }), safe.address).kind; // 'tokens'
 * ```
 */
export function readCallKind(decoded: DecodedCall, safe: Address): CallKind {
  const { to, value, operation } = decoded.call;
  if (decoded.kind === 'raw') return { kind: 'raw', call: decoded };
  if (decoded.kind === 'batch') return { kind: 'batch', calls: decoded.calls };
  const toItself = isAddressEqual(to, safe);
  if (decoded.kind === 'coins') {
    return toItself && value === 0n ? { kind: 'rejection' } : { kind: 'coins', to, value };
  }
  const plain = operation === 0 && value === 0n && decoded.trailing === '0x';
  const named = plain ? (namedCall(decoded, toItself) ?? approvalCall(decoded, safe)) : undefined;
  return named ?? { kind: 'function', call: decoded };
}

function namedCall(call: FunctionCall, toItself: boolean): CallKind | undefined {
  const { args, source, signature } = call;
  if (source === 'token' && signature === 'transfer(address,uint256)') {
    const [to, amount] = [addressArgument(args, 0), numberArgument(args, 1)];
    if (to === undefined || amount === undefined) return undefined;
    return { kind: 'tokens', token: call.call.to, to, amount };
  }
  const setting = source === 'safe' && !toItself ? undefined : readSetting(call);
  if (setting) return { kind: 'setting', setting };
  if (source !== 'safe' || !toItself) return undefined;
  const at = (index: number) => addressArgument(args, index);
  const owner = signature.startsWith('addOwner') ? at(0) : at(1);
  const threshold = numberArgument(args, args.length - 1);
  if (signature === 'changeThreshold(uint256)') {
    return threshold === undefined ? undefined : { kind: 'changeThreshold', threshold };
  }
  if (owner === undefined) return undefined;
  if (signature === 'swapOwner(address,address,address)') {
    const newOwner = at(2);
    return newOwner && { kind: 'swapOwner', owner, newOwner };
  }
  if (threshold === undefined) return undefined;
  if (signature === 'addOwnerWithThreshold(address,uint256)') {
    return { kind: 'addOwner', owner, threshold };
  }
  if (signature === 'removeOwner(address,address,uint256)') {
    return { kind: 'removeOwner', owner, threshold };
  }
  return undefined;
}

/** Permit2 has the same address on every network except zkSync. */
const permit2: readonly Address[] = [
  '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  '0x0000000000225e31D15943971F47aD3022F714Fa',
];

function approvalCall(call: FunctionCall, safe: Address): CallKind | undefined {
  const { source, call: made } = call;
  const isPermit2 = permit2.some((one) => isAddressEqual(one, made.to));
  if (source !== 'token' && !(source === 'permit2' && isPermit2)) return undefined;
  const [approval, ...others] = readApprovals(call, safe);
  return approval && others.length === 0 ? { kind: 'approval', approval } : undefined;
}

function addressArgument(args: readonly CallArgument[], index: number): Address | undefined {
  const value = args[index]?.value;
  return typeof value === 'string' && isAddress(value, { strict: false }) ? value : undefined;
}

function numberArgument(args: readonly CallArgument[], index: number): bigint | undefined {
  const value = args[index]?.value;
  return typeof value === 'bigint' ? value : undefined;
}

/**
 * Returns true if the call at a path (nested batches, outermost first) could not be decoded.
 *
 * @example
 * ```ts
 * import { isRaw } from '@mooring/safe/payment';
 * import { decodeCall } from '@mooring/safe/transactions';
 *
 * isRaw(decodeCall(transaction, { safe: safe.address }), []); // false
 * ```
 */
export function isRaw(decoded: DecodedCall, path: readonly number[]): boolean {
  const [index, ...inner] = path;
  if (index === undefined) return decoded.kind === 'raw';
  const call = decoded.kind === 'batch' ? decoded.calls[index] : undefined;
  return call === undefined || isRaw(call, inner);
}
