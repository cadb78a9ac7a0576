import type { Address } from 'viem';
import { readFirstRecord } from '../rpc/params.ts';
import { alreadyPending, invalidParams, unsupportedMethod } from '../rpc/providerError.ts';
import { viewOf } from '../wallet/account.ts';
import { untilUnlocked, type Wallet } from '../wallet/createWallet.ts';
import type { Methods } from './method.ts';
import { readConnect } from './signInTogether.ts';

/** Wallets with an unanswered connect prompt. */
const prompting = new WeakSet<Wallet>();

/** Accounts the site may see: EIP-1102, permissions of EIP-2255 and MIP-2, and ERC-7846. */
export const accountMethods: Methods = {
  eth_accounts: async (wallet) => wallet.writeAddresses(wallet.visibleAccounts()),

  eth_requestAccounts: async (wallet) => {
    await promptOnce(wallet, async () => {
      await unlock(wallet);
      if (wallet.visibleAccounts().length === 0) await connectAccounts(wallet);
    });
    return wallet.writeAddresses(wallet.visibleAccounts());
  },

  wallet_connect: async (wallet, params) => {
    if (!wallet.quirks().connectsWithSignIn) throw unsupportedMethod('wallet_connect');
    const signIn = readConnect(wallet, params);
    const message = signIn?.(wallet.activeAccount().address);
    await promptOnce(wallet, async () => {
      await unlock(wallet);
      await connectAccounts(wallet, message);
    });
    const [first, ...others] = wallet.visibleAccounts();
    if (!first) return { accounts: [] };
    const accounts = others.map((address) => ({ address, capabilities: {} }));
    if (!signIn) return { accounts: [{ address: first, capabilities: {} }, ...accounts] };
    const text = signIn(first);
    const signature = await wallet.accountOf(first)?.signMessage({ message: text });
    const signInWithEthereum = { message: text, signature };
    return { accounts: [{ address: first, capabilities: { signInWithEthereum } }, ...accounts] };
  },

  wallet_requestPermissions: async (wallet, params) => {
    readAccountsPermission(params);
    await promptOnce(wallet, async () => {
      await unlock(wallet);
      await connectAccounts(wallet);
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

/** Refuses a connect request while another one is open, as wallets do. */
async function promptOnce(wallet: Wallet, ask: () => Promise<void>): Promise<void> {
  if (prompting.has(wallet)) throw alreadyPending();
  prompting.add(wallet);
  try {
    await ask();
  } finally {
    prompting.delete(wallet);
  }
}

async function unlock(wallet: Wallet): Promise<void> {
  if (!wallet.lock.get()) return;
  await wallet.ask({ kind: 'unlock' }, untilUnlocked(wallet.lock));
  wallet.lock.update(() => false);
}

/** @param signIn message signed with the choice, as it reads for the active account */
async function connectAccounts(wallet: Wallet, signIn?: string): Promise<void> {
  const visible = wallet.visibleAccounts();
  const ticked = (address: Address) =>
    visible.length > 0 ? visible.includes(address) : address === wallet.activeAccount().address;
  const accounts = wallet.accounts.map((account) => ({
    ...viewOf(account),
    ticked: ticked(account.address),
  }));
  wallet.connect(
    await wallet.ask({ kind: 'connect', accounts, ...(signIn !== undefined && { signIn }) }),
  );
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
