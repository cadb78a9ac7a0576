import type { Address } from 'viem';
import type { LocalChain } from '../../chain/localChain.ts';
import { REVERSE_REGISTRAR_ADDRESS } from '../../contracts/deployments.ts';
import { SAFE_CONTRACTS } from '../../safe/contracts/safeContracts.ts';
import type { World } from '../world.ts';

/** Configuration of a network, as read by Safe wallets. */
export function chainView({ chain, rpcUrl }: LocalChain) {
  const contracts = SAFE_CONTRACTS['1.4.1'];
  const rpcUri = { authentication: 'NO_AUTHENTICATION', value: rpcUrl };
  return {
    chainId: String(chain.id),
    chainName: chain.name,
    shortName: `local${chain.id}`,
    description: 'A chain of the local network',
    chainLogoUri: null,
    l2: true,
    isTestnet: true,
    zk: false,
    nativeCurrency: { ...chain.nativeCurrency, logoUri: null },
    transactionService: '',
    blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
    beaconChainExplorerUriTemplate: { publicKey: null },
    disabledWallets: [],
    ensRegistryAddress: null,
    balancesProvider: { chainName: null, enabled: false },
    contractAddresses: {
      safeSingletonAddress: contracts.safeL2,
      safeProxyFactoryAddress: contracts.proxyFactory,
      multiSendAddress: contracts.multiSend,
      multiSendCallOnlyAddress: contracts.multiSendCallOnly,
      fallbackHandlerAddress: contracts.fallbackHandler,
      signMessageLibAddress: contracts.signMessageLib,
      createCallAddress: contracts.createCall,
      simulateTxAccessorAddress: contracts.simulateTxAccessor,
      safeWebAuthnSignerFactoryAddress: null,
    },
    features: ['EIP1559', 'EIP1271', 'SAFE_APPS', 'PUSH_NOTIFICATIONS'],
    gasPrice: [],
    publicRpcUri: rpcUri,
    rpcUri,
    safeAppsRpcUri: rpcUri,
    theme: { textColor: '#ffffff', backgroundColor: '#1d4ed8' },
    recommendedMasterCopyVersion: '1.4.1',
    relayer: null,
  };
}

/** Singletons of Safes on these chains. */
export function masterCopiesView() {
  return Object.entries(SAFE_CONTRACTS).flatMap(([version, { safe, safeL2 }]) => [
    { address: safe, version },
    { address: safeL2, version: `${version}+L2` },
  ]);
}

/** Address with its name in the gateway. */
export interface AddressInfo {
  value: Address;
  name: string | null;
  logoUri: null;
}

export function addressInfo(world: World, address: Address): AddressInfo {
  return { value: address, name: world.nameOf(address), logoUri: null };
}

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
