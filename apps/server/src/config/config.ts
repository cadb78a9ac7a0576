import type { PasskeyContracts } from '@mooring/passkey/account';
import type { RpcLimits } from '@mooring/rpc-proxy';

/** Native currency of a network. `decimals` is 18 on nearly all. */
export type Currency = { name: string; symbol: string; decimals: number };

/** Block explorer: display name and URL. */
export type Explorer = { name: string; url: string };

/** Contract the page reads through, and the block of its deployment. */
export type ContractPlace = { address: `0x${string}`; blockCreated?: number | undefined };

/** Contracts the page uses, by viem's names. */
export type Contracts = {
  multicall3?: ContractPlace | undefined;
  ensUniversalResolver?: ContractPlace | undefined;
};

/** ERC-20 token whose balance is shown on its network. */
export type Token = { address: `0x${string}`; name: string; symbol: string; decimals: number };

/** Features of the page an operator can disable. */
export type Features = { send: boolean; activity: boolean; chart: boolean };

/** Timeouts of the page, in ms. */
export type Timeouts = {
  connectMs?: number | undefined;
  restoreMs?: number | undefined;
  switchNetworkMs?: number | undefined;
  transactionMs?: number | undefined;
};

/** Options of sign-in. */
export type SignInConfig = {
  /** Statement of the message to sign (EIP-4361), printable ASCII without quotation marks. Default: none. */
  statement?: string | undefined;
  /** Maximum lifetime of a session, in days. Default: 30. */
  sessionDays?: number | undefined;
  /** Lifetime of an unused session, in days. Default: 7. */
  idleDays?: number | undefined;
  /** Most sessions per account; one more ends the least recently used one. Default: 100. */
  sessionsPerAccount?: number | undefined;
};

/** Retention of contacts, and storage limits per client. */
export type ContactsConfig = {
  /** Days until contacts that are neither read nor changed are removed; 0 for never. Default: 400. */
  keepDays: number;
  /** Most bytes stored per client and day; 0 for no limit. Default: 4194304. */
  bytesPerDay: number;
  /** Most accounts per client and day that get their first contact; 0 for no limit. Default: 20. */
  accountsPerDay: number;
};

/** Pairing with phone wallets. Both values are public. */
export type PairingConfig = {
  /** Project id of this site at the relay. */
  projectId: string;
  /** URL of the relay between page and phone, `wss://…`; `ws://` only on this machine. */
  relayUrl: string;
};

/** Multisig accounts. The URL is public. */
export type MultisigConfig = {
  /**
   * URL of the Safe client gateway, which stores proposed transactions, such as
   * `https://gateway.example.org`.
   */
  gatewayUrl: string;
  /**
   * Firebase project whose service account the gateway sends push messages with. Default: none, owners are told only while
   * a tab is open.
   */
  firebase?: FirebaseConfig | undefined;
};

/** Web application of a Firebase project, for push messages. All of it is public. */
export type FirebaseConfig = {
  apiKey: string;
  appId: string;
  projectId: string;
  messagingSenderId: string;
  /** Public key of the project's web push certificate, in base64url. */
  vapidKey: string;
};

/** Amount in wei; as a text of digits in JSON. */
export type Wei = bigint | string;

/** Network the relay pays on. */
export type RelayNetworkConfig = {
  /** Chain id of a configured network with passkey contracts. */
  id: number;
  /** Highest fee per gas the relay pays, in wei. Default: 100000000000 (100 gwei). */
  mostFeePerGas?: Wei | undefined;
  /**
   * Most the relay pays in 24 hours, the data fee of a rollup included, in wei: the most you lose in a day.
   * Default: 0.02 ETH, 100 POL, 20 XDAI or USDT0, 200 SEI, 0.002 of any other coin.
   */
  costPerDay?: Wei | undefined;
  /** Balance below which the relay warns, in wei. Default: 10000000000000000 (0.01 of the coin). */
  alarmBelow?: Wei | undefined;
};

/** Relay that pays the gas of accounts by passkey, from the key in the environment variable `RELAY_KEY`. */
export type RelayConfig = {
  networks: readonly RelayNetworkConfig[];
  /** Contracts an account may call; its own owners it may always change. Default: any. */
  targets?: readonly `0x${string}`[] | undefined;
  /** Most value of one call, in wei. It is the account's own: the relay never pays value. Default: any. */
  mostValue?: Wei | undefined;
  /** Most gas of one transaction. Default: 1500000. */
  gasPerTransaction?: number | undefined;
  /** Most gas of one account in a day, on each network. Default: 3000000. */
  gasPerAccount?: number | undefined;
  /** Most gas of one client in a day, on all networks; 0 for no limit. Default: 12000000. */
  gasPerClient?: number | undefined;
  /** Most gas of all accounts in a day, on each network. Default: 100000000. */
  gasPerDay?: number | undefined;
};

/** Accounts by passkey. All but the rules of the relay is public. */
export type PasskeysConfig = {
  /** Domain of the passkeys: the page's host name, or a domain above it. Default: the host name. */
  rpId?: string | undefined;
  /** Passkey contracts by chain id, beside and before those of release 0.2.1. */
  contracts?: Readonly<Record<number, PasskeyContracts>> | undefined;
  /** Pays the gas of accounts. Default: none, the account's own or another wallet does. */
  relay?: RelayConfig | undefined;
};

