import {
  joinSignatures,
  type MultisigStatus,
  readTransactionStatus,
  type SafeSignature,
  type SafeTransaction,
  splitSignatures,
} from '@mooring/safe/transactions';
import { type Address, type Hash, isAddressEqual } from 'viem';
import type { Execution } from '../chain/chainIndex.ts';
import type { SafeReading } from '../chain/safeReads.ts';
import type { Confirmation, Proposal } from '../store/store.ts';
import type { GatewayChain, World } from '../world.ts';

/** Transaction of a Safe, joined from gateway and chain. */
export interface KnownTransaction {
  safe: SafeReading;
  safeTxHash: Hash;
  transaction: SafeTransaction;
  proposal: Proposal | undefined;
  execution: Execution | undefined;
  confirmations: readonly Confirmation[];
  status: MultisigStatus;
  /** Time of the proposal, or else of the execution, in ms since 1970. */
  submittedAt: number;
}

/** All transactions of a Safe, proposed here or executed elsewhere, by nonce and then by age. */
export async function knownTransactions(
  world: World,
  { local, index }: GatewayChain,
  safe: SafeReading,
): Promise<readonly KnownTransaction[]> {
  const executions = (index.eventsOf(safe.address) ?? []).filter(
    (event): event is Execution => event.kind === 'multisig',
  );
  const proposals = world.store.proposalsOf(local.chain.id, safe.address);
  const hashes = new Set([...executions, ...proposals].map(({ safeTxHash }) => safeTxHash));
  const known = await Promise.all(
    [...hashes].map((safeTxHash) =>
      join(
        safe,
        safeTxHash,
        proposals.find((one) => one.safeTxHash === safeTxHash),
        executions.find((one) => one.safeTxHash === safeTxHash),
      ),
    ),
  );
  return known
    .flatMap((one) => one ?? [])
    .toSorted(
      (a, b) => Number(a.transaction.nonce - b.transaction.nonce) || a.submittedAt - b.submittedAt,
    );
}

async function join(
  safe: SafeReading,
  safeTxHash: Hash,
  proposal: Proposal | undefined,
  execution: Execution | undefined,
): Promise<KnownTransaction | undefined> {
  // The executed transaction takes precedence over the proposed one.
  const transaction = execution?.transaction ?? proposal?.transaction;
  if (!transaction) return undefined;
  const confirmations = execution
    ? await executedConfirmations(execution, proposal)
    : (proposal?.confirmations ?? []);
  const counted = confirmations.filter(({ owner }) => isOneOf(safe.owners, owner));
  return {
    safe,
    safeTxHash,
    transaction,
    proposal,
    execution,
    confirmations: execution ? confirmations : counted,
    submittedAt: proposal?.submittedAt ?? execution?.at ?? 0,
    status: readTransactionStatus({
      execution: execution && (execution.succeeded ? 'success' : 'failure'),
      nonce: transaction.nonce,
      safeNonce: safe.nonce,
      confirmations: counted.length,
      threshold: safe.threshold,
    }),
  };
}

/** Cache by execution: executions are final, and recovering signers is slow. */
const usedSignatures = new WeakMap<Execution, Promise<readonly SafeSignature[]>>();

function executionSignatures(execution: Execution): Promise<readonly SafeSignature[]> {
  const { signatures, safeTxHash } = execution;
  const known =
    usedSignatures.get(execution) ?? splitSignatures(signatures, safeTxHash).catch(() => []);
  usedSignatures.set(execution, known);
  return known;
}

/** Confirmations of the execution, of which some may never have been posted here. */
async function executedConfirmations(
  execution: Execution,
  proposal: Proposal | undefined,
): Promise<readonly Confirmation[]> {
  const { at } = execution;
  const used = await executionSignatures(execution);
  const earlier = proposal?.confirmations ?? [];
  const others = used.filter(
    ({ owner }) =>
      !isOneOf(
        earlier.map((one) => one.owner),
        owner,
      ),
  );
  return [
    ...earlier,
    ...others.map((one) => ({ owner: one.owner, signature: joinSignatures([one]), at })),
  ];
}

export function isOneOf(accounts: readonly Address[], account: Address): boolean {
  return accounts.some((one) => isAddressEqual(one, account));
}
