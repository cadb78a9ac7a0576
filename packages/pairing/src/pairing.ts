import type { MooringPart } from '@mooring/internal';
import {
  type Address,
  type Chain,
  getAddress,
  numberToHex,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem';
import { ChainNotConfiguredError, type CreateConnectorFn, createConnector } from 'wagmi';
import { createConnection } from './connector/createConnection.ts';
import type { PairingProvider } from './connector/pairingProvider.ts';
import type { ChosenWallet, PairingControl } from './pairingControl.ts';
import { PairingError } from './pairingError.ts';
import { checkPairingMistakes } from './pairingMistakes.ts';
import { checkOptions, type PairingOptions } from './pairingOptions.ts';
import type { SessionView } from './session/sessionView.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * True while a session may be stored, so that other visits need not load the client to check. False after one that could
 * not be stored: an earlier one may be left there, which must not return.
 */
const storedKey = 'pairing.session';
/** Wallet chosen on this device, and its response deadline (ms since 1970); for the same reason. */
const chosenKey = 'pairing.chosen';

/** Time wagmi may take to reconnect other wallets, in ms. */
const RECONNECTING_MS = 2_000;

/** Additions of the connector to wagmi's. */
interface PairingPart extends Record<string, unknown> {
  readonly mooring: MooringPart<'pairing', PairingControl>;
}

interface Kept extends Record<string, unknown> {
  [storedKey]: boolean;
  [chosenKey]: ChosenWallet & { readonly until: number };
}

/**
 * wagmi connector for phone wallets, by the pairing protocol version 2. The protocol code is loaded when a
 * person connects or a stored session is restored; until then no host is contacted, and after that only the
 * relay.
 *
 * `isAuthorized()` is true for a stored session that has not expired, without a response of the phone,
 * which may be asleep: `mooring.control.getSession().isAnswered` reports whether it has responded.
 *
 * @throws {Error} immediately, for invalid options: `No projectId found`, a relay that is not on
 *   `wss://`, a timeout out of its limits
 *
 * @example
 * ```ts
 * import { pairing } from '@mooring/pairing';
 * import { http } from 'viem';
 * import { mainnet } from 'viem/chains';
 * import { createConfig } from 'wagmi';
 *
 * export const wagmi = createConfig({
 *   chains: [mainnet],
 *   transports: { [mainnet.id]: http() },
 *   connectors: [
 *     pairing({
 *       projectId: 'harbour',
 *       relayUrl: 'wss://relay.example.org',
 *       metadata: { name: 'Harbour', description: '', url: 'https://harbour.example', icons: [] },
 *     }),
 *   ],
 * });
 * ```
 */
export function pairing(
  options: PairingOptions,
): CreateConnectorFn<PairingProvider, PairingPart, Kept> {
  if (process.env.NODE_ENV !== 'production') checkPairingMistakes(options);
  const timeouts = checkOptions(options);
  return createConnector<PairingProvider, PairingPart, Kept>((config) => {
    const { emitter, storage, chains } = config;
    const {
      control,
      provider,
      load,
      consumeChosen: takeChosen,
    } = createConnection({
      options,
      timeouts,
      chainIds: options.chains ?? chains.map(({ id }) => id),
      onLateConnect(view) {
        // The key that wagmi stores for its own connections.
        void storage?.setItem('recentConnectorId', 'pairing');
        // Its proposal was read from the storage.
        void storage?.setItem(storedKey, true);
        void storage?.removeItem(chosenKey);
        emitter.emit('connect', view);
        // wagmi ignores the event while it reconnects other wallets, which takes less time than this.
        setTimeout(async () => {
          const now = (await load()).view();
          if (now) emitter.emit('connect', now);
        }, RECONNECTING_MS);
      },
      onChoose({ id, name }) {
        void storage?.setItem(chosenKey, { id, name, until: Date.now() + timeouts.proposalMs });
      },
    });

    const connect = async ({
      chainId,
      isReconnecting,
      isPrepared,
    }: ConnectTerms = {}): Promise<SessionView> => {
      const client = await load();
      const view = client.view();
      if (isReconnecting) {
        if (view) return view;
        // No link is visible then.
        throw new PairingError('sessionEnded');
      }
      try {
        const connecting = client.connect(chainId);
        if (!isPrepared) control.choose(takeChosen() ?? { id: 'pairing', name: '' });
        const connected = await connecting;
        await storage?.setItem(storedKey, !client.hasFailed());
        return connected;
      } catch (error) {
        throw isUserRejection(error) ? new UserRejectedRequestError(error) : error;
      } finally {
        takeChosen();
        await storage?.removeItem(chosenKey);
      }
    };
    const onAccountsChanged = (accounts: readonly string[]) => {
      // Wallets send an empty list while switching networks: not a disconnect.
      if (accounts.length === 0) return;
      emitter.emit('change', { accounts: accounts.map((account) => getAddress(account)) });
    };
    const onChainChanged = (chainId: string) => {
      emitter.emit('change', { chainId: Number(chainId) });
    };
    const onDisconnect = () => {
      emitter.emit('disconnect');
    };
    provider.on('accountsChanged', onAccountsChanged);
    provider.on('chainChanged', onChainChanged);
    provider.on('disconnect', onDisconnect);

    return {
      id: 'pairing',
      name: 'Phone wallet',
      type: 'pairing',
      mooring: { kind: 'pairing', control },
      /** Resumes an attempt whose page was closed while the person was in their wallet. */
      async setup() {
        if (typeof window === 'undefined') return;
        const kept: unknown = await storage?.getItem(chosenKey);
        if (kept && !(await (await load()).resumeProposal(kept)))
          await storage?.removeItem(chosenKey);
      },
      async connect<WithCapabilities extends boolean = false>(
        terms: ConnectTerms & { withCapabilities?: WithCapabilities | boolean | undefined } = {},
      ) {
        const { accounts, chainId } = await connect(terms);
        const listed = terms.withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts;
        // wagmi's type depends on the flag, which TypeScript cannot narrow by value.
        return { accounts: listed as never, chainId };
      },
      async disconnect() {
        await storage?.removeItem(storedKey);
        await (await load()).disconnect();
      },
      getAccounts: async (): Promise<readonly Address[]> => (await load()).view()?.accounts ?? [],
      async getChainId() {
        return (await load()).view()?.chainId ?? chains[0].id;
      },
      getProvider: async () => provider,
      async isAuthorized() {
        try {
          if (storage && !(await storage.getItem(storedKey))) return false;
          const client = await load();
          const isKept = await client.restore();
          // A session that could not be read is restored on another visit.
          if (!isKept && !client.hasFailed()) await storage?.removeItem(storedKey);
          return isKept;
        } catch {
          // wagmi does not handle rejections here and would never restore anything.
          return false;
        }
      },
      async switchChain({ chainId, addEthereumChainParameter }) {
        const chain = chains.find(({ id }) => id === chainId);
        if (!chain) throw new SwitchChainError(new ChainNotConfiguredError());
        const parameter = { ...parameterOf(chain), ...addEthereumChainParameter };
        try {
          await (await load()).switchChain(chainId, parameter);
          return chain;
        } catch (error) {
          if (isUserRejection(error)) throw new UserRejectedRequestError(error);
          throw new SwitchChainError(error instanceof Error ? error : new Error('Unknown reason.'));
        }
      },
      onAccountsChanged,
      onChainChanged,
      onDisconnect,
    };
  });
}

interface ConnectTerms {
  chainId?: number | undefined;
  isReconnecting?: boolean | undefined;
  /** Prepares the link before a wallet is chosen; `pairing.choose` sets the wallet later. */
  isPrepared?: boolean | undefined;
}

function isUserRejection(error: unknown): error is Error & { readonly code: 4001 } {
  return error instanceof Error && 'code' in error && error.code === 4001;
}

/** EIP-3085 parameter of a network unknown to the wallet. */
function parameterOf({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) {
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  };
}
