import { type Address, concat, encodeAbiParameters, type Hex, zeroHash } from 'viem';
import { TREASURY } from '../../accounts.ts';
import {
  SAFE_CREATION_CODE,
  SAFE_MIGRATION_CREATION_CODE,
} from '../../generated/safeCreationCode.ts';
import type { GenesisTransaction } from '../../genesis/genesis.ts';
import { SAFE_CONTRACTS, type SafeVersion } from './safeContracts.ts';

/**
 * Deploys what it is sent by CREATE2, 32 bytes of salt first, then creation code. Safe has it at this
 * address on every network (https://github.com/safe-global/safe-singleton-factory).
 */
export const SINGLETON_FACTORY: { address: Address; code: Hex } = {
  address: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
  code: '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3',
};

/** Enough for the largest of them, of which the code alone costs 200 gas a byte. */
const GAS = 6_500_000n;

/** What puts one release of Safe's contracts on a chain that has {@link SINGLETON_FACTORY}. */
export function deploySafeContracts(version: SafeVersion): readonly GenesisTransaction[] {
  const { safeProxy: _, ...contracts } = SAFE_CREATION_CODE[version];
  return [
    ...Object.values(contracts).map(deploy),
    ...(version === '1.5.0' ? [deploy(migrationCode())] : []),
  ];
}

/** The migration knows where to. The 1.4.1 package does not have its own. */
function migrationCode(): Hex {
  const { safe, safeL2, fallbackHandler } = SAFE_CONTRACTS['1.5.0'];
  const parameters = [{ type: 'address' }, { type: 'address' }, { type: 'address' }] as const;
  return concat([
    SAFE_MIGRATION_CREATION_CODE,
    encodeAbiParameters(parameters, [safe, safeL2, fallbackHandler]),
  ]);
}

function deploy(creation: Hex): GenesisTransaction {
  return {
    from: TREASURY.address,
    to: SINGLETON_FACTORY.address,
    data: concat([zeroHash, creation]),
    gas: GAS,
  };
}
