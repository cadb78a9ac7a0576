import { type Address, type Hex, isAddress } from 'viem';

/** Contracts of a Safe release whose addresses this package needs. */
export type SafeContract =
  | 'safe'
  | 'safeL2'
  | 'proxyFactory'
  | 'multiSend'
  | 'multiSendCallOnly'
  | 'signMessageLib'
  | 'createCall'
  | 'safeMigration'
  | 'fallbackHandler';

/** Releases of Safe's contracts whose addresses are known. */
export type KnownVersion = '1.3.0' | '1.4.1' | '1.5.0';

/** Addresses of one set of contracts of a release. */
export interface Deployment {
  readonly version: KnownVersion;
  readonly contracts: Readonly<Partial<Record<SafeContract, Address>>>;
}

/**
 * Deployments with the same addresses on every network except zkSync and its like (see `loadDeployments`).
 * 1.3.0 was deployed in two ways; most networks have both. A test compares them with
 * `@safe-global/safe-deployments`.
 */
export const canonicalDeployments: readonly Deployment[] = [
  {
    version: '1.3.0',
    contracts: {
      safe: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
      safeL2: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
      proxyFactory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
      multiSend: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
      multiSendCallOnly: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
      signMessageLib: '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2',
      createCall: '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
      fallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
    },
  },
  {
    version: '1.3.0',
    contracts: {
      safe: '0x69f4D1788e39c87893C980c06EdF4b7f686e2938',
      safeL2: '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA',
      proxyFactory: '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
      multiSend: '0x998739BFdAAdde7C933B942a68053933098f9EDa',
      multiSendCallOnly: '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
      signMessageLib: '0x98FFBBF51bb33A056B08ddf711f289936AafF717',
      createCall: '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d',
      fallbackHandler: '0x017062a1dE2FE6b99BE3d9d37841FeD19F573804',
    },
  },
  {
    version: '1.4.1',
    contracts: {
      safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
      safeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
      proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
      multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
      multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      signMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
      createCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
      safeMigration: '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
      fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    },
  },
  {
    version: '1.5.0',
    contracts: {
      safe: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
      safeL2: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
      proxyFactory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
      multiSend: '0x218543288004CD07832472D464648173c77D7eB7',
      multiSendCallOnly: '0xA83c336B20401Af773B6219BA5027174338D1836',
      signMessageLib: '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
      createCall: '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4',
      safeMigration: '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC',
      fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    },
  },
];

/** Purpose of a known contract. */
export type TargetKind =
  | 'multi-send'
  | 'sign-message'
  | 'create-call'
  | 'safe-migration'
  | 'recovery-module'
  | 'delay-modifier';

/** Known contract: a delegatecall target with its allowed functions, or a recovery module or Delay modifier, which is never one. */
export interface KnownTarget {
  readonly address: Address;
  readonly kind: TargetKind;
  /** Functions that may run by delegatecall. */
  readonly selectors: readonly Hex[];
  /** Undefined for a recovery module and a Delay modifier. */
  readonly version?: KnownVersion;
  /** True when it refuses delegatecalls inside a batch. */
  readonly callsOnly?: boolean;
}

const multiSend = ['0x8d80ff0a'] as const;
const signMessageSelectors = ['0x85a5affe'] as const;
/** performCreate, performCreate2. */
const create = ['0x4c8c9ea1', '0x4847be6f'] as const;
/** migrateSingleton, …WithFallbackHandler, migrateL2Singleton, …WithFallbackHandler. */
const migrateSelectors = ['0xf6682ab0', '0xed007fc6', '0x07f464a4', '0x68cb3d94'] as const;

/**
 * Returns the delegatecall targets that the Safe project publishes, with the addresses of these deployments.
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
      ...target(contracts.signMessageLib, 'sign-message', signMessageSelectors),
      ...target(contracts.createCall, 'create-call', create),
      ...target(contracts.safeMigration, 'safe-migration', migrateSelectors),
    ];
  });
}

/** Known delegatecall targets at the canonical addresses, which are the same on most networks. */
export const canonicalTargets: readonly KnownTarget[] =
  /* @__PURE__ */ knownTargetsOf(canonicalDeployments);

/**
 * Creates the known target of a recovery module, so that calls to it are decoded. Check its code before: any contract can
 * have its functions.
 *
 * @example
 * ```ts
 * import { isKnownModule, type RecoveryModule } from '@mooring/passkey/recovery';
 * import { canonicalTargets, checkTransaction, recoveryTarget } from '@mooring/safe/transactions';
 *
 * const module: RecoveryModule = { address, version: '0.1.0', period: 604_800 };
 * const isKnown = await isKnownModule({ read: client.request, module });
 * const knownTargets = [...canonicalTargets, ...(isKnown ? [recoveryTarget(address)] : [])];
 * const findings = checkTransaction(transaction, { safe, knownTargets });
 * ```
 */
export function recoveryTarget(address: Address): KnownTarget {
  return { address, kind: 'recovery-module', selectors: [] };
}

/** Returns the known target at an address. */
export function findTarget(
  address: Address,
  targets: readonly KnownTarget[],
): KnownTarget | undefined {
  return targets.find((target) => target.address.toLowerCase() === address.toLowerCase());
}

/**
 * Loads the addresses of Safe's contracts on a network from Safe's registry, for networks with other addresses, such as
 * zkSync. The registry is a large lazy chunk.
 * @returns an empty list for an unknown network
 *
 * @example
 * ```ts
 * import { loadDeployments } from '@mooring/safe/transactions';
 *
 * const deployments = await loadDeployments(324);
 * ```
 */
export async function loadDeployments(chainId: number): Promise<readonly Deployment[]> {
  const registry = await import('@safe-global/safe-deployments');
  const lookups = {
    safe: registry.getSafeSingletonDeployments,
    safeL2: registry.getSafeL2SingletonDeployments,
    proxyFactory: registry.getProxyFactoryDeployments,
    multiSend: registry.getMultiSendDeployments,
    multiSendCallOnly: registry.getMultiSendCallOnlyDeployments,
    signMessageLib: registry.getSignMessageLibDeployments,
    createCall: registry.getCreateCallDeployments,
    safeMigration: registry.getSafeMigrationDeployments,
    fallbackHandler: registry.getCompatibilityFallbackHandlerDeployments,
  } satisfies Record<SafeContract, typeof registry.getSafeSingletonDeployments>;
  const versions: readonly KnownVersion[] = ['1.3.0', '1.4.1', '1.5.0'];
  return versions.flatMap((version) => setsOf(version));

  function setsOf(version: KnownVersion): readonly Deployment[] {
    const sets: Deployment['contracts'][] = [];
    for (const [contract, lookUp] of Object.entries(lookups)) {
      const found =
        lookUp({ version, network: `${chainId}` })?.networkAddresses[`${chainId}`] ?? [];
      for (const [index, address] of [found].flat().entries()) {
        if (isAddress(address)) sets[index] = { ...sets[index], [contract]: address };
      }
    }
    return sets.map((contracts) => ({ version, contracts }));
  }
}
