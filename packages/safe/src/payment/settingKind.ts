import { type Address, isAddress, isAddressEqual, zeroAddress } from 'viem';
import type { CallArgument, DecodedCall } from '../transactions/decodedCall.ts';

/** Change of a setting other than owners and threshold. */
export type Setting =
  | { readonly kind: 'enableModule' | 'disableModule'; readonly module: Address }
  /** Undefined if removed. */
  | { readonly kind: 'guard' | 'moduleGuard' | 'handler'; readonly address: Address | undefined }
  | { readonly kind: 'addDelegate' | 'removeDelegate'; readonly delegate: Address }
  | {
      readonly kind: 'limit';
      readonly delegate: Address;
      /** Zero address: the network's currency. */
      readonly token: Address;
      readonly amount: bigint;
      /** Minutes; 0 for never. */
      readonly resetMinutes: number;
    }
  | {
      readonly kind: 'resetLimit' | 'removeLimit';
      readonly delegate: Address;
      readonly token: Address;
    }
  /** Known recovery module. */
  | { readonly kind: 'enableRecovery' | 'disableRecovery'; readonly module: Address }
  | {
      readonly kind: 'addGuardian' | 'revokeGuardian';
      readonly guardian: Address;
      /** Guardians who have to agree from then on. */
      readonly threshold: bigint;
    }
  | { readonly kind: 'guardianThreshold'; readonly threshold: bigint }
  /** Cancels a running recovery; invalidates approvals of recoveries that have not started. */
  | { readonly kind: 'cancelRecovery' | 'invalidateApprovals' }
  /** Cancels the transactions that wait in a Delay modifier, up to this number, which stays. */
  | { readonly kind: 'cancelDelayed'; readonly nonce: bigint };

type FunctionCall = Extract<DecodedCall, { kind: 'function' }>;

/**
 * Decodes the setting that a call of the account changes; undefined for other calls.
 *
 * @example
 * ```ts
 * import { readSetting } from '@mooring/safe/payment';
 * import { decodeCall } from '@mooring/safe/transactions';
 *
 * const decoded = decodeCall(transaction, { safe: safe.address });
 * const setting = decoded.kind === 'function' ? readSetting(decoded) : undefined;
 * ```
 */
export function readSetting({ source, name, args }: FunctionCall): Setting | undefined {
  if (source === 'recovery') return readRecoverySetting(name, args);
  if (source === 'delay') return readDelaySetting(name, args);
  const [first, second, amount, minutes] = args.map(({ value }) => value);
  const firstAddress = settingAddress(first);
  const secondAddress = settingAddress(second);
  if (!firstAddress) return undefined;
  if (source === 'safe') {
    const address = isAddressEqual(firstAddress, zeroAddress) ? undefined : firstAddress;
    if (name === 'enableModule') return { kind: name, module: firstAddress };
    if (name === 'disableModule') return secondAddress && { kind: name, module: secondAddress };
    if (name === 'setGuard') return { kind: 'guard', address };
    if (name === 'setModuleGuard') return { kind: 'moduleGuard', address };
    return name === 'setFallbackHandler' ? { kind: 'handler', address } : undefined;
  }
  if (source !== 'allowance') return undefined;
  if (name === 'addDelegate' || name === 'removeDelegate')
    return { kind: name, delegate: firstAddress };
  if (!secondAddress) return undefined;
  if (name === 'resetAllowance')
    return { kind: 'resetLimit', delegate: firstAddress, token: secondAddress };
  if (name === 'deleteAllowance')
    return { kind: 'removeLimit', delegate: firstAddress, token: secondAddress };
  const isLimit = name === 'setAllowance' && typeof amount === 'bigint';
  if (!isLimit || typeof minutes !== 'number' || !startsNow(args)) return undefined;
  return {
    kind: 'limit',
    delegate: firstAddress,
    token: secondAddress,
    amount,
    resetMinutes: minutes,
  };
}

function readRecoverySetting(name: string, args: readonly CallArgument[]): Setting | undefined {
  const [first, second] = args.map(({ value }) => settingAddress(value));
  const last = args.at(-1)?.value;
  const threshold = typeof last === 'bigint' ? last : undefined;
  switch (name) {
    case 'enableModule':
      return first && { kind: 'enableRecovery', module: first };
    case 'disableModule':
      return second && { kind: 'disableRecovery', module: second };
    case 'cancelRecovery':
      return { kind: 'cancelRecovery' };
    case 'invalidateNonce':
      return { kind: 'invalidateApprovals' };
    default:
      if (threshold === undefined) return undefined;
  }
  if (name === 'changeThreshold') return { kind: 'guardianThreshold', threshold };
  if (name === 'addGuardianWithThreshold')
    return first && { kind: 'addGuardian', guardian: first, threshold };
  const isRevoking = name === 'revokeGuardianWithThreshold' && second;
  return isRevoking ? { kind: 'revokeGuardian', guardian: second, threshold } : undefined;
}

function readDelaySetting(name: string, [first]: readonly CallArgument[]): Setting | undefined {
  const isCancelling = name === 'setTxNonce' && typeof first?.value === 'bigint';
  return isCancelling ? { kind: 'cancelDelayed', nonce: first.value } : undefined;
}

/** Returns true if the period starts now; other starts are shown with all arguments. */
function startsNow(args: readonly CallArgument[]): boolean {
  return args[4]?.value === 0;
}

function settingAddress(value: CallArgument['value'] | undefined): Address | undefined {
  return typeof value === 'string' && isAddress(value, { strict: false }) ? value : undefined;
}
