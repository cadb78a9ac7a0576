import { type Abi, type Address, isAddressEqual, zeroAddress } from 'viem';
import { canonicalTargets, type KnownTarget } from '../deployments.ts';
import {
  checkTransaction,
  compareSeverity,
  type TransactionCheck,
} from '../transactions/checkTransaction.ts';
import { decodeCall } from '../transactions/decodeCall.ts';
import type { DecodedCall } from '../transactions/decodedCall.ts';
import type { Finding } from '../transactions/finding.ts';
import { greatestRefund } from '../transactions/greatestRefund.ts';
import type { SafeCall, SafeTransaction } from '../transactions/safeTransaction.ts';
import { readCallKind } from './callKind.ts';
import {
  checkBatches,
  checkContracts,
  checkMoved,
  checkToken,
  isCreation,
} from './checkContracts.ts';
import { checkElsewhere, checkLookAlike, checkRecipients } from './checkRecipients.ts';
import { checkRecovery } from './checkRecovery.ts';
import type { PaymentFacts } from './facts.ts';
import { type Movement, readMovements } from './movements.ts';
import { checkBalances, type OutgoingTransfer, readOutgoing } from './outgoing.ts';
import type { PaymentFinding } from './paymentFinding.ts';
import {
  findPowerfulContract,
  type PlacedCall,
  type Power,
  placedBatches,
  placedCalls,
  readPowers,
} from './powers.ts';
import { checkRefund } from './refundBound.ts';

/** Effects of a transaction on an account, and its findings. */
export interface Explanation {
  readonly leaves: readonly OutgoingTransfer[];
  readonly powers: readonly Power[];
  /** Calls that `leaves` and `powers` do not describe fully; show them with all arguments or bytes. */
  readonly others: readonly PlacedCall[];
  /** Contracts whose code makes the calls of a batch. */
  readonly through: readonly SafeCall[];
  /** Findings, the most severe first. */
  readonly findings: readonly (Finding | PaymentFinding)[];
}

/** Options of decoding calls. */
interface Reading {
  readonly knownTargets?: readonly KnownTarget[];
  readonly abis?: Readonly<Record<string, Abi>>;
}

/** Options of {@link explainCalls}. */
interface CallsReading extends Reading {
  /** Transaction of a Safe whose gas refund is paid in addition to the calls. Default: none. */
  readonly refundOf?: SafeTransaction | undefined;
}

/**
 * Explains calls of an account other than a Safe, or within a spending limit: outgoing transfers, and findings. Those on
 * recovery need the module among `knownTargets`.
 *
 * @example
 * ```ts
 * import { explainCalls } from '@mooring/safe/payment';
 *
 * const { leaves, findings } = explainCalls(calls, facts);
 * ```
 */
export function explainCalls(
  calls: readonly SafeCall[],
  facts: PaymentFacts,
  { knownTargets = canonicalTargets, abis = {}, refundOf }: CallsReading = {},
): Explanation {
  const { account: safe } = facts;
  const decoded = calls.map((call) => decodeCall(call, { safe, knownTargets, abis }));
  const pathOf = (index: number) => (decoded.length === 1 ? [] : [index]);
  const refund = refundOf && refundMovement(refundOf, safe);
  const explained = explainDecoded(decoded, facts, pathOf, refund);
  const placed = decoded.flatMap((one, index) => placedCalls(one, pathOf(index)));
  return {
    ...explained,
    findings: compareSeverity([
      ...checkRecovery(placed),
      ...(refundOf ? checkRefund(refundOf, facts) : []),
      ...explained.findings,
    ]),
  };
}

/**
 * Explains a transaction of a Safe: outgoing transfers with the gas refund, other changes, and all findings, including
 * those of `checkTransaction`.
 *
 * @example
 * ```ts
 * import { explainTransaction } from '@mooring/safe/payment';
 *
 * const { leaves, powers, findings } = explainTransaction(transaction, facts, { safe });
 * ```
 */
export function explainTransaction(
  transaction: SafeTransaction,
  facts: PaymentFacts,
  { abis = {}, ...check }: TransactionCheck & Pick<Reading, 'abis'>,
): Explanation {
  const checked = checkTransaction(transaction, check);
  if (checked.some(({ code }) => code === 'fields-invalid')) {
    return { leaves: [], powers: [], others: [], through: [], findings: checked };
  }
  const { knownTargets = canonicalTargets } = check;
  const decoded = decodeCall(transaction, { safe: facts.account, knownTargets, abis });
  const refund = refundMovement(transaction, facts.account);
  const explained = explainDecoded([decoded], facts, () => [], refund);
  return {
    ...explained,
    findings: compareSeverity([
      ...checked,
      ...checkRefund(transaction, facts),
      ...explained.findings,
    ]),
  };
}

