import type { RpcLimits } from '@mooring/rpc-proxy';

/** The coin a network's fees are paid in. `decimals` is 18 nearly everywhere. */
export type Currency = { name: string; symbol: string; decimals: number };

/** A block explorer: its name as people know it and its address. */
export type Explorer = { name: string; url: string };

/** A contract the page reads through, and the block it exists since. */
export type ContractPlace = { address: `0x${string}`; blockCreated?: number | undefined };

/** The contracts the page knows how to use, by the names viem gives them. */
export type Contracts = {
  multicall3?: ContractPlace | undefined;
  ensUniversalResolver?: ContractPlace | undefined;
};

/** An ERC-20 token whose balance is shown on its network. */
export type Token = { address: `0x${string}`; name: string; symbol: string; decimals: number };

/** Places of the page an operator can switch off. */
export type Features = { send: boolean; activity: boolean; chart: boolean };

/** Time limits of the page, in milliseconds. */
export type Timeouts = {
  connectMs?: number | undefined;
  restoreMs?: number | undefined;
  switchNetworkMs?: number | undefined;
  transactionMs?: number | undefined;
};

/** How people sign in. */
export type SignInConfig = {
  /** A sentence of the message they sign, in printable ASCII without quotation marks. Default none. */
  statement?: string | undefined;
  /** Days a session lasts at all. Default 30. */
  sessionDays?: number | undefined;
  /** Days a session lasts unused. Default 7. */
  idleDays?: number | undefined;
  /** Sessions of one account; one more ends the one last seen longest ago. Default 100. */
  sessionsPerAccount?: number | undefined;
};

/** What is kept of contacts, and how much one client may have kept. */
export type ContactsConfig = {
  /** Days until contacts that nobody reads or changes are removed; 0 for never. Default 400. */
  keepDays: number;
  /** Most bytes of one client in a day; 0 for no limit. Default 4194304. */
  bytesPerDay: number;
  /** Most accounts of one client that get their first contact in a day; 0 for no limit. Default 20. */
  accountsPerDay: number;
};

/** Phone wallets, by the pairing protocol. Everyone sees both. */
export type PairingConfig = {
  /** What the operator of the relay knows this site by. */
  projectId: string;
  /** The relay between page and phone, `wss://…`; `ws://` only on this machine. */
  relayUrl: string;
};

/** Multisig accounts. Everyone sees the address. */
export type MultisigConfig = {
  /** The Safe client gateway that keeps what waits for the owners, such as `https://gateway.example.org`. */
  gatewayUrl: string;
};

/** How many connections a server takes; 0 is no limit. */
export type ConnectionsConfig = {
  /** All of them. Default 4096. */
  most: number;
  /** Those of one client, where no proxy is in front (`proxies` is 0). Default 256. */
  perClient: number;
};

/** A JSON-RPC address. It may hold a key: it never leaves the server, unlike the name. */
export type UpstreamConfig = {
  url: string;
  /** What metrics call it. Default `upstream-1` for the first of a network, and so on. */
  name?: string | undefined;
};

/** Where numbers about the server are told, in the format of Prometheus, to whoever asks there. */
export type MetricsConfig = {
  /** The port of `/metrics`, one of its own; 0 takes a free one. */
  port: number;
  /** The address to listen on. Default `127.0.0.1`. */
  host?: string | undefined;
};

/** One network as an operator writes it. Ids that viem knows need only `id` and `upstreams`. */
export type NetworkConfig = {
  /** The EIP-155 chain id. */
  id: number;
  /**
   * JSON-RPC addresses, asked in this order unless one is notably faster or another in trouble. They
   * may hold keys: they never leave the server.
   */
  upstreams: readonly (string | UpstreamConfig)[];
  name?: string | undefined;
  currency?: Currency | undefined;
  explorer?: Explorer | undefined;
  testnet?: boolean | undefined;
  /** Addresses handed to a wallet that must add the network. Everyone sees them: no keys here. */
  walletRpcUrls?: readonly string[] | undefined;
  contracts?: Contracts | undefined;
  /** Usual time between two blocks, in milliseconds. */
  blockTimeMs?: number | undefined;
  tokens?: readonly Token[] | undefined;
};

