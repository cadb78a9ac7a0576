/**
 * Methods that a page asks a phone wallet for, and that a permission signed with one prompt may name (CAIP-222): all of
 * them ask the person again, or change nothing.
 */
export const phoneMethods: readonly string[] = [
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
