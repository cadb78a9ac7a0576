import type { PasskeyContracts } from '@mooring/passkey/account';
import type {
  Contracts,
  Currency,
  Explorer,
  Features,
  MultisigConfig,
  PairingConfig,
  Timeouts,
  Token,
} from './config.ts';
import type { ValidConfig, ValidNetwork, ValidPasskeys } from './validConfig.ts';

/** Network as the page sees it, without upstreams. */
export type PublicNetwork = {
  id: number;
  name: string;
  nativeCurrency: Currency;
  blockExplorer?: Explorer;
  contracts?: Contracts;
  blockTimeMs?: number;
  testnet: boolean;
  /** Path of this network's JSON-RPC on the page's origin: `/rpc/1`. */
  rpcPath: `/rpc/${number}`;
  walletRpcUrls: readonly string[];
  tokens: readonly Token[];
};

/** Response of `GET /config.json`. */
export type PublicConfig = {
  appName: string;
  /** True when everything runs on this machine: the page may then offer the demo wallet. */
  local: boolean;
  identityNetwork: number;
  networks: readonly PublicNetwork[];
  features: Features & { signIn: boolean };
  /** Required parts of the sign-in message; `null` without sign-in. */
  signIn: { statement?: string } | null;
  /** Pairing with phone wallets; `null` when disabled. */
  pairing: PairingConfig | null;
  /** Gateway of multisig accounts; `null` when disabled. */
  multisig: MultisigConfig | null;
  /** Accounts by passkey; `null` when disabled, or without sign-in. */
  passkeys: {
    rpId?: string;
    /** By chain id, beside and before those the page knows. */
    contracts: Readonly<Record<string, PasskeyContracts>>;
    /** Networks whose gas is paid; `null` without a relay. */
    relay: { chainIds: readonly number[] } | null;
  } | null;
  /** Origins the page trusts about a Safe when they embed it. */
  safeHosts: readonly string[];
  timeouts?: Timeouts;
  images: readonly string[];
  nameGateways: readonly string[];
};

/**
 * Public part of the configuration, built field by field: new fields stay on the server until listed here.
 */
export function publicConfig(
  config: ValidConfig,
  options: { local: boolean; hasSignIn: boolean; hasRelay?: boolean },
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
    multisig: config.multisig && publicMultisig(config.multisig),
    passkeys:
      signIn && config.passkeys && publicPasskeys(config.passkeys, options.hasRelay ?? false),
    safeHosts: config.safeHosts,
    ...(Object.values(timeouts).some((time) => time !== undefined) ? { timeouts } : {}),
    images: config.images,
    nameGateways: config.nameGateways,
  };
}

function publicMultisig({ gatewayUrl, firebase }: MultisigConfig): MultisigConfig {
  if (!firebase) return { gatewayUrl };
  const { apiKey, appId, projectId, messagingSenderId, vapidKey } = firebase;
  return { gatewayUrl, firebase: { apiKey, appId, projectId, messagingSenderId, vapidKey } };
}

function publicPasskeys(
  { rpId, contracts, relay }: ValidPasskeys,
  hasRelay: boolean,
): NonNullable<PublicConfig['passkeys']> {
  const own = Object.entries(contracts).map(([chainId, { factory, verifiers }]) => {
    return [chainId, { factory, verifiers }] as const;
  });
  return {
    ...(rpId === null ? {} : { rpId }),
    contracts: Object.fromEntries(own),
    relay: relay && hasRelay ? { chainIds: relay.networks.map(({ id }) => id) } : null,
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
