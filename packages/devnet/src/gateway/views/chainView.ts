import type { LocalChain } from '../../chain/localChain.ts';
import { SAFE_CONTRACTS } from '../../safe/contracts/safeContracts.ts';

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
    features: ['EIP1559', 'EIP1271', 'SAFE_APPS'],
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
