import type { WalletState } from '../wallet/createWalletState.ts';
import type { Methods } from './method.ts';

/** Which accounts the site sees: EIP-1102, and permissions as in EIP-2255 and MIP-2. */
export const accountMethods: Methods = {
  eth_accounts: async (wallet) => wallet.visible(),

  eth_requestAccounts: async (wallet) => {
    wallet.connect();
    return wallet.visible();
  },

  wallet_requestPermissions: async (wallet) => {
    wallet.connect();
    return permissions(wallet);
  },

  wallet_getPermissions: async (wallet) => permissions(wallet),

  wallet_revokePermissions: async (wallet) => {
    wallet.disconnect();
    return null;
  },
};

function permissions(wallet: WalletState): readonly object[] {
  const accounts = wallet.visible();
  if (accounts.length === 0) return [];
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }];
  return [{ parentCapability: 'eth_accounts', caveats }];
}
