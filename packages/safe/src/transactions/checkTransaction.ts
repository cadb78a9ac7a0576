import { lookUp } from '@mooring/internal';
import { type Address, type Hash, isAddress, isAddressEqual, isHex, zeroAddress } from 'viem';
import { canonicalTargets, findTarget, type KnownTarget } from '../deployments.ts';
import { decodeCall } from './decodeCall.ts';
import type { DecodedCall } from './decodedCall.ts';
import { createFinding, type Finding, type FindingCode } from './finding.ts';
import { greatestRefund } from './greatestRefund.ts';
import { hashTransaction } from './hashTransaction.ts';
import { readApprovals } from './readApprovals.ts';
import type { SafeState, SafeTransaction } from './safeTransaction.ts';

/** Transaction in the queue. */
export interface QueuedTransaction {
  readonly nonce: bigint;
  readonly safeTxHash: Hash;
}

/** Terms of {@link checkTransaction}. */
export interface TransactionCheck {
  /** Read from the chain; signatures are checked against its owners and threshold. */
  readonly safe: SafeState;
  /** Hash of this transaction as reported by a gateway. */
  readonly gatewayHash?: Hash | undefined;
  readonly queue?: readonly QueuedTransaction[];
  /** Known delegatecall targets, recovery modules and Delay modifiers. Default: the targets at Safe's canonical addresses. */
  readonly knownTargets?: readonly KnownTarget[];
}

const GREATEST = 2n ** 256n;

/**
 * Returns the findings of a transaction that an owner should know before signing, the most severe first. They depend
 * only on the signed fields, without requests. {@link checkSignatures} checks signatures, `checkGatewayTransaction` a
 * gateway's data.
 *
 * @example
 * ```ts
 * import { checkTransaction, isRefused } from '@mooring/safe/transactions';
 *
 * const findings = checkTransaction(transaction, { safe });
 * if (isRefused(findings)) throw new Error('The transaction must not be signed.');
 * ```
 */
export function checkTransaction(
  transaction: SafeTransaction,
  { safe, gatewayHash, queue = [], knownTargets = canonicalTargets }: TransactionCheck,
): readonly Finding[] {
  if (!hasValidFields(transaction)) return [createFinding('fields-invalid')];
  const { hash } = hashTransaction(transaction, safe);
  const found: Finding[] = [];
  if (gatewayHash !== undefined && gatewayHash.toLowerCase() !== hash)
    found.push(createFinding('hash-mismatch'));
  const decoded = decodeCall(transaction, { safe: safe.address, knownTargets });
  const called = callFindings(decoded, { safe, targets: knownTargets, threshold: safe.threshold });
  // A transaction with a gas refund pays, so it is not a rejection.
  const pays = transaction.gasPrice > 0n;
  found.push(...called.filter(({ code }) => code !== 'rejection' || !pays));
  found.push(...gasFindings(transaction), ...nonceFindings(transaction, hash, safe.nonce, queue));
  return compareSeverity(found);
}

