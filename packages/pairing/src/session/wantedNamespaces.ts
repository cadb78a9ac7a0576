/** Methods requested from the phone: those that need the person or data of the wallet. */
export const walletMethods: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_signTypedData',
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_getCapabilities',
];

const walletEvents: readonly string[] = [
  'accountsChanged',
  'chainChanged',
  'message',
  'disconnect',
];

/**
 * Creates the namespaces of a proposal. All are optional: wallets refuse a proposal if they lack anything
 * required, and grant what they can of the optional.
 */
export function wantedNamespaces(chainIds: readonly number[]) {
  return {
    requiredNamespaces: {},
    optionalNamespaces: {
      eip155: {
        chains: chainIds.map((id) => `eip155:${id}`),
        methods: walletMethods,
        events: walletEvents,
      },
    },
  };
}
