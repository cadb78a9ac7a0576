/** What a page asks a phone for: all that needs the person or the wallet's own knowledge. */
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
 * The namespaces of a proposal. Nothing is required: wallets that lack one thing of what is required
 * refuse everything, while what is optional they give as far as they can.
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
