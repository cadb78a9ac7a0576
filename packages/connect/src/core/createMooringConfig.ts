import { QueryClient } from '@tanstack/react-query';
import { type Chain, http, type Transport } from 'viem';
import { type Config, type CreateConnectorFn, createConfig, createStorage } from 'wagmi';
import { checkConfigOptions } from '../development/checkConfigOptions.ts';
import { checkId, checkWallet } from './catalogue/wallet.ts';
import type { WalletGroupOptions } from './catalogue/walletGroups.ts';
import { createDeviceStorage, type DeviceStorage, type StorageLike } from './deviceStorage.ts';
import type { MultisigSource } from './multisigSource.ts';
import { connectionStorage, createSession, type Session } from './session.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Chains of an application: one or more. */
type Chains = readonly [Chain, ...Chain[]];

/** Options of {@link createMooringConfig}. */
export interface MooringConfigOptions<
  AppChains extends Chains = Chains,
  Wagmi extends Config = Config,
> {
  /** Name of the application, shown by wallets. */
  readonly appName: string;
  /** Supported networks; the first is the default. */
  readonly chains: AppChains;
  /** Transports by chain id. Default: batched HTTP to the chain's RPC URL. */
  readonly transports?: Readonly<Record<number, Transport>>;
  /** Connectors in addition to injected wallets: pairing, a Safe, wagmi's own. */
  readonly connectors?: readonly CreateConnectorFn[];
  /**
   * Wallets listed in addition to injected ones, in groups: ids of the wallet list and custom wallets. Default: the most
   * popular ones, and a search of the wallet list.
   */
  readonly wallets?: readonly WalletGroupOptions[];
  /** Chain of names and avatars. Default: Ethereum (1) if configured, else the first. */
  readonly identityChainId?: number;
  /** Origins (`https://…`) allowed for avatars. Default: none, only data URIs. */
  readonly imageOrigins?: readonly string[];
  /**
   * Origins (`https://…`) of gateways allowed for offchain names (EIP-3668). Each learns which address or name is looked
   * up. Default: none, offchain names are not shown.
   */
  readonly nameGateways?: readonly string[];
  /**
   * Origins (`https://…`) allowed for connector icons. Each is requested as soon as the Connect dialog
   * opens, before a person picks a wallet. Default: none, only data URIs.
   */
  readonly iconOrigins?: readonly string[];
  /** Source of multisig signatures: the gateway, or the host around the page. */
  readonly multisig?: MultisigSource;
  /** Storage on the device. Default: `localStorage`, or memory when denied. */
  readonly storage?: StorageLike;
  readonly timeouts?: Partial<Timeouts>;
  /** True for server rendering: stored state is read after hydration only. */
  readonly ssr?: boolean;
  /**
   * Status of the first render, on a server and on hydration. `disconnected` renders the page of a visitor
   * who was never connected: hydrate it for visitors without a stored connection only. Default: `loading`, until the page knows.
   */
  readonly initialStatus?: 'disconnected';
  /** Custom wagmi config, used instead of a generated one. */
  readonly wagmi?: Wagmi;
}

/** Config of {@link MooringProvider}; created once per page. */
export interface MooringConfig<Wagmi extends Config = Config> {
  readonly appName: string;
  /** Typed with its chain ids, for the `Register` of wagmi's hooks. */
  readonly wagmi: Wagmi;
  /** Host's groups, unresolved; the wallet table resolves them when it loads. */
  readonly wallets: readonly WalletGroupOptions[] | undefined;
  readonly multisig: MultisigSource | undefined;
  readonly queryClient: QueryClient;
  readonly identityChainId: number;
  /** Origins allowed for avatars; others would learn the visitor's IP address. */
  readonly imageOrigins: readonly string[];
  /** Origins of gateways allowed for offchain names. */
  readonly nameGateways: readonly string[] | undefined;
  /** Origins allowed for connector icons. */
  readonly iconOrigins: readonly string[];
  readonly timeouts: Timeouts;
  readonly storage: DeviceStorage;
  readonly session: Session;
}

