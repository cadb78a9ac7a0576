import type { PlainRecord } from '@mooring/internal';
import type { Address } from 'viem';
import { callNode, NodeUnreachableError } from '../rpc/callNode.ts';
import { type UnknownChainForm, userRejected } from '../rpc/providerError.ts';
import type { WalletAccount } from './account.ts';
import type { Ask, Question, SentTransaction } from './question.ts';
import type { Store } from './store.ts';
import { type Network, unlistedNetwork, type WalletState } from './walletState.ts';

/** Wallet of one site: accounts, networks, and the permissions of the site. */
export type Wallet = ReturnType<typeof createWallet>;

/** Differences between real wallets. */
export interface WalletQuirks {
  /** Chain ids the wallet does not know until a page adds them. */
  readonly unknownChains?: readonly number[];
  /** Form of the error for an unknown chain. Default: `plain`. */
  readonly unknownChainForm?: UnknownChainForm;
  /** Returns addresses in lower case, without checksum. */
  readonly lowercaseAddresses?: boolean;
  /** Supports `wallet_connect`, and signs in with the same prompt (ERC-7846). */
  readonly connectsWithSignIn?: boolean;
  /** Ignores prices of the page, and sets so many times the base fee, or the gas price of older networks. */
  readonly feeMultiplier?: bigint | undefined;
}

/** Dependencies of a wallet. */
export interface WalletParts {
  /** The first is active until another is selected. At least one. */
  readonly accounts: readonly WalletAccount[];
  /** Built-in networks; the first is active until another is selected. */
  readonly networks: readonly Network[];
  readonly state: Store<WalletState>;
  /** True while the wallet is locked. */
  readonly lock: Store<boolean>;
  /** Prompts the person, or answers for them. */
  readonly ask: Ask;
  /**
   * Validates a network a page wants to add (EIP-3085), with a valid chain id.
   *
   * @throws ProviderRpcError for a network the wallet refuses
   */
  readonly readNetwork: (chainId: number, asked: PlainRecord) => Promise<Network>;
  /**
   * EIP-5792 capabilities by chain id, for an account or for any. Without it the wallet has no methods for
   * batches.
   */
  readonly capabilities?: CapabilitiesOf | undefined;
  /**
   * `together` sends all calls of a batch before responding; `in turn` sends each after the previous one is
   * confirmed, and stops at a failure. Default: `in turn`.
   */
  readonly batchOrder?: 'together' | 'in turn';
  /**
   * Signs transactions of networks without `rpcUrl` and responds with their hash, without sending. Default:
   * such requests fail with 4901.
   */
  readonly signsWithoutNode?: boolean;
  /** Origin of the site, such as `http://127.0.0.1:3000`. */
  readonly origin?: string;
  /** Read for each request. Default: none. */
  readonly quirks?: () => WalletQuirks;
  /** Called after each request to a node, with true when it responded. */
  readonly onNode?: (reachable: boolean) => void;
  /** Called with notifications of the page's subscriptions (EIP-1193 `message`). */
  readonly onMessage?: (message: { readonly type: string; readonly data: unknown }) => void;
}

type CapabilitiesOf = (account: WalletAccount | undefined) => Readonly<Record<number, object>>;

/**
 * Creates the engine of a wallet, with which `answer` of `methods` handles a page's requests.
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
    /** All signed transactions, in order. */
    transactions: [] as SentTransaction[],
    /** Active subscriptions by id, each with its unsubscribe function. */
    subscriptions: new Map<string, () => void>(),
    accountOf,
    activeAccount,
    networks,
    /** Id of the active chain, also when its node is unreachable. */
    chainId,
    network: (id: number) => networks().find((network) => network.id === id),
    /** Active network; one without `rpcUrl` when unknown to the wallet. */
    currentNetwork(): Network {
      const id = chainId();
      const isActive = (network: Network) => network.id === id;
      return networks().find(isActive) ?? parts.networks.find(isActive) ?? unlistedNetwork(id);
    },
    /** Accounts the site may see, the active one first; none while locked. */
    visibleAccounts(): readonly Address[] {
      if (lock.get()) return [];
      const known = state.get().connected.filter((address) => accountOf(address));
      const active = activeAccount().address;
      return known.includes(active)
        ? [active, ...known.filter((address) => address !== active)]
        : known;
    },
    /** Addresses in the wallet's format: checksummed, or lower case by its quirk. */
    writeAddresses: (addresses: readonly Address[]): readonly string[] =>
      quirks().lowercaseAddresses ? addresses.map((address) => address.toLowerCase()) : addresses,
    /** Shares exactly these accounts with the site; none disconnects it. */
    connect(addresses: readonly Address[]): void {
      state.update((now) => {
        const kept = now.selected !== null && addresses.includes(now.selected);
        const selected = kept ? now.selected : (addresses[0] ?? now.selected);
        return { ...now, connected: [...addresses], selected };
      });
    },
    /** Activates an account. A connected site sees it from now on, as in one-account wallets. */
    selectAccount(address: Address): void {
      state.update((now) => {
        const add = now.connected.length > 0 && !now.connected.includes(address);
        const connected = add ? [...now.connected, address] : now.connected;
        return { ...now, connected, selected: address };
      });
    },
    /** Activates a network. */
    selectChain(id: number): void {
      state.update((now) => ({ ...now, chainId: id }));
    },
    /** Prompts the person. Throws 4001 on rejection. */
    async ask(question: Question, settled?: Promise<unknown>): Promise<readonly Address[]> {
      const answer = await parts.ask(question, settled);
      if (!answer.approved) throw userRejected();
      return answer.accounts;
    },
    /** Calls the node of a network. Throws 4901 when unreachable, else the node's error. */
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

/** Resolves once the wallet is unlocked. */
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
