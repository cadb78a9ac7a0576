import type { LocalChain } from '../../chain/localChain.ts';
import { SAFE_CONTRACTS } from '../../safe/contracts/safeContracts.ts';

/** A network, as wallets of the Safe kind configure themselves from it. */
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

/** The code that Safes here may be proxies of. */
export function masterCopiesView() {
  return Object.entries(SAFE_CONTRACTS).flatMap(([version, { safe, safeL2 }]) => [
    { address: safe, version },
    { address: safeL2, version: `${version}+L2` },
  ]);
}
