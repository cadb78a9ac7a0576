import type { Address } from 'viem';
import { readFirstRecord } from '../rpc/params.ts';
import { alreadyPending, invalidParams } from '../rpc/providerError.ts';
import { viewOf } from '../wallet/account.ts';
import { untilUnlocked, type Wallet } from '../wallet/createWallet.ts';
import type { Methods } from './method.ts';

/** Wallets with an unanswered connect prompt. */
const asking = new WeakSet<Wallet>();

/** Accounts the site may see: EIP-1102, and permissions of EIP-2255 and MIP-2. */
export const accountMethods: Methods = {
  eth_accounts: async (wallet) => wallet.writeAddresses(wallet.visibleAccounts()),

  eth_requestAccounts: async (wallet) => {
    await askOnce(wallet, async () => {
      await unlock(wallet);
      if (wallet.visibleAccounts().length === 0) await connect(wallet);
    });
    return wallet.writeAddresses(wallet.visibleAccounts());
  },

  wallet_requestPermissions: async (wallet, params) => {
    readAccountsPermission(params);
    await askOnce(wallet, async () => {
      await unlock(wallet);
      await connect(wallet);
    });
    return permissions(wallet);
  },

  wallet_getPermissions: async (wallet) => permissions(wallet),

  wallet_revokePermissions: async (wallet, params) => {
    readAccountsPermission(params);
    wallet.connect([]);
    return null;
  },
};

async function askOnce(wallet: Wallet, ask: () => Promise<void>): Promise<void> {
  if (!wallet.quirks().oneConnectRequest) return ask();
  if (asking.has(wallet)) throw alreadyPending();
  asking.add(wallet);
  try {
    await ask();
  } finally {
    asking.delete(wallet);
  }
}

async function unlock(wallet: Wallet): Promise<void> {
  if (!wallet.lock.get()) return;
  await wallet.ask({ kind: 'unlock' }, untilUnlocked(wallet.lock));
  wallet.lock.update(() => false);
}

async function connect(wallet: Wallet): Promise<void> {
  const visible = wallet.visibleAccounts();
  const ticked = (address: Address) =>
    visible.length > 0 ? visible.includes(address) : address === wallet.activeAccount().address;
  const accounts = wallet.accounts.map((account) => ({
    ...viewOf(account),
    ticked: ticked(account.address),
  }));
  wallet.connect(await wallet.ask({ kind: 'connect', accounts }));
}

function readAccountsPermission(params: unknown): void {
  const names = Object.keys(readFirstRecord(params));
  if (names.length !== 1 || names[0] !== 'eth_accounts') {
    throw invalidParams('Expected the permission eth_accounts and no other.');
  }
}

function permissions(wallet: Wallet): readonly object[] {
  const accounts = wallet.writeAddresses(wallet.visibleAccounts());
  if (accounts.length === 0) return [];
  return [
    {
      parentCapability: 'eth_accounts',
      ...(wallet.origin !== undefined && { invoker: wallet.origin }),
      caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
    },
  ];
}