/**
 * Creates the configuration of {@link MooringProvider}.
 * @throws {Error} without a network, for a timeout that is not a positive number of milliseconds, or a
 * wallet with an invalid accent or an id with other than letters, digits and underscores (`Invalid ID: …`)
 *
 * @example
 * ```ts
 * import { createMooringConfig } from '@mooring/connect';
 * import { http } from 'viem';
 * import { base, mainnet } from 'viem/chains';
 *
 * export const config = createMooringConfig({
 *   appName: 'Harbour',
 *   chains: [mainnet, base],
 *   transports: { [mainnet.id]: http('/rpc/1'), [base.id]: http('/rpc/8453') },
 * });
 * ```
 */
export function createMooringConfig<
  const AppChains extends Chains,
  Wagmi extends Config = Config<AppChains>,
>(options: MooringConfigOptions<AppChains, Wagmi>): MooringConfig<Wagmi>;
export function createMooringConfig(options: MooringConfigOptions): MooringConfig {
  if (process.env.NODE_ENV !== 'production') checkConfigOptions(options);
  const { appName, chains, wallets, multisig } = options;
  const timeouts: Record<keyof Timeouts, number> = { ...defaultTimeouts, ...options.timeouts };
  for (const name of Object.keys(defaultTimeouts) as (keyof Timeouts)[]) {
    // Untyped hosts may pass undefined.
    timeouts[name] ??= defaultTimeouts[name];
    if (!(timeouts[name] > 0))
      throw new Error(`timeouts.${name} must be more than 0 milliseconds.`);
  }
  const first = chains[0];
  if (!first) throw new Error('chains is empty: name a network.');
  for (const wallet of wallets?.flatMap((group) => group.wallets) ?? []) {
    if (typeof wallet === 'string') checkId(wallet);
    else checkWallet(wallet);
  }
  const storage = createDeviceStorage(options.storage ? { storage: options.storage } : {});
  const wagmi =
    options.wagmi ??
    createConfig({
      chains,
      transports: Object.fromEntries(
        chains.map((chain) => [chain.id, options.transports?.[chain.id] ?? http()]),
      ),
      connectors: [...(options.connectors ?? [])],
      // Injected wallets are found by `discoverWallets`, which validates them.
      multiInjectedProviderDiscovery: false,
      storage: createStorage({ storage: connectionStorage(storage) }),
      ssr: options.ssr ?? false,
    });
  return {
    appName,
    wagmi,
    wallets,
    multisig,
    queryClient: new QueryClient(),
    identityChainId: options.identityChainId ?? (chains.find(({ id }) => id === 1) ?? first).id,
    imageOrigins: options.imageOrigins ?? [],
    nameGateways: options.nameGateways,
    iconOrigins: options.iconOrigins ?? [],
    timeouts,
    storage,
    session: createSession(storage, wagmi, options.initialStatus && 'settled', !!options.wagmi),
  };
}

/** Timeouts in milliseconds. */
export interface Timeouts {
  /** Approval of a connection in the wallet. */
  readonly connectMs: number;
  /** Wallet requests without a prompt (accounts, network); ten times as long where the user waits. */
  readonly walletReadMs: number;
  /** Restoring the last visit's session, including a late announcement of the wallet. */
  readonly restoreMs: number;
  /** Approval of a network switch in the wallet. */
  readonly switchNetworkMs: number;
  /** Signing the sign-in message in the wallet. */
  readonly signMs: number;
  /** Responses of the sign-in server: nonce, verification. */
  readonly signInServerMs: number;
  /** Confirmation of a transaction. */
  readonly transactionMs: number;
}

/** Default timeouts. */
export const defaultTimeouts: Timeouts = {
  connectMs: 300_000,
  walletReadMs: 3_000,
  restoreMs: 8_000,
  switchNetworkMs: 120_000,
  signMs: 300_000,
  signInServerMs: 30_000,
  transactionMs: 300_000,
};
