import { type Hash, isAddress, isAddressEqual, isHex, zeroAddress } from 'viem';
import { canonicalTargets, type KnownTarget } from '../deployments/knownTargets.ts';
import { callFindings } from './callFindings.ts';
import { decodeCall } from './decodeCall.ts';
import { type Finding, finding } from './finding.ts';
import { hashTransaction } from './hashTransaction.ts';
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
  /** Known delegatecall targets. Default: Safe's canonical addresses. */
  readonly knownTargets?: readonly KnownTarget[];
}

const greatest = 2n ** 256n;

/**
 * Everything a person has to know before they sign a transaction, the gravest first. Nothing is
 * asked of anyone: all of it comes from the fields themselves, which is what will be executed.
 * Signatures are checked by {@link checkSignatures}, a gateway's word by `checkGatewayTransaction`.
 *
 * @example
 * ```ts
 * import { checkTransaction, isRefused } from '@mooring/safe/transactions';
 *
 * const findings = checkTransaction(transaction, { safe });
 * if (isRefused(findings)) throw new Error('This must not be signed.');
 * ```
 */
export function checkTransaction(
  transaction: SafeTransaction,
  { safe, gatewayHash, queue = [], knownTargets = canonicalTargets }: TransactionCheck,
): readonly Finding[] {
  if (!holds(transaction)) return [finding('fields-invalid')];
  const { hash } = hashTransaction(transaction, safe);
  const found: Finding[] = [];
  if (gatewayHash !== undefined && gatewayHash.toLowerCase() !== hash)
    found.push(finding('hash-mismatch'));
  const decoded = decodeCall(transaction, { safe: safe.address, knownTargets });
  found.push(...callFindings(decoded, safe, knownTargets));
  found.push(...gasFindings(transaction), ...nonceFindings(transaction, hash, safe.nonce, queue));
  return bySeverity(found);
}

/** Sorts findings, most severe first; stable. */
export function bySeverity(found: readonly Finding[]): readonly Finding[] {
  const grave = ['refuse', 'warn', 'note'];
  return found.toSorted((a, b) => grave.indexOf(a.severity) - grave.indexOf(b.severity));
}

function gasFindings(transaction: SafeTransaction): readonly Finding[] {
  const { gasPrice, gasToken, refundReceiver, safeTxGas } = transaction;
  const found: Finding[] = [];
  if (gasPrice > 0n) found.push(finding('gas-price'));
  if (!isAddressEqual(gasToken, zeroAddress)) found.push(finding('gas-token'));
  if (!isAddressEqual(refundReceiver, zeroAddress)) found.push(finding('refund-receiver'));
  if (safeTxGas > 0n) found.push(finding('safe-tx-gas'));
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
  if (nonce < safeNonce) found.push(finding('nonce-used'));
  else if (others.some((other) => other.nonce === nonce)) found.push(finding('nonce-conflict'));
  if (nonce > safeNonce) found.push(finding('nonce-gap'));
  return found;
}

/** True when all fields are in the range of their types: otherwise there is no hash, and nothing to sign. */
function holds(transaction: SafeTransaction): boolean {
  const { to, data, operation, gasToken, refundReceiver } = transaction;
  const { value, safeTxGas, baseGas, gasPrice, nonce } = transaction;
  return (
    [to, gasToken, refundReceiver].every((address) => isAddress(address, { strict: false })) &&
    [value, safeTxGas, baseGas, gasPrice, nonce].every(
      (number) => typeof number === 'bigint' && number >= 0n && number < greatest,
    ) &&
    isHex(data) &&
    data.length % 2 === 0 &&
    (operation === 0 || operation === 1)
  );
}