/** Returns the largest gas refund of a transaction as a transfer; undefined without one. */
function refundMovement(transaction: SafeTransaction, account: Address): Movement | undefined {
  const refund = greatestRefund(transaction);
  if (!refund) return undefined;
  const { token = zeroAddress, to, amount } = refund;
  return { from: account, to, token, amount, path: [] };
}

function explainDecoded(
  decoded: readonly DecodedCall[],
  facts: PaymentFacts,
  pathOf: (index: number) => readonly number[],
  refund?: Movement,
): Explanation {
  const { account } = facts;
  const calls = decoded.flatMap((one, index) => placedCalls(one, pathOf(index)));
  const batches = decoded.flatMap((one, index) => placedBatches(one, pathOf(index)));
  const moved = decoded.flatMap((one, index) => readMovements(one, account, pathOf(index)));
  const movements = [...moved, ...(refund ? [refund] : [])].map((one) => asItem(one, facts));
  const leaves = movements
    .filter(({ from, to }) => isAddressEqual(from, account) && !(to && isAddressEqual(to, account)))
    .map((one) => readOutgoing(one, facts, one.path === refund?.path ? 'refund' : 'payment'));
  const powers = calls.flatMap((one) => readPowers(one, account));
  const concerned = [
    ...movements.flatMap(({ to, path }) => (to ? [{ address: to, path }] : [])),
    ...powers.flatMap((power) =>
      findPowerfulContract(power).map((address) => ({ address, path: power.path })),
    ),
  ];
  const tokens = [
    ...movements.map(({ token, path }) => ({ token, path })),
    ...powers.flatMap(({ change, path }) =>
      change.kind === 'approval' ? [{ token: change.approval.token, path }] : [],
    ),
  ];
  const findings = [
    ...checkRecipients(movements, facts),
    ...checkLookAlike(concerned, facts),
    // The transaction may deploy one itself, such as the signer of a passkey.
    ...(calls.some(isCreation) ? [] : checkElsewhere(concerned, facts)),
    ...oncePerToken(tokens).flatMap(({ token, path }) => checkToken(token, path, facts)),
    ...checkBatches(batches, facts),
    ...checkContracts(calls, facts),
    ...checkMoved(moved, calls, facts),
    ...checkBalances(leaves, facts),
  ];
  const others = calls.filter((one) => !isReported(one, account));
  const through = decoded.flatMap(contractsOfBatch);
  return { leaves, powers, others, through, findings: compareSeverity(findings) };
}

/** Reads from the facts of the contract whether a number is an amount or an id. */
function asItem(moved: Movement, { tokenAt, listed }: PaymentFacts): Movement {
  if (!moved.isAmountOrId) return moved;
  if (listed.some(({ address }) => isAddressEqual(address, moved.token))) return moved;
  const token = tokenAt(moved.token);
  const isItem = typeof token === 'object' && token.kind === 'items';
  return isItem ? { ...moved, amount: 1n, tokenId: moved.amount } : moved;
}

/** Returns the calls of batch contracts, without the calls inside. */
function contractsOfBatch(decoded: DecodedCall): readonly SafeCall[] {
  if (decoded.kind !== 'batch') return [];
  return [{ ...decoded.call, data: '0x' }, ...decoded.calls.flatMap(contractsOfBatch)];
}

/** Returns true if `leaves` and `powers` describe a call fully. */
function isReported({ decoded }: PlacedCall, account: Address): boolean {
  const { kind } = readCallKind(decoded, account);
  if (kind === 'coins') return decoded.call.value > 0n;
  // The change does not show a wrong predecessor in the contract's linked list.
  if (kind === 'removeOwner' || kind === 'swapOwner') return false;
  const unlinking = ['disableModule', 'revokeGuardianWithThreshold'];
  const isUnlinking = decoded.kind === 'function' && unlinking.includes(decoded.name);
  return kind !== 'function' && kind !== 'raw' && !isUnlinking;
}

function oncePerToken<One extends { readonly token: Address }>(
  all: readonly One[],
): readonly One[] {
  return [...new Map(all.map((one) => [one.token.toLowerCase(), one])).values()];
}
