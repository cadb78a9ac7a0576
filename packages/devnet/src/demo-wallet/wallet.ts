import type { Address } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { AccountView, Answer, Confirm, Question } from './confirm-window/question.ts';
import { networkUnreachable, userRejected } from './errors.ts';
import { callNode, NodeUnreachableError } from './jsonRpc.ts';
import { type MultisigSigner, multisigAccount } from './multisigAccount.ts';
import type { Settings } from './settings.ts';
import type { Network, Setup } from './setup.ts';
import type { WalletState } from './state.ts';
import type { StoredValue } from './storedValue.ts';

/** Who a wallet says it is (EIP-6963), and where it keeps its state. */
export type WalletIdentity = { name: string; rdns: string; stateKey: string };

/** An account with its key, or an owner's key, and the name a person knows it by. */
export type WalletAccount = PrivateKeyAccount & { label: string; multisig?: MultisigSigner };

/** One wallet on one page: its accounts and networks, and what this site may see of them. */
export type Wallet = ReturnType<typeof createWallet>;

/** What a wallet needs from outside. */
export type WalletParts = {
  identity: WalletIdentity;
  /** The site this page belongs to, such as `http://127.0.0.1:3000`. */
  origin: string;
  setup: Setup;
  settings: StoredValue<Settings>;
  state: StoredValue<WalletState>;
  confirm: Confirm;
  /** Told after each question to a node whether it answered. */
  onNode(reachable: boolean): void;
  /** Told what a subscription of the page brought (EIP-1193 `message`). */
  onMessage(message: { type: string; data: unknown }): void;
};

/** Puts a wallet together from its parts. Nothing happens until it is asked. */
export function createWallet(parts: WalletParts) {
  const { identity, origin, setup, settings, state, confirm } = parts;
  const accounts: readonly [WalletAccount, ...WalletAccount[]] = readAccounts(setup);

  function networks(): readonly Network[] {
    const { added } = state.get();
    const unknown = settings.get().unknownChains;
    const builtIn = setup.networks.filter(
      ({ id }) => !unknown.includes(id) && !added.some((network) => network.id === id),
    );
    return [...builtIn, ...added];
  }

  const accountOf = (address: Address | null) =>
    accounts.find((account) => account.address === address);
  const activeAccount = () => accountOf(state.get().selected) ?? accounts[0];
  const chainId = () => state.get().chainId ?? setup.networks[0]?.id ?? 1;

  return {
    identity,
    origin,
    setup,
    settings,
    state,
    accounts,
    accountOf,
    activeAccount,
    networks,
    tellMessage: parts.onMessage,
    /** The active network's id, also when the wallet cannot reach it. */
    chainId,
    network: (id: number) => networks().find((network) => network.id === id),
    /** The active network; one without `rpcUrl` when the wallet does not know it. */
    currentNetwork: (): Network => {
      const id = chainId();
      const known =
        networks().find((network) => network.id === id) ??
        setup.networks.find((network) => network.id === id);
      return known ?? unlistedNetwork(id);
    },
    /** The accounts this site may see now, the active one first; none while locked. */
    visibleAccounts(): readonly Address[] {
      if (settings.get().locked) return [];
      const { connected } = state.get();
      const known = connected.filter((address) => accountOf(address));
      const active = activeAccount().address;
      return known.includes(active)
        ? [active, ...known.filter((address) => address !== active)]
        : known;
    },
    /** Lets the site see exactly these accounts; none disconnects it. */
    connect(addresses: readonly Address[]) {
      state.update((now) => {
        const kept = now.selected !== null && addresses.includes(now.selected);
        const selected = kept ? now.selected : (addresses[0] ?? now.selected);
        return { ...now, connected: [...addresses], selected };
      });
    },
    /** Makes an account active. A connected site sees it from now on, as in one-account wallets. */
    selectAccount(address: Address) {
      state.update((now) => {
        const add = now.connected.length > 0 && !now.connected.includes(address);
        const connected = add ? [...now.connected, address] : now.connected;
        return { ...now, connected, selected: address };
      });
    },
    /** Makes a network active. */
    selectChain(id: number) {
      state.update((now) => ({ ...now, chainId: id }));
    },
    /** Asks the person. Throws 4001 when they say no. */
    async ask(question: Question, settled?: Promise<unknown>): Promise<readonly Address[]> {
      const request = { walletName: identity.name, rdns: identity.rdns, origin, question };
      const answer: Answer = await confirm(request, settled);
      if (!answer.approved) throw userRejected();
      return answer.accounts;
    },
    /** Asks the node of a network. Throws 4901 when it does not answer, else the node's error. */
    async node(network: Network, method: string, params: readonly unknown[]): Promise<unknown> {
      if (network.rpcUrl === undefined) throw networkUnreachable(network.name);
      try {
        const result = await callNode(network.rpcUrl, method, params);
        parts.onNode(true);
        return result;
      } catch (error) {
        const unreachable = error instanceof NodeUnreachableError;
        parts.onNode(!unreachable);
        throw unreachable ? networkUnreachable(network.name) : error;
      }
    },
  };
}

/** An account as shown to a person. */
export const viewOf = ({ address, label }: WalletAccount): AccountView => ({ address, label });

/** Resolves once the wallet is unlocked; at once when it is. */
export function untilUnlocked(settings: StoredValue<Settings>): Promise<void> {
  if (!settings.get().locked) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = settings.subscribe(() => {
      if (settings.get().locked) return;
      stop();
      resolve();
    });
  });
}

/** A network the wallet knows nothing of but its id. */
export function unlistedNetwork(id: number): Network {
  return {
    id,
    name: `Network ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  };
}

function readAccounts(setup: Setup): readonly [WalletAccount, ...WalletAccount[]] {
  const keys: WalletAccount[] = setup.accounts.map(({ label, privateKey }) => ({
    ...privateKeyToAccount(privateKey),
    label,
  }));
  const [first, ...rest] = keys;
  if (!first) throw new Error('setup.accounts: expected at least one account');
  const multisigs = (setup.multisigs ?? []).map((one) => multisigAccount(one, keys, setup));
  return [first, ...rest, ...multisigs.filter((one) => one !== undefined)];
}
