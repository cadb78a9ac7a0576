import type { Address } from 'viem';
import { alreadyPending, invalidParams, unsupportedMethod } from '../errors.ts';
import { readFirstRecord } from '../params.ts';
import { untilUnlocked, viewOf, type Wallet } from '../wallet.ts';
import { type Methods, writeAddresses } from './method.ts';

/** Wallets whose question to connect waits for an answer: a second one is refused. */
const asking = new WeakSet<Wallet>();

/** Which accounts the site may see: EIP-1102, and permissions as in EIP-2255 and MIP-2. */
export const accountMethods: Methods = {
  eth_accounts: async (wallet) => writeAddresses(wallet, wallet.visibleAccounts()),

  eth_requestAccounts: async (wallet) => {
    await askOnce(wallet, async () => {
      await unlock(wallet);
      if (wallet.visibleAccounts().length === 0) await connect(wallet);
    });
    return writeAddresses(wallet, wallet.visibleAccounts());
  },

  wallet_requestPermissions: async (wallet, params) => {
    if (wallet.settings.get().noRequestPermissions) {
      throw unsupportedMethod('wallet_requestPermissions');
    }
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
  if (asking.has(wallet)) throw alreadyPending();
  asking.add(wallet);
  try {
    await ask();
  } finally {
    asking.delete(wallet);
  }
}

async function unlock(wallet: Wallet): Promise<void> {
  if (!wallet.settings.get().locked) return;
  await wallet.ask({ kind: 'unlock' }, untilUnlocked(wallet.settings));
  wallet.settings.update((settings) => ({ ...settings, locked: false }));
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
  const accounts = writeAddresses(wallet, wallet.visibleAccounts());
  if (accounts.length === 0) return [];
  return [
    {
      parentCapability: 'eth_accounts',
      invoker: wallet.origin,
      caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
    },
  ];
}