/** Sorts findings, most severe first; stable. */
export function compareSeverity<Found extends Pick<Finding, 'severity'>>(
  found: readonly Found[],
): readonly Found[] {
  const order = ['refuse', 'grave', 'warn', 'note'];
  return found.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function gasFindings(transaction: SafeTransaction): readonly Finding[] {
  const { gasToken, refundReceiver, safeTxGas } = transaction;
  const found: Finding[] = [];
  const refund = greatestRefund(transaction);
  if (refund) {
    const { token = zeroAddress, amount, to } = refund;
    found.push(createFinding('gas-price', [], { token, amount, ...(to && { addresses: [to] }) }));
  } else {
    if (!isAddressEqual(gasToken, zeroAddress)) found.push(createFinding('gas-token'));
    if (!isAddressEqual(refundReceiver, zeroAddress)) found.push(createFinding('refund-receiver'));
  }
  if (safeTxGas > 0n) found.push(createFinding('safe-tx-gas'));
  return found;
}

function nonceFindings(
  { nonce }: SafeTransaction,
  hash: Hash,
  safeNonce: bigint,
  queue: readonly QueuedTransaction[],
): readonly Finding[] {
  const others = queue.filter(({ safeTxHash }) => safeTxHash.toLowerCase() !== hash);
  const found: Finding[] = [];
  if (nonce < safeNonce) found.push(createFinding('nonce-used'));
  else if (others.some((other) => other.nonce === nonce))
    found.push(createFinding('nonce-conflict'));
  if (nonce > safeNonce) found.push(createFinding('nonce-gap'));
  return found;
}

/** Returns true if all fields are in the range of their types; otherwise the transaction has no hash. */
function hasValidFields(transaction: SafeTransaction): boolean {
  const { to, data, operation, gasToken, refundReceiver } = transaction;
  const { value, safeTxGas, baseGas, gasPrice, nonce } = transaction;
  return (
    [to, gasToken, refundReceiver].every((address) => isAddress(address, { strict: false })) &&
    [value, safeTxGas, baseGas, gasPrice, nonce].every(
      (number) => typeof number === 'bigint' && number >= 0n && number < GREATEST,
    ) &&
    isHex(data) &&
    data.length % 2 === 0 &&
    (operation === 0 || operation === 1)
  );
}

const managementCodes: Readonly<Record<string, FindingCode>> = {
  addOwnerWithThreshold: 'owner-change',
  removeOwner: 'owner-change',
  swapOwner: 'owner-change',
  changeThreshold: 'threshold-change',
  enableModule: 'module-change',
  disableModule: 'module-change',
  setGuard: 'guard-change',
  setModuleGuard: 'guard-change',
  setFallbackHandler: 'fallback-handler-change',
  changeMasterCopy: 'singleton-change',
};

const libraryCodes: Readonly<Record<Exclude<KnownTarget['kind'], 'multi-send'>, FindingCode>> = {
  'sign-message': 'signs-message',
  'create-call': 'creates-contract',
  'safe-migration': 'singleton-change',
  'recovery-module': 'delegatecall-unknown-selector',
  'delay-modifier': 'delegatecall-unknown-selector',
};

/** Calls of a known recovery module: changes of the account's own recovery, and approvals of another account's. */
export const recoveryCodes: Readonly<Record<string, FindingCode>> = {
  enableModule: 'recovery-on',
  addGuardianWithThreshold: 'guardian-change',
  revokeGuardianWithThreshold: 'guardian-change',
  changeThreshold: 'guardian-change',
  cancelRecovery: 'recovery-cancel',
  confirmRecovery: 'recovery-approval',
  multiConfirmRecovery: 'recovery-approval',
  executeRecovery: 'recovery-approval',
};

/** Calls of a known Delay modifier by its owner, and by an address that may queue transactions of another account. */
const delayCodes: Readonly<Record<string, FindingCode>> = {
  setTxNonce: 'delay-cancel',
  setTxCooldown: 'delay-change',
  setTxExpiration: 'delay-change',
  enableModule: 'delay-change',
  disableModule: 'delay-change',
  setAvatar: 'delay-change',
  setTarget: 'delay-change',
  transferOwnership: 'delay-change',
  renounceOwnership: 'delay-change',
};

/** State of a check as it iterates over the calls. */
interface Checking {
  readonly safe: { readonly address: Address };
  readonly targets: readonly KnownTarget[];
  /** Required signatures after the calls so far. */
  threshold: number;
}

/** Returns findings on a call and its nested calls. */
function callFindings(
  decoded: DecodedCall,
  checking: Checking,
  path: readonly number[] = [],
): readonly Finding[] {
  const { address } = checking.safe;
  if (decoded.call.operation === 1) return delegateFindings(decoded, checking, path);
  if (isAddressEqual(decoded.call.to, address)) return selfFindings(decoded, checking, path);
  if (decoded.kind === 'raw') return [createFinding('call-unreadable', path)];
  if (decoded.kind === 'function' && decoded.name === 'approveHash') {
    return [createFinding('approves-hash', path)];
  }
  if (decoded.kind === 'function' && decoded.source === 'recovery') {
    const code = lookUp(recoveryCodes, decoded.name);
    return code ? [createFinding(code, path)] : [];
  }
  if (decoded.kind === 'function' && decoded.source === 'delay') {
    const code = lookUp(delayCodes, decoded.name);
    return code ? [createFinding(code, path)] : [];
  }
  if (isSpendingLimit(decoded)) return [createFinding('spending-limit', path)];
  const approvals = readApprovals(decoded, address).filter(({ amount }) => amount !== 0n);
  if (approvals.length === 0) return [];
  const isUnlimited = approvals.some((approval) => approval.isUnlimited);
  return [createFinding(isUnlimited ? 'approval-unlimited' : 'approval', path)];
}

/** Returns true for a call that sets a spending limit other than zero. */
function isSpendingLimit(decoded: DecodedCall): boolean {
  if (decoded.kind !== 'function' || decoded.source !== 'allowance') return false;
  return decoded.name === 'setAllowance' && decoded.args[2]?.value !== 0n;
}

function delegateFindings(
  decoded: DecodedCall,
  checking: Checking,
  path: readonly number[],
): readonly Finding[] {
  const target = findTarget(decoded.call.to, checking.targets);
  const selector = decoded.call.data.slice(0, 10).toLowerCase();
  const inner =
    decoded.kind === 'batch'
      ? decoded.calls.flatMap((call, index) => callFindings(call, checking, [...path, index]))
      : [];
  if (!target) return [createFinding('delegatecall-unknown-target', path), ...inner];
  if (!target.selectors.some((known) => known === selector))
    return [createFinding('delegatecall-unknown-selector', path)];
  if (target.kind !== 'multi-send')
    return [
      createFinding(libraryCodes[target.kind], path),
      ...(decoded.kind === 'raw' ? [createFinding('call-unreadable', path)] : []),
    ];
  if (decoded.kind !== 'batch') return [createFinding('batch-unreadable', path)];
  // The contract reverts on delegatecalls, so the call would differ from what is shown.
  const delegates = target.callsOnly && decoded.calls.some(({ call }) => call.operation === 1);
  return delegates ? [createFinding('batch-unreadable', path), ...inner] : inner;
}

function selfFindings(
  decoded: DecodedCall,
  checking: Checking,
  path: readonly number[],
): readonly Finding[] {
  if (decoded.kind === 'coins')
    return decoded.call.value === 0n ? [createFinding('rejection', path)] : [];
  const code = decoded.kind === 'function' ? lookUp(managementCodes, decoded.name) : undefined;
  if (decoded.kind !== 'function' || !code) return [createFinding('self-call-unknown', path)];
  const recoveryCode =
    decoded.source === 'recovery' ? lookUp(recoveryCodes, decoded.name) : undefined;
  if (recoveryCode) return [createFinding(recoveryCode, path)];
  const set = decoded.args.find(({ name }) => name === 'threshold')?.value;
  const before = checking.threshold;
  const after = typeof set === 'bigint' ? Number(set) : before;
  checking.threshold = after;
  const others = code === 'threshold-change' ? [] : [createFinding(code, path)];
  if (after === before && code !== 'threshold-change') return others;
  const changed = createFinding('threshold-change', path, { before, after });
  return after === 1 && before > 1
    ? [...others, changed, createFinding('threshold-one', path)]
    : [...others, changed];
}