/** The configuration file. Only `networks` is required. */
export type MooringServerConfig = {
  /** Shown in the page's title and to wallets. Default `Mooring`. */
  appName?: string | undefined;
  /** The address to listen on. Default `127.0.0.1`; `0.0.0.0` for every interface. */
  host?: string | undefined;
  /** The port to listen on; 0 takes a free one. Default 3000. */
  port?: number | undefined;
  /** The origin visitors open, such as `https://wallet.example.org`. */
  publicUrl?: string | undefined;
  networks: readonly NetworkConfig[];
  /** The network names and avatars are read from. Default 1 when configured, else the first. */
  identityNetwork?: number | undefined;
  /**
   * How many proxies of one's own stand in front, each adding who asked it to `X-Forwarded-For`.
   * Default 0: the header is not believed.
   */
  proxies?: number | undefined;
  /** How many connections there may be. */
  connections?: Partial<ConnectionsConfig> | undefined;
  /** Sign-in and contacts; `false` for neither. */
  signIn?: false | SignInConfig | undefined;
  /** How long contacts are kept, and how many. All servers on one database count together. */
  contacts?: Partial<ContactsConfig> | undefined;
  /**
   * The file that keeps sessions and contacts, from the configuration file's folder. Default
   * `mooring.sqlite`. The environment variable `DATABASE_URL` names a PostgreSQL database instead.
   */
  database?: string | undefined;
  /** Phone wallets. Default none: wallets of this browser only. */
  pairing?: PairingConfig | undefined;
  /** Multisig accounts, through a gateway. Default none: the page has no place for them. */
  multisig?: MultisigConfig | undefined;
  /**
   * Safe hosts that may open the page in a frame, such as `https://app.safe.global`, each a whole
   * origin. Inside one the page is connected to its Safe. Everyone sees them. Default none.
   */
  safeHosts?: readonly string[] | undefined;
  /**
   * Whether the proxy hands signed transactions on (`eth_sendRawTransaction`). Default false: wallets
   * send by their own way.
   */
  rawTransactions?: boolean | undefined;
  /**
   * A secret of at least 16 characters with which programs of yours may ask `/rpc/{chainId}`, as
   * `Authorization: Bearer …`. Default none: the page alone asks. It never leaves the server.
   */
  rpcToken?: string | undefined;
  /** Numbers for Prometheus. Default none. */
  metrics?: MetricsConfig | undefined;
  /** Other origins that may show the page in a frame, or `'self'`. Default none. */
  frameAncestors?: readonly string[] | undefined;
  /** https origins avatars may be loaded from. Default none. */
  images?: readonly string[] | undefined;
  /** What is switched on. Default everything. */
  features?: Partial<Features> | undefined;
  limits?: Partial<RpcLimits> | undefined;
  timeouts?: Timeouts | undefined;
};

/** An upstream with its name filled in. */
export type ValidUpstream = { url: string; name: string };

/** A network with every default filled in. `null` stands for "there is none". */
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

/** A checked configuration with every default filled in. It holds secrets: never print it whole. */
export type ValidConfig = {
  appName: string;
  host: string;
  port: number;
  publicUrl: string | null;
  networks: readonly ValidNetwork[];
  identityNetwork: number;
  proxies: number;
  connections: ConnectionsConfig;
  /** `null` when there is neither sign-in nor contacts. */
  signIn: {
    statement: string | null;
    sessionDays: number;
    idleDays: number;
    sessionsPerAccount: number;
  } | null;
  contacts: ContactsConfig;
  /** A path, absolute when the configuration came from a file. */
  database: string;
  /** `null` when there are no phone wallets. */
  pairing: PairingConfig | null;
  /** `null` when there is no gateway for multisig accounts. */
  multisig: MultisigConfig | null;
  safeHosts: readonly string[];
  /** Everyone who may show the page in a frame: Safe hosts are among them. */
  rawTransactions: boolean;
  /** `null` when no program may ask. */
  rpcToken: string | null;
  /** `null` when nobody is told. */
  metrics: { host: string; port: number } | null;
  frameAncestors: readonly string[];
  images: readonly string[];
  features: Features;
  limits: RpcLimits;
  timeouts: Timeouts;
};

/** Gives a configuration file its types: `export default defineConfig({ … })`. Checks nothing. */
export function defineConfig(config: MooringServerConfig): MooringServerConfig {
  return config;
}
