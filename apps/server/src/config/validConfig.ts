import type { PasskeyContracts } from '@mooring/passkey/account';
import type { RpcLimits } from '@mooring/rpc-proxy';
import type {
  ConnectionsConfig,
  ContactsConfig,
  Contracts,
  Currency,
  Explorer,
  Features,
  MultisigConfig,
  PairingConfig,
  Timeouts,
  Token,
} from './config.ts';

/** Upstream with its default name applied. */
export type ValidUpstream = { url: string; name: string };

/** Network with all defaults applied; `null` for none. */
export type ValidNetwork = {
  id: number;
  upstreams: readonly ValidUpstream[];
  name: string;
  currency: Currency;
  explorer: Explorer | null;
  testnet: boolean;
  walletRpcUrls: readonly string[];
  contracts: Contracts;
  blockTimeMs: number | null;
  tokens: readonly Token[];
};

/** Relay with all defaults applied; `null` for no rule. */
export type ValidRelay = {
  networks: readonly {
    id: number;
    mostFeePerGas: bigint;
    costPerDay: bigint;
    alarmBelow: bigint;
  }[];
  targets: readonly `0x${string}`[] | null;
  mostValue: bigint | null;
  gasPerTransaction: number;
  gasPerAccount: number;
  gasPerClient: number;
  gasPerDay: number;
};

/** Accounts by passkey with all defaults applied. */
export type ValidPasskeys = {
  /** `null` for the page's host name. */
  rpId: string | null;
  /** Contracts of the configuration alone. */
  contracts: Readonly<Record<number, PasskeyContracts>>;
  relay: ValidRelay | null;
};

/** Validated configuration with all defaults applied. Contains secrets: never print it whole. */
export type ValidConfig = {
  appName: string;
  host: string;
  port: number;
  publicUrl: string | null;
  networks: readonly ValidNetwork[];
  identityNetwork: number;
  proxies: number;
  connections: ConnectionsConfig;
  /** `null` to disable sign-in and contacts. */
  signIn: {
    statement: string | null;
    sessionDays: number;
    idleDays: number;
    sessionsPerAccount: number;
  } | null;
  contacts: ContactsConfig;
  /** Path, absolute when the configuration came from a file. */
  database: string;
  /** `null` to disable phone wallets. */
  pairing: PairingConfig | null;
  /** `null` without a gateway for multisig accounts. */
  multisig: MultisigConfig | null;
  /** `null` to disable accounts by passkey. */
  passkeys: ValidPasskeys | null;
  safeHosts: readonly string[];
  rawTransactions: boolean;
  /** `null` when programs may not send requests. */
  rpcToken: string | null;
  /** `null` to disable metrics. */
  metrics: { host: string; port: number } | null;
  /** All origins that may embed the page, Safe hosts included. */
  frameAncestors: readonly string[];
  images: readonly string[];
  nameGateways: readonly string[];
  features: Features;
  limits: RpcLimits;
  timeouts: Timeouts;
};
