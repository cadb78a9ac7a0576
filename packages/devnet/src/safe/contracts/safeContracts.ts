import type { Address } from 'viem';

/** Releases of Safe's contracts on both local chains. */
export type SafeVersion = '1.4.1' | '1.5.0';

/**
 * Addresses of Safe's contracts, on the local chains as on nearly every public one: they follow from the
 * code. A test compares address and code with `@safe-global/safe-deployments`.
 */
export const SAFE_CONTRACTS = {
  '1.4.1': {
    safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    safeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    signMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
    createCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
    fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    simulateTxAccessor: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
  },
  '1.5.0': {
    safe: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
    safeL2: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
    proxyFactory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    multiSend: '0x218543288004CD07832472D464648173c77D7eB7',
    multiSendCallOnly: '0xA83c336B20401Af773B6219BA5027174338D1836',
    signMessageLib: '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
    createCall: '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4',
    fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    simulateTxAccessor: '0x07EfA797c55B5DdE3698d876b277aBb6B893654C',
    safeMigration: '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC',
  },
} as const satisfies Readonly<Record<SafeVersion, Readonly<Record<string, Address>>>>;
