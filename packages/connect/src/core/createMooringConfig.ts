import { QueryClient } from '@tanstack/react-query';
import { type Chain, http, type Transport } from 'viem';
import { type Config, type CreateConnectorFn, createConfig, createStorage } from 'wagmi';
import { checkId, checkWallet } from './catalogue/checkWallet.ts';
import type { WalletGroupOptions } from './catalogue/defineWallets.ts';
import { connectionStorage } from './connectionStorage.ts';
import { createDeviceStorage, type DeviceStorage, type StorageLike } from './deviceStorage.ts';
import type { MultisigSource } from './multisigSource.ts';
import { createSession, type Session } from './session.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

/** Networks of an application: one or more. */
type Chains = readonly [Chain, ...Chain[]];

/** Options of {@link createMooringConfig}. */
export interface MooringConfigOptions<
  AppChains extends Chains = Chains,
  Wagmi extends Config = Config,
> {
  /** What the application is called, as wallets will show it. */
  readonly appName: string;
  /** The networks the application works with; the first is the default. */
  readonly chains: AppChains;
  /** How each network is read, by chain id. Default: batched HTTP to the chain's own address. */
  readonly transports?: Readonly<Record<number, Transport>>;
  /** More ways to connect than the wallets of this browser: pairing, a Safe, wagmi's own. */
  readonly connectors?: readonly CreateConnectorFn[];
  /**
   * The wallets offered beside those of this browser, in groups: ids of the catalogue and rows of the
   * application's own. Default: the most popular ones, and a search through all of the catalogue.
   */
  readonly wallets?: readonly WalletGroupOptions[];
  /** Where names and pictures are looked up. Default: Ethereum (1) if configured, else the first. */
  readonly identityChainId?: number;
  /** Origins (`https://…`) whose pictures of names may be shown. Default: none, only data addresses. */
  readonly imageOrigins?: readonly string[];
  /**
   * Origins (`https://…`) whose pictures of connectors may be shown. Each is asked as soon as the
   * Connect dialog opens, before a person has chosen anything. Default: none, only data addresses.
   */
  readonly iconOrigins?: readonly string[];
  /** Who knows what a multisig's owners have signed: its gateway, or the host around the page. */
  readonly multisig?: MultisigSource;
  /** Where things are kept on this device. Default: `localStorage`, or memory when refused. */
  readonly storage?: StorageLike;
  readonly timeouts?: Partial<Timeouts>;
  /** True when the page is rendered on a server first: nothing kept on this device is read before. */
  readonly ssr?: boolean;
  /** An application's own wagmi configuration, used instead of one made here. */
  readonly wagmi?: Wagmi;
}

/** What {@link MooringProvider} needs; made once per page. */
export interface MooringConfig<Wagmi extends Config = Config> {
  readonly appName: string;
  /** With its chains' ids in its type, for the `Register` of wagmi's hooks. */
  readonly wagmi: Wagmi;
  /** As the host wrote them; read with the catalogue, when a person looks for a wallet. */
  readonly wallets: readonly WalletGroupOptions[] | undefined;
  readonly multisig: MultisigSource | undefined;
  readonly queryClient: QueryClient;
  readonly identityChainId: number;
  /** Origins whose pictures of names may be shown; others would learn who looks. */
  readonly imageOrigins: readonly string[];
  /** Origins whose pictures of connectors may be shown. */
  readonly iconOrigins: readonly string[];
  readonly timeouts: Timeouts;
  readonly storage: DeviceStorage;
  readonly session: Session;
}

/**
 * The configuration of a page that connects wallets.
 * @throws {Error} when there is no network, a timeout is not a positive number of milliseconds, or a
 * wallet has an id with other than letters, digits and underscores (`Invalid ID: …`) or a wrong accent
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
  const { appName, chains, wallets, multisig } = options;
  const timeouts: Record<keyof Timeouts, number> = { ...defaultTimeouts, ...options.timeouts };
  for (const name of Object.keys(defaultTimeouts) as (keyof Timeouts)[]) {
    // A host without types may hand over undefined.
    timeouts[name] ??= defaultTimeouts[name];
    if (!(timeouts[name] > 0))
      throw new Error(`timeouts.${name} must be more than 0 milliseconds.`);
  }
  const first = chains[0];
  if (!first) throw new Error('chains is empty: name at least one network.');
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
      // Wallets are found by `discoverWallets`, which checks what they announce.
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
    identityChainId:
      options.identityChainId ?? chains.find((chain) => chain.id === 1)?.id ?? first.id,
    imageOrigins: options.imageOrigins ?? [],
    iconOrigins: options.iconOrigins ?? [],
    timeouts,
    storage,
    session: createSession(storage, wagmi),
  };
}
