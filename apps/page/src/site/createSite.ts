import { createMooringConfig, type MooringConfig, type MultisigSource } from '@mooring/connect';
import type { SignInClient } from '@mooring/sign-in';
import { type Chain, type EIP1193RequestFn, http } from 'viem';
import type { Config, CreateConnectorFn } from 'wagmi';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import type { HostTheme, Site } from './SiteContext.ts';
import type { SiteConfig, SiteNetwork } from './siteConfig.ts';
import { visitorLocale } from './visitorLocale.ts';

/** Returns the function that sends requests to a network of the site. */
type ReadChain = (chainId: number) => EIP1193RequestFn;

/** Parts of a site or visit that the pages do not know. */
interface SiteParts {
  readonly signIn?: SignInClient | undefined;
  /** Theme of the embedding Safe host. */
  readonly hostTheme?: HostTheme | undefined;
  /** Creates the connectors beside those of the wallets in the page. */
  readonly connectors: (readChain: ReadChain) => readonly CreateConnectorFn[];
  /**
   * Creates the source of multisig statuses.
   * @param wagmi returns the page's config, once created
   */
  readonly multisig: (wagmi: () => Config) => MultisigSource;
  /** True for the first view, which the server renders and the browser takes over. */
  readonly isFirstView?: boolean;
}

/** Most requests per batch; the server accepts up to 100. */
const BATCH = 50;

/** Creates the site from its configuration; networks are read through the page's own origin. */
export function createSite(config: SiteConfig, origin: string, parts: SiteParts): Site {
  const { signIn, hostTheme, connectors, multisig, isFirstView } = parts;
  const { wallets, brand } = config;
  const [first, ...rest] = config.networks;
  const mooring: MooringConfig = createMooringConfig({
    appName: config.appName,
    chains: [createSiteChain(first), ...rest.map(createSiteChain)],
    transports: Object.fromEntries(
      config.networks.map(({ id, rpcPath }) => [
        id,
        http(new URL(rpcPath, origin).href, { batch: { batchSize: BATCH }, retryCount: 1 }),
      ]),
    ),
    identityChainId: config.identityNetwork,
    imageOrigins: config.images,
    nameGateways: config.nameGateways,
    ...(wallets && {
      wallets: [
        {
          wallets,
          // Read each time the list is shown: the visitor may have chosen another language.
          get name() {
            const locale = visitorLocale(mooring.storage, brand.locale);
            return pageCatalogue.peek(locale)?.['wallet.offered'] ?? 'Popular';
          },
        },
      ],
    }),
    multisig: multisig(() => mooring.wagmi),
    connectors: connectors(readChain),
    ...(isFirstView && { initialStatus: 'disconnected' }),
    ...(config.timeouts && { timeouts: definedTimes(config.timeouts) }),
  });
  mooring.queryClient.setDefaultOptions({
    queries: {
      // The networks may run on this machine, and work offline.
      networkMode: 'always',
      // The transport already retries; visible queries refetch by themselves.
      retry: 1,
      retryDelay: 800,
    },
  });
  return { config, mooring, signIn, hostTheme };

  function readChain(chainId: number) {
    return mooring.wagmi.getClient({ chainId }).transport.request;
  }
}

function definedTimes(times: NonNullable<SiteConfig['timeouts']>) {
  const { connectMs, restoreMs, switchNetworkMs, transactionMs } = times;
  return {
    ...(connectMs !== undefined && { connectMs }),
    ...(restoreMs !== undefined && { restoreMs }),
    ...(switchNetworkMs !== undefined && { switchNetworkMs }),
    ...(transactionMs !== undefined && { transactionMs }),
  };
}

/** viem chain of a network of the site. Wallets get its public URLs only. */
export function createSiteChain(network: SiteNetwork): Chain {
  const { multicall3, ensUniversalResolver } = network.contracts ?? {};
  return {
    id: network.id,
    name: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: { default: { http: network.walletRpcUrls } },
    testnet: network.testnet,
    ...(network.blockExplorer && { blockExplorers: { default: network.blockExplorer } }),
    ...(network.blockTimeMs !== undefined && { blockTime: network.blockTimeMs }),
    contracts: {
      ...(multicall3 && { multicall3: contractPlace(multicall3) }),
      ...(ensUniversalResolver && { ensUniversalResolver: contractPlace(ensUniversalResolver) }),
    },
  };
}

function contractPlace({
  address,
  blockCreated,
}: {
  address: `0x${string}`;
  blockCreated?: number | undefined;
}) {
  return blockCreated === undefined ? { address } : { address, blockCreated };
}
