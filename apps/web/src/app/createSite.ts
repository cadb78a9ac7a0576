import { createMooringConfig, type MooringConfig } from '@mooring/connect';
import { type PairingOptions, pairing } from '@mooring/pairing';
import type { SignInClient } from '@mooring/sign-in';
import { type Chain, http } from 'viem';
import type { CreateConnectorFn } from 'wagmi';
import { multisigSource } from '../multisig-status/multisigSource.ts';
import type { Site } from '../site/SiteContext.ts';
import type { HostTheme } from '../site/safeAround.ts';
import type { SiteConfig, SiteNetwork } from '../site/siteConfig.ts';

/** Optional parts of a site or visit, each a separate chunk. */
interface SiteParts {
  readonly signIn?: SignInClient | undefined;
  /** Embedding Safe: its connector, and the host's theme. */
  readonly safe?: { readonly connector: CreateConnectorFn; readonly theme: HostTheme } | undefined;
  /** Connector of accounts without a wallet. */
  readonly passkey?: CreateConnectorFn | null | undefined;
  /** True for the first view, which the server renders and the browser takes over. */
  readonly isFirstView?: boolean;
  /** Difference of this device's clock to the server's, in ms. Default: 0. */
  readonly clockOffset?: number | undefined;
}

/** Most requests per batch; the server accepts up to 100. */
const BATCH = 50;

/** Creates the site from its configuration; networks are read through the page's own origin. */
export function createSite(config: SiteConfig, origin: string, parts: SiteParts): Site {
  const { signIn, safe, passkey, isFirstView, clockOffset = 0 } = parts;
  const [first, ...rest] = config.networks;
  const mooring: MooringConfig = createMooringConfig({
    appName: config.appName,
    chains: [chainOf(first), ...rest.map(chainOf)],
    transports: Object.fromEntries(
      config.networks.map(({ id, rpcPath }) => [
        id,
        http(new URL(rpcPath, origin).href, { batch: { batchSize: BATCH }, retryCount: 1 }),
      ]),
    ),
    identityChainId: config.identityNetwork,
    imageOrigins: config.images,
    nameGateways: config.nameGateways,
    multisig: multisigSource(config.multisig?.gatewayUrl, () => mooring.wagmi),
    connectors: [
      ...(safe ? [safe.connector] : []),
      ...(passkey ? [passkey] : []),
      ...(config.pairing
        ? [phoneConnector(config, config.pairing, { url: origin, read: readChain, clockOffset })]
        : []),
    ],
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
  return { config, mooring, signIn, hostTheme: safe?.theme };

  function readChain(chainId: number) {
    return mooring.wagmi.getClient({ chainId }).transport.request;
  }
}

/** Connector of phone wallets. */
function phoneConnector(
  { appName }: SiteConfig,
  { projectId, relayUrl }: NonNullable<SiteConfig['pairing']>,
  {
    url,
    read,
    clockOffset,
  }: {
    readonly url: string;
    readonly read: NonNullable<PairingOptions['read']>;
    readonly clockOffset: number;
  },
) {
  const metadata = { name: appName, description: appName, url, icons: [`${url}/favicon.svg`] };
  return pairing({ projectId, relayUrl, metadata, read, clockOffset: () => clockOffset });
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
export function chainOf(network: SiteNetwork): Chain {
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
      ...(multicall3 && { multicall3: placeOf(multicall3) }),
      ...(ensUniversalResolver && { ensUniversalResolver: placeOf(ensUniversalResolver) }),
    },
  };
}

function placeOf({
  address,
  blockCreated,
}: {
  address: `0x${string}`;
  blockCreated?: number | undefined;
}) {
  return blockCreated === undefined ? { address } : { address, blockCreated };
}
