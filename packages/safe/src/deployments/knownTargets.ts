import type { Address, Hex } from 'viem';
import {
  canonicalDeployments,
  type Deployment,
  type KnownVersion,
} from './canonicalDeployments.ts';

/** Purpose of a known delegatecall target. */
export type TargetKind = 'multi-send' | 'sign-message' | 'create-call' | 'safe-migration';

/** Known delegatecall target, with its allowed functions. */
export interface KnownTarget {
  readonly address: Address;
  readonly kind: TargetKind;
  readonly selectors: readonly Hex[];
  readonly version: KnownVersion;
  /** True when it refuses delegatecalls inside a batch. */
  readonly callsOnly?: boolean;
}

const multiSend = ['0x8d80ff0a'] as const;
const signMessage = ['0x85a5affe'] as const;
/** performCreate, performCreate2. */
const create = ['0x4c8c9ea1', '0x4847be6f'] as const;
/** migrateSingleton, …WithFallbackHandler, migrateL2Singleton, …WithFallbackHandler. */
const migrate = ['0xf6682ab0', '0xed007fc6', '0x07f464a4', '0x68cb3d94'] as const;

/**
 * The targets that the Safe project publishes for delegatecalls, out of these deployments.
 *
 * @example
 * ```ts
 * import { checkTransaction, knownTargetsOf, loadDeployments } from '@mooring/safe/transactions';
 *
 * const knownTargets = knownTargetsOf(await loadDeployments(324));
 * const findings = checkTransaction(transaction, { safe, knownTargets });
 * ```
 */
export function knownTargetsOf(deployments: readonly Deployment[]): readonly KnownTarget[] {
  return deployments.flatMap(({ version, contracts }) => {
    const target = (
      address: Address | undefined,
      kind: TargetKind,
      selectors: readonly Hex[],
      callsOnly = false,
    ): readonly KnownTarget[] =>
      address ? [{ address, kind, selectors, version, callsOnly }] : [];
    return [
      ...target(contracts.multiSend, 'multi-send', multiSend),
      ...target(contracts.multiSendCallOnly, 'multi-send', multiSend, true),
      ...target(contracts.signMessageLib, 'sign-message', signMessage),
      ...target(contracts.createCall, 'create-call', create),
      ...target(contracts.safeMigration, 'safe-migration', migrate),
    ];
  });
}

/** {@link knownTargetsOf} the canonical addresses, the same on most networks. */
export const canonicalTargets: readonly KnownTarget[] = knownTargetsOf(canonicalDeployments);

/** Known target at an address, if any. */
export function findTarget(
  address: Address,
  targets: readonly KnownTarget[],
): KnownTarget | undefined {
  return targets.find((target) => target.address.toLowerCase() === address.toLowerCase());
}
