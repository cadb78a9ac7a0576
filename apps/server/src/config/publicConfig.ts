import type {
  Contracts,
  Currency,
  Explorer,
  Features,
  MultisigConfig,
  PairingConfig,
  Timeouts,
  Token,
  ValidConfig,
  ValidNetwork,
} from './config.ts';

/** A network as the page sees it: its upstreams are not here. */
export type PublicNetwork = {
  id: number;
  name: string;
  nativeCurrency: Currency;
  blockExplorer?: Explorer;
  contracts?: Contracts;
  blockTimeMs?: number;
  testnet: boolean;
  /** Where the page reads this network, on its own origin: `/rpc/1`. */
  rpcPath: `/rpc/${number}`;
  walletRpcUrls: readonly string[];
  tokens: readonly Token[];
};

/** What `GET /config.json` answers. */
export type PublicConfig = {
  appName: string;
  /** True when everything runs on this machine: the page may then offer the demo wallet. */
  local: boolean;
  identityNetwork: number;
  networks: readonly PublicNetwork[];
  features: Features & { signIn: boolean };
  /** What the message to sign must have; `null` when there is no sign-in. */
  signIn: { statement?: string } | null;
  /** How phones are reached; `null` when they are not. */
  pairing: PairingConfig | null;
  /** Where multisig accounts are looked up; `null` when they are not. */
  multisig: MultisigConfig | null;
  /** Whom the page believes about a Safe when it is in a frame of theirs. */
  safeHosts: readonly string[];
  timeouts?: Timeouts;
  images: readonly string[];
};

/**
 * The part of the configuration that everyone may see, built field by field: a field added to the
 * configuration stays on the server until it is named here.
 */
export function publicConfig(
  config: ValidConfig,
  options: { local: boolean; hasSignIn: boolean },
): PublicConfig {
  const signIn = options.hasSignIn ? config.signIn : null;
  const { connectMs, restoreMs, switchNetworkMs, transactionMs } = config.timeouts;
  const timeouts = { connectMs, restoreMs, switchNetworkMs, transactionMs };
  return {
    appName: config.appName,
    local: options.local,
    identityNetwork: config.identityNetwork,
    networks: config.networks.map(publicNetwork),
    features: { ...config.features, signIn: signIn !== null },
    signIn: signIn && (signIn.statement === null ? {} : { statement: signIn.statement }),
    pairing: config.pairing && {
      projectId: config.pairing.projectId,
      relayUrl: config.pairing.relayUrl,
    },
    multisig: config.multisig && { gatewayUrl: config.multisig.gatewayUrl },
    safeHosts: config.safeHosts,
    ...(Object.values(timeouts).some((time) => time !== undefined) ? { timeouts } : {}),
    images: config.images,
  };
}

function publicNetwork(network: ValidNetwork): PublicNetwork {
  const { multicall3, ensUniversalResolver } = network.contracts;
  return {
    id: network.id,
    name: network.name,
    nativeCurrency: network.currency,
    ...(network.explorer === null ? {} : { blockExplorer: network.explorer }),
    ...(multicall3 || ensUniversalResolver
      ? { contracts: { multicall3, ensUniversalResolver } }
      : {}),
    ...(network.blockTimeMs === null ? {} : { blockTimeMs: network.blockTimeMs }),
    testnet: network.testnet,
    rpcPath: `/rpc/${network.id}`,
    walletRpcUrls: network.walletRpcUrls,
    tokens: network.tokens,
  };
}
