import type { Address } from 'viem';

/**
 * `refuse`: must not be signed. `grave`: rarely meant; confirmed by itself before signing. `warn`: confirmed before
 * signing. `note`: informational.
 */
export type Severity = 'refuse' | 'grave' | 'warn' | 'note';

/** Code of a finding; stable between releases. */
export type FindingCode = keyof typeof findings;

/** Finding of a check, which an owner should know before signing. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Sentence for a log; never contains external input. */
  readonly message: string;
  /** Path of the call in nested batches, outermost first, from 0; empty for the whole transaction. */
  readonly path: readonly number[];
  /** Values for its message. */
  readonly details?: FindingDetails;
}

/** Values of a finding. */
export interface FindingDetails {
  /** Addresses concerned; of a look-alike first the recipient, then the known address. */
  readonly addresses?: readonly Address[];
  /** Token concerned; the zero address for the native currency. */
  readonly token?: Address;
  /** Chain id of another network concerned. */
  readonly chainId?: number;
  /** In the token's smallest unit. */
  readonly amount?: bigint;
  /** Symbol as its contract reports it; untrusted. */
  readonly symbol?: string;
  /** Number of required signatures. */
  readonly before?: number;
  readonly after?: number;
}

const findings = {
  'fields-invalid': ['refuse', 'A field is missing or invalid.'],
  'safe-mismatch': ['refuse', 'This belongs to another Safe or another network.'],
  'hash-mismatch': ['refuse', 'The hash given is not the hash of these fields.'],
  'not-requested': ['refuse', 'This is not the transaction that was asked for.'],
  'shown-differs': ['refuse', 'The summary does not match what the call does.'],
  'delegatecall-unknown-target': ['refuse', 'Unknown code would run as the Safe itself.'],
  'delegatecall-unknown-selector': [
    'refuse',
    'Known code would run as the Safe, but not as intended.',
  ],
  'batch-unreadable': ['refuse', 'The batch cannot be read to its last byte.'],
  'signature-invalid': ['refuse', 'A signature was not made by the owner it names.'],
  'signature-not-owner': ['refuse', 'A signature is from someone who is not an owner.'],
  'signature-set-aside': [
    'note',
    'A signature is from someone who is not an owner, or no longer. It does not count.',
  ],
  'signature-withdrawn': [
    'note',
    'A contract that is an owner does not accept its signature, or no longer. It does not count.',
  ],
  'signature-duplicate': ['refuse', 'An owner’s signature appears twice.'],
  'owners-differ': ['refuse', 'The owners do not match the chain.'],
  'owners-order-differs': ['refuse', 'The order of the owners does not match the chain.'],
  'threshold-differs': ['refuse', 'The threshold does not match the chain.'],
  'version-differs': ['refuse', 'The version does not match the chain.'],
  'nonce-differs': ['warn', 'The nonce does not match the chain; it may be behind.'],
  'signature-unverified': ['warn', 'A contract’s approval was not checked on the chain.'],
  'owner-change': ['warn', 'The owners of the Safe change.'],
  'threshold-change': ['warn', 'The number of required signatures changes.'],
  'threshold-one': ['grave', 'Any one owner can then act alone.'],
  'module-change': ['warn', 'A module, which acts without signatures, is added or removed.'],
  'guard-change': ['warn', 'The guard, which checks every transaction, changes.'],
  'fallback-handler-change': [
    'warn',
    'The fallback handler, which answers calls to the Safe, changes.',
  ],
  'singleton-change': ['warn', 'The code of the Safe changes.'],
  'self-call-unknown': ['warn', 'The Safe calls itself in a way that is not known.'],
  'approves-hash': [
    'warn',
    'A transaction of another Safe is approved, of which only the hash is known.',
  ],
  approval: ['warn', 'Somebody else can then spend tokens of the Safe.'],
  'approval-unlimited': [
    'warn',
    'Somebody else can then spend tokens of the Safe without limit, now and later.',
  ],
  'spending-limit': [
    'warn',
    'Somebody can then spend from the Safe without signatures, up to a limit.',
  ],
  'recovery-on': [
    'warn',
    'Guardians can then replace all owners together, after days in which the Safe can stop it.',
  ],
  'guardian-change': ['warn', 'The guardians, who can replace all owners, change.'],
  'recovery-cancel': ['note', 'A running recovery is stopped. Its guardians can start another.'],
  'recovery-approval': ['warn', 'As a guardian, the Safe approves new owners of another account.'],
  'delay-cancel': [
    'note',
    'Transactions that wait in the recovery module are cancelled. Others can be added to it.',
  ],
  'delay-change': [
    'warn',
    'The recovery module changes: who can add transactions to it, or how long they wait.',
  ],
  'gas-price': ['grave', 'The Safe pays a refund besides the call.'],
  'gas-token': ['warn', 'A refund would be paid in a token.'],
  'refund-receiver': ['warn', 'A refund would go to the address given here.'],
  'safe-tx-gas': ['warn', 'If the call fails, the nonce is used up all the same.'],
  'nonce-conflict': [
    'warn',
    'Another transaction has the same nonce. Only one of them can be executed.',
  ],
  'nonce-used': ['warn', 'The nonce is used up: this can never be executed.'],
  'nonce-gap': ['note', 'Transactions before this one have to be executed first.'],
  'signs-message': ['note', 'A message is signed on behalf of the Safe.'],
  'creates-contract': ['note', 'A contract is created.'],
  'call-unreadable': ['note', 'What this call does cannot be read here.'],
  rejection: ['note', 'An empty transaction: it only uses up this nonce.'],
} as const satisfies Record<string, readonly [Severity, string]>;

/** Creates a finding by its code. */
export function createFinding(
  code: FindingCode,
  path: readonly number[] = [],
  details?: FindingDetails,
): Finding {
  const [severity, message] = findings[code];
  return { code, severity, message, path, ...(details && { details }) };
}

/**
 * Returns true if a finding forbids signing.
 *
 * @example
 * ```ts
 * import { checkTransaction, isRefused } from '@mooring/safe/transactions';
 *
 * const mayBeSigned = !isRefused(checkTransaction(transaction, { safe }));
 * ```
 */
export function isRefused(found: readonly Pick<Finding, 'severity'>[]): boolean {
  return found.some(({ severity }) => severity === 'refuse');
}
