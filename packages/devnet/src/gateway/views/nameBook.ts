import type { Address } from 'viem';
import type { LocalChain } from '../../chain/localChain.ts';
import { REVERSE_REGISTRAR_ADDRESS } from '../../contracts/deployments.ts';
import { SAFE_CONTRACTS } from '../../safe/contracts/safeContracts.ts';

const CONTRACT_NAMES: Readonly<Record<keyof (typeof SAFE_CONTRACTS)['1.5.0'], string>> = {
  safe: 'Safe',
  safeL2: 'SafeL2',
  proxyFactory: 'SafeProxyFactory',
  multiSend: 'Safe: MultiSend',
  multiSendCallOnly: 'Safe: MultiSendCallOnly',
  signMessageLib: 'Safe: SignMessageLib',
  createCall: 'Safe: CreateCall',
  fallbackHandler: 'Safe: CompatibilityFallbackHandler',
  simulateTxAccessor: 'Safe: SimulateTxAccessor',
  safeMigration: 'Safe: SafeMigration',
};

/** Names of the contracts of the local network. Accounts have none here, as elsewhere. */
export function createNameBook(chains: readonly LocalChain[]): (address: Address) => string | null {
  const names = new Map<string, string>();
  for (const [version, contracts] of Object.entries(SAFE_CONTRACTS)) {
    for (const [key, address] of Object.entries(contracts)) {
      const name = Object.entries(CONTRACT_NAMES).find(([known]) => known === key)?.[1];
      names.set(address.toLowerCase(), `${name} ${version}`);
    }
  }
  for (const { tokens, contracts } of chains) {
    for (const { address, name } of tokens) names.set(address.toLowerCase(), name);
    names.set(contracts.alwaysSucceeds.toLowerCase(), 'Pier');
    names.set(contracts.alwaysReverts.toLowerCase(), 'Shoal');
  }
  names.set(REVERSE_REGISTRAR_ADDRESS.toLowerCase(), 'ReverseRegistrar');
  return (address) => names.get(address.toLowerCase()) ?? null;
}
