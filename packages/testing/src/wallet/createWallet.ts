import type { Address } from 'viem';
import { callNode, NodeUnreachableError } from '../rpc/callNode.ts';
import type { UnknownRecord } from '../rpc/params.ts';
import { type UnknownChainForm, userRejected } from '../rpc/providerError.ts';
import type { WalletAccount } from './account.ts';
import { type Network, unlistedNetwork } from './network.ts';
import type { Ask, Question } from './question.ts';
import type { Store } from './store.ts';
import type { SentTransaction } from './transaction.ts';
import type { WalletState } from './walletState.ts';

/** One wallet for one site: its accounts and networks, and what the site may see of them. */
export type Wallet = ReturnType<typeof createWallet>;

/** Ways in which real wallets differ. */
export interface WalletQuirks {
  /** Networks the wallet does not know until a page adds them, by chain id. */
  readonly unknownChains?: readonly number[];
  /** How it says that it does not know a network. Default: `plain`. */
  readonly unknownChainForm?: UnknownChainForm;
  /** Accounts are answered in lower case, without checksum. */
  readonly lowercaseAddresses?: boolean;
  /** A request to connect is refused with -32002 while another one waits for the person. */
  readonly oneConnectRequest?: boolean;
}

/** What a wallet needs from outside. */
export interface WalletParts {
  /** The first is the active one until another is chosen. At least one. */
  readonly accounts: readonly WalletAccount[];
  /** Networks the wallet brings along; the first is the active one until another is chosen. */
  readonly networks: readonly Network[];
  readonly state: Store<WalletState>;
  /** True while the wallet is locked. */
  readonly lock: Store<boolean>;
  /** Asks the person, or answers in their place. */
  readonly ask: Ask;
  /**
   * Reads a network that a page would add (EIP-3085), its chain id being sound.
   *
   * @throws ProviderRpcError for one that the wallet does not take
   */
  readonly readNetwork: (chainId: number, asked: UnknownRecord) => Promise<Network>;
  /**
   * Capabilities by chain id (EIP-5792) of an account, or of any. A wallet without it has none of the
   * methods for batches.
   */
  readonly capabilities?: CapabilitiesOf | undefined;
  /**
   * `together` sends all calls of a batch before it answers; `in turn` sends each when the one before
   * is confirmed, and stops at a failure. Default: `in turn`.
   */
  readonly batchOrder?: 'together' | 'in turn';
  /**
   * Signs transactions for networks without `rpcUrl` and answers with their hash; nothing is sent.
   * Default: such requests fail with 4901.
   */
  readonly signsWithoutNode?: boolean;
  /** The site, such as `http://127.0.0.1:3000`. */
  readonly origin?: string;
  /** Read anew for each request. Default: none. */
  readonly quirks?: () => WalletQuirks;
  /** Called after each question to a node with true when it answered. */
  readonly onNode?: (reachable: boolean) => void;
  /** Called with what a subscription of the page brought (EIP-1193 `message`). */
  readonly onMessage?: (message: { readonly type: string; readonly data: unknown }) => void;
}

type CapabilitiesOf = (account: WalletAccount | undefined) => Readonly<Record<number, object>>;

/**
 * Makes the engine of a wallet: `answer` of `methods` answers a page's requests with it. Nothing
 * happens until it is asked.
 *
 * @throws {Error} without an account
 */
export function createWallet(parts: WalletParts) {
  const { accounts, state, lock } = parts;
  const quirks = (): WalletQuirks => parts.quirks?.() ?? {};
  const [first] = accounts;
  if (!first) throw new Error('A wallet needs an account.');

  function networks(): readonly Network[] {
    const { added } = state.get();
    const unknown = quirks().unknownChains ?? [];
    const builtIn = parts.networks.filter(
      ({ id }) => !unknown.includes(id) && !added.some((network) => network.id === id),
    );
    return [...builtIn, ...added];
  }

  const accountOf = (address: Address | null) =>
    accounts.find((account) => account.address === address);
  const activeAccount = (): WalletAccount => accountOf(state.get().selected) ?? first;
  const chainId = () => state.get().chainId ?? parts.networks[0]?.id ?? 1;

  return {
    accounts,
    state,
    lock,
    quirks,
    origin: parts.origin,
    readNetwork: parts.readNetwork,
    capabilities: parts.capabilities,
    batchOrder: parts.batchOrder ?? 'in turn',
    signsWithoutNode: parts.signsWithoutNode ?? false,
    onMessage: parts.onMessage,
    /** Every transaction the wallet signed, in order. */
    transactions: [] as SentTransaction[],
    /** Running subscriptions by id, each with the function that ends it. */
    subscriptions: new Map<string, () => void>(),
    accountOf,
    activeAccount,
    networks,
    /** The active network's id, also when the wallet cannot reach it. */
    chainId,
    network: (id: number) => networks().find((network) => network.id === id),
    /** The active network; one without `rpcUrl` when the wallet does not know it. */
    currentNetwork(): Network {
      const id = chainId();
      const isActive = (network: Network) => network.id === id;
      return networks().find(isActive) ?? parts.networks.find(isActive) ?? unlistedNetwork(id);
    },
    /** The accounts the site may see now, the active one first; none while locked. */
    visibleAccounts(): readonly Address[] {
      if (lock.get()) return [];
      const known = state.get().connected.filter((address) => accountOf(address));
      const active = activeAccount().address;
      return known.includes(active)
        ? [active, ...known.filter((address) => address !== active)]
        : known;
    },
    /** Addresses as this wallet writes them: checksummed, or lower case when told so. */
    writeAddresses: (addresses: readonly Address[]): readonly string[] =>
      quirks().lowercaseAddresses ? addresses.map((address) => address.toLowerCase()) : addresses,
    /** Lets the site see exactly these accounts; none disconnects it. */
    connect(addresses: readonly Address[]): void {
      state.update((now) => {
        const kept = now.selected !== null && addresses.includes(now.selected);
        const selected = kept ? now.selected : (addresses[0] ?? now.selected);
        return { ...now, connected: [...addresses], selected };
      });
    },
    /** Makes an account active. A connected site sees it from now on, as in one-account wallets. */
    selectAccount(address: Address): void {
      state.update((now) => {
        const add = now.connected.length > 0 && !now.connected.includes(address);
        const connected = add ? [...now.connected, address] : now.connected;
        return { ...now, connected, selected: address };
      });
    },
    /** Makes a network active. */
    selectChain(id: number): void {
      state.update((now) => ({ ...now, chainId: id }));
    },
    /** Asks the person. Throws 4001 when they say no. */
    async ask(question: Question, settled?: Promise<unknown>): Promise<readonly Address[]> {
      const answer = await parts.ask(question, settled);
      if (!answer.approved) throw userRejected();
      return answer.accounts;
    },
    /** Asks the node of a network. Throws 4901 when it does not answer, else the node's error. */
    async node(network: Network, method: string, params: readonly unknown[]): Promise<unknown> {
      if (network.rpcUrl === undefined) {
        throw new NodeUnreachableError(`The wallet has no rpcUrl for ${network.name}: ${method}.`);
      }
      try {
        const result = await callNode(network.rpcUrl, method, params);
        parts.onNode?.(true);
        return result;
      } catch (error) {
        parts.onNode?.(!(error instanceof NodeUnreachableError));
        throw error;
      }
    },
  };
}

/** Resolves once the wallet is unlocked; at once when it is. */
export function untilUnlocked(lock: Store<boolean>): Promise<void> {
  if (!lock.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = lock.subscribe(() => {
      if (lock.get()) return;
      stop();
      resolve();
    });
  });
}
