import { type Abi, type Address, isAddress, isAddressEqual, size } from 'viem';
import { canonicalTargets, findTarget, type KnownTarget } from '../deployments.ts';
import { allowanceAbi, isAllowanceModule } from './allowanceAbi.ts';
import {
  type CallSource,
  type DecodedCall,
  type DecodedFunction,
  decodeFunction,
} from './decodedCall.ts';
import { delayAbi } from './delayAbi.ts';
import { libraryAbi } from './libraryAbi.ts';
import { managementAbi } from './managementAbi.ts';
import { recoveryModuleAbi } from './recoveryModuleAbi.ts';
import { approvalAbi, executionAbi, multiSendAbi } from './safeAbi.ts';
import { isVersionAtLeast } from './safeHashes.ts';
import type { SafeCall } from './safeTransaction.ts';
import { permit2Abi, tokenAbi } from './tokenAbi.ts';
import { unpackCalls } from './unpackCalls.ts';

/** Options of {@link decodeCall}. */
export interface DecodeOptions {
  /** Safe that makes the call. */
  readonly safe: Address;
  /** ABIs of contracts by address in lower case, other than tokens and Safes. */
  readonly abis?: Readonly<Record<string, Abi>>;
  /** Known delegatecall targets, recovery modules and Delay modifiers. Default: the canonical targets. */
  readonly knownTargets?: readonly KnownTarget[];
}

/** Maximum nesting of batches. */
const DEEPEST = 4;

/**
 * Decodes a call of a Safe, including batches, without requests.
 *
 * @example
 * ```ts
 * import { decodeCall } from '@mooring/safe/transactions';
 *
 * const decoded = decodeCall(transaction, { safe: safe.address });
 * if (decoded.kind === 'function') console.log(decoded.name, decoded.args);
 * ```
 */
export function decodeCall(call: SafeCall, options: DecodeOptions): DecodedCall {
  return decodeAt(call, options, 0);
}

function decodeAt(call: SafeCall, options: DecodeOptions, depth: number): DecodedCall {
  const { data, operation } = call;
  if (data === '0x' && operation === 0) return { kind: 'coins', call };
  const selector = data.length < 10 ? data : (`0x${data.slice(2, 10).toLowerCase()}` as const);
  const batch = operation === 1 ? decodeFunction(data, multiSendAbi) : 'unknown';
  if (batch !== 'unknown') {
    const calls = batch === 'malformed' ? undefined : innerCalls(call, batch, options);
    if (!calls) return { kind: 'raw', call, selector, reason: 'malformed' };
    if (depth === DEEPEST) return { kind: 'raw', call, selector, reason: 'too-deep' };
    return { kind: 'batch', call, calls: calls.map((one) => decodeAt(one, options, depth + 1)) };
  }
  let reason: 'unknown' | 'malformed' = 'unknown';
  for (const [source, abi] of interfacesFor(call, options)) {
    const decoded = decodeFunction(data, abi);
    if (decoded === 'malformed') reason = 'malformed';
    else if (decoded !== 'unknown')
      return { kind: 'function', call, source: findSource(source, decoded, options), ...decoded };
  }
  return { kind: 'raw', call, selector, reason };
}

/** Returns true for the address of a known recovery module. */
function isRecoveryTarget(
  address: unknown,
  { knownTargets = canonicalTargets }: DecodeOptions,
): boolean {
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return false;
  return findTarget(address, knownTargets)?.kind === 'recovery-module';
}

/** Returns true for the address of a known Delay modifier. */
function isDelay(address: Address, { knownTargets = canonicalTargets }: DecodeOptions): boolean {
  return findTarget(address, knownTargets)?.kind === 'delay-modifier';
}

/** Source of a decoded call: enabling and disabling a recovery module belong to it. */
function findSource(
  source: CallSource,
  { name, args }: DecodedFunction,
  options: DecodeOptions,
): CallSource {
  const isModuleCall = source === 'safe' && (name === 'enableModule' || name === 'disableModule');
  return isModuleCall && isRecoveryTarget(args.at(-1)?.value, options) ? 'recovery' : source;
}

/** ABIs that may decode a call, most certain first. */
function interfacesFor(
  { to, operation }: SafeCall,
  options: DecodeOptions,
): readonly (readonly [CallSource, Abi])[] {
  const { safe, abis } = options;
  const given = abis?.[to.toLowerCase()];
  if (operation === 1) return [['library', libraryAbi]];
  return [
    ...(isAllowanceModule(to) ? ([['allowance', allowanceAbi]] as const) : []),
    ...(isRecoveryTarget(to, options) ? ([['recovery', recoveryModuleAbi]] as const) : []),
    ...(isDelay(to, options) ? ([['delay', delayAbi]] as const) : []),
    ...(isAddressEqual(to, safe) ? ([['safe', managementAbi]] as const) : []),
    ['safe', [...executionAbi, ...approvalAbi]],
    // ABIs are untrusted and come last, so that a crafted function with the selector of `transfer` cannot hide it.
    ['token', tokenAbi],
    ['permit2', permit2Abi],
    ...(given ? ([['abi', given]] as const) : []),
  ];
}

function innerCalls(
  { to }: SafeCall,
  { args, trailing }: DecodedFunction,
  { safe, knownTargets = canonicalTargets }: DecodeOptions,
): readonly SafeCall[] | undefined {
  const packed = args[0]?.value;
  if (typeof packed !== 'string' || !packed.startsWith('0x') || size(`0x${trailing.slice(2)}`) > 0)
    return undefined;
  const target = findTarget(to, knownTargets);
  // The release of the batch contract decides, not the Safe's.
  const zeroMeans = target?.version && isVersionAtLeast(target.version, '1.5.0') ? safe : undefined;
  return unpackCalls(`0x${packed.slice(2)}`, zeroMeans);
}