/** Limits on connections; 0 for no limit. */
export type ConnectionsConfig = {
  /** Most connections in total. Default: 4096. */
  most: number;
  /** Most connections per client, without a proxy in front (`proxies` is 0). Default: 256. */
  perClient: number;
};

/** JSON-RPC endpoint. Its URL may contain an API key and never leaves the server, unlike its name. */
export type UpstreamConfig = {
  url: string;
  /** Name in metrics. Default: `upstream-1` for the first of a network, and so on. */
  name?: string | undefined;
};

/** Endpoint of metrics in the Prometheus format, without authentication. */
export type MetricsConfig = {
  /** Port of `/metrics`, separate from the server's; 0 for a free one. */
  port: number;
  /** Address to listen on. Default: `127.0.0.1`. */
  host?: string | undefined;
};

/** Network as an operator configures it. Chains known to viem need only `id` and `upstreams`. */
export type NetworkConfig = {
  /** EIP-155 chain id. */
  id: number;
  /**
   * JSON-RPC URLs, used in this order unless one is notably faster or failing. They may contain API keys
   * and never leave the server.
   */
  upstreams: readonly (string | UpstreamConfig)[];
  name?: string | undefined;
  currency?: Currency | undefined;
  explorer?: Explorer | undefined;
  testnet?: boolean | undefined;
  /** JSON-RPC URLs given to wallets that add the network. Public: no API keys here. */
  walletRpcUrls?: readonly string[] | undefined;
  contracts?: Contracts | undefined;
  /** Block time, in ms. */
  blockTimeMs?: number | undefined;
  tokens?: readonly Token[] | undefined;
};

/** The configuration file. Only `networks` is required. */
export type MooringServerConfig = {
  /** Name shown in the page's title and to wallets. Default: `Mooring`. */
  appName?: string | undefined;
  /** Address to listen on; `0.0.0.0` for every interface. Default: `127.0.0.1`. */
  host?: string | undefined;
  /** Port to listen on; 0 for a free one. Default: 3000. */
  port?: number | undefined;
  /** Public origin of the page, such as `https://wallet.example.org`. */
  publicUrl?: string | undefined;
  networks: readonly NetworkConfig[];
  /** Chain id of the network names and avatars are read from. Default: 1 when configured, else the first. */
  identityNetwork?: number | undefined;
  /**
   * Number of trusted proxies in front, each appending its client to `X-Forwarded-For`. Default: 0, the
   * header is ignored.
   */
  proxies?: number | undefined;
  /** Limits on connections. */
  connections?: Partial<ConnectionsConfig> | undefined;
  /** Sign-in and contacts; `false` for neither. */
  signIn?: false | SignInConfig | undefined;
  /** Retention and limits of contacts, counted across all servers on one database. */
  contacts?: Partial<ContactsConfig> | undefined;
  /**
   * SQLite file of sessions and contacts, relative to the configuration file. Default: `mooring.sqlite`.
   * The environment variable `DATABASE_URL` selects a PostgreSQL database instead.
   */
  database?: string | undefined;
  /** Phone wallets. Default: none, only wallets of this browser. */
  pairing?: PairingConfig | undefined;
  /** Multisig accounts, through a gateway. Default: none, the page does not show them. */
  multisig?: MultisigConfig | undefined;
  /** Accounts by passkey, and a relay that pays for them. Default: none, the page does not offer them. */
  passkeys?: PasskeysConfig | undefined;
  /**
   * Origins of Safe hosts that may embed the page, such as `https://app.safe.global`. Embedded, the page is
   * connected to the host's Safe. Public. Default: none.
   */
  safeHosts?: readonly string[] | undefined;
  /**
   * True to forward signed transactions (`eth_sendRawTransaction`). Default: false, wallets send through
   * their own nodes.
   */
  rawTransactions?: boolean | undefined;
  /**
   * Secret of at least 16 characters for programs that use `/rpc/{chainId}`, sent as `Authorization: Bearer
   * …`. Never leaves the server. Default: none, only the page may send requests.
   */
  rpcToken?: string | undefined;
  /** Prometheus metrics. Default: none. */
  metrics?: MetricsConfig | undefined;
  /** Other origins that may embed the page, or `'self'`. Default: none. */
  frameAncestors?: readonly string[] | undefined;
  /** https origins avatars may be loaded from. Default: none. */
  images?: readonly string[] | undefined;
  /**
   * https origins of gateways that the page asks for names kept off chain (EIP-3668). Each learns which name or
   * address is looked up, and by whom. Default: none, such names are not read.
   */
  nameGateways?: readonly string[] | undefined;
  /** Enabled features. Default: all. */
  features?: Partial<Features> | undefined;
  limits?: Partial<RpcLimits> | undefined;
  timeouts?: Timeouts | undefined;
};

/** Types a configuration file: `export default defineConfig({ … })`. No runtime checks. */
export function defineConfig(config: MooringServerConfig): MooringServerConfig {
  return config;
}
