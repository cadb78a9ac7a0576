import {
  createWallet,
  type Store,
  type Wallet,
  type WalletAccount,
  type WalletParts,
  type WalletState,
} from '@mooring/testing/wallet';
import { privateKeyToAccount } from 'viem/accounts';
import type { Confirm } from './confirm-window/confirmQueue.ts';
import { multisigAccount } from './multisigAccount.ts';
import { readNetwork } from './readNetwork.ts';
import type { Settings } from './settings.ts';
import type { Setup } from './setup.ts';

/** Name of a wallet (EIP-6963), and the key of its state in storage. */
export interface WalletIdentity {
  name: string;
  rdns: string;
  stateKey: string;
}

/** Demo wallet of a page: an engine of `@mooring/testing`, with its setup and settings. */
export type DemoWallet = Wallet & { setup: Setup; settings: Store<Settings> };

/** Dependencies of the demo wallet. */
export type DemoWalletParts = Pick<WalletParts, 'onNode' | 'onMessage'> & {
  identity: WalletIdentity;
  /** Origin of the page, such as `http://127.0.0.1:3000`. */
  origin: string;
  setup: Setup;
  settings: Store<Settings>;
  state: Store<WalletState>;
  confirm: Confirm;
};

/** Creates the wallet from its parts. */
export function openWallet(parts: DemoWalletParts): DemoWallet {
  const { identity, origin, setup, settings, confirm } = parts;
  const { name: walletName, rdns } = identity;
  const wallet: Wallet = createWallet({
    ...parts,
    accounts: accountsOfSetup(setup),
    networks: setup.networks,
    lock: lockOf(settings),
    quirks() {
      const { wrapUnknownChain, ...rest } = settings.get();
      const unknownChainForm = wrapUnknownChain ? 'wrapped' : 'plain';
      const { unknownChains, lowercaseAddresses, connectsWithSignIn } = rest;
      return { unknownChains, unknownChainForm, lowercaseAddresses, connectsWithSignIn };
    },
    ask: (question, settled) => confirm({ walletName, rdns, origin, question }, settled),
    readNetwork: (chainId, asked) => readNetwork(wallet, setup, origin, chainId, asked),
    capabilities(account) {
      // A multisig executes a batch as one transaction, on its own chain; other accounts by their settings.
      const isAtomic = (id: number) =>
        account?.multisig ? account.multisig.chainId === id : settings.get().claimBatch;
      const rows = wallet.networks().map(({ id }) => {
        return [id, { atomic: { status: isAtomic(id) ? 'supported' : 'unsupported' } }] as const;
      });
      return Object.fromEntries(rows);
    },
  });
  return { ...wallet, setup, settings };
}

/** The lock within the settings. */
function lockOf({ get, update, subscribe }: Store<Settings>): Store<boolean> {
  return {
    get: () => get().locked,
    update: (change) => update((now) => ({ ...now, locked: change(now.locked) })),
    subscribe,
  };
}

function accountsOfSetup(setup: Setup): readonly WalletAccount[] {
  const keys = setup.accounts.map(({ label, privateKey }) => ({
    ...privateKeyToAccount(privateKey),
    label,
  }));
  const multisigs = (setup.multisigs ?? []).map((one) => multisigAccount(one, keys, setup));
  return [...keys, ...multisigs.filter((one) => one !== undefined)];
}
