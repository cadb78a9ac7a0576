import { defineConfig } from './apps/server/src/index.ts';

// Copy this file to mooring.config.ts and edit it. Only `networks` is required; what is commented
// out shows the default. Every fault is told at start, with the field and how to mend it.

export default defineConfig({
  // appName: 'Mooring',

  // Where to listen. The environment variables HOST and PORT win over these.
  // host: '127.0.0.1',
  // port: 3000,

  // The origin visitors open. With https, browsers are told to use nothing else.
  publicUrl: 'https://wallet.example.org',

  // How many proxies of yours stand in front, each adding to X-Forwarded-For who asked it.
  // proxies: 0,

  // Connections there may be, and of one client where no proxy is in front; 0 for no limit.
  // connections: { most: 4_096, perClient: 256 },

  networks: [
    {
      // Known ids bring their name, currency, explorer, contracts and public RPC addresses along.
      id: 1,
      // Asked in this order, unless one is notably faster or another in trouble. Keys in them never
      // leave the server. A name is what metrics call it.
      upstreams: [
        'https://ethereum.rpc.example.org/v2/YOUR-KEY',
        { url: 'https://ethereum.backup.example.net/YOUR-KEY', name: 'backup' },
      ],
      // Tokens whose balance is shown.
      tokens: [
        {
          address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          name: 'USD Coin',
          symbol: 'USDC',
          decimals: 6,
        },
      ],
    },
    { id: 8453, upstreams: ['https://base.rpc.example.org/v2/YOUR-KEY'] },
    {
      // A network of your own: name and currency are needed.
      id: 77_320_001,
      upstreams: ['http://10.0.0.5:8545'],
      name: 'Harbour Test Network',
      currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      explorer: { name: 'Harbour Explorer', url: 'https://explorer.example.org' },
      testnet: true,
      // Told to a wallet that must add the network: everyone sees them, so no keys here.
      walletRpcUrls: ['https://rpc.example.org'],
      contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
      blockTimeMs: 2_000,
    },
  ],

  // The network names and avatars are read from. Default 1 when configured, else the first.
  // identityNetwork: 1,

  // Sign-in with a wallet, and contacts; false for neither. The statement is a sentence of the message
  // that people sign; default none. With safeHosts or frameAncestors, one can sign in there too.
  // signIn: { statement: 'Welcome to the harbour', sessionDays: 30, idleDays: 7, sessionsPerAccount: 100 },

  // Contacts: days until those that nobody comes back to are removed (0 for never); bytes that one client
  // may have kept in a day, and accounts of one client that get their first contact (0 for no limit).
  // contacts: { keepDays: 400, bytesPerDay: 4_194_304, accountsPerDay: 20 },

  // The file that keeps sessions and contacts, from this folder. With the environment variable
  // DATABASE_URL, such as postgresql://user:password@host:5432/name, PostgreSQL keeps them instead.
  // database: 'mooring.sqlite',

  // Phone wallets by QR code or link: the relay between page and phone, and what its operator knows
  // this site by. Default none: wallets of the browser only.
  // pairing: { projectId: 'YOUR-PROJECT', relayUrl: 'wss://relay.example.org' },

  // Multisig accounts (Safe): the gateway that keeps what waits for their owners, one you run or may
  // use. Visitors' browsers ask it themselves, once /multisig is opened. Default none: no such page.
  // multisig: { gatewayUrl: 'https://gateway.example.org' },

  // Safe hosts that may open the page as one of their apps: inside one, it is connected to its Safe.
  // Whole origins; read docs/embedding.md first. Default none.
  // safeHosts: ['https://app.safe.global'],

  // Who else may show the page in a frame: origins, or "'self'". Default nobody.
  // frameAncestors: ['https://app.example.org'],

  // https origins avatars may be loaded from. Default none: pictures inside the name only.
  // images: ['https://images.example.org'],

  // What is switched on.
  // features: { send: true, activity: true, chart: true },

  // Bounds of the JSON-RPC proxy: bytes and requests of a batch, calls and bytes of one client in a
  // minute, its calls at once, bytes of an answer, blocks of eth_getLogs (0 for no limit of these but the
  // bytes of an answer), memory for what cannot change of each network; milliseconds, bytes and requests
  // in a batch to an upstream.
  // limits: {
  //   rpcBodyBytes: 131_072,
  //   rpcBatch: 100,
  //   rpcPerMinute: 6_000,
  //   rpcBytesPerMinute: 67_108_864,
  //   rpcConcurrent: 20,
  //   rpcAnswerBytes: 4_194_304,
  //   rpcLogBlocks: 10_000,
  //   rpcCacheBytes: 33_554_432,
  //   upstreamTimeoutMs: 10_000,
  //   upstreamBodyBytes: 4_194_304,
  //   upstreamBatch: 20,
  // },

  // A secret with which programs of yours may read networks at /rpc/{chainId} too, beside the page:
  // Authorization: Bearer … Default none.
  // rpcToken: 'YOUR-SECRET-OF-16-OR-MORE',

  // Whether the proxy hands on transactions that a wallet has signed (eth_sendRawTransaction).
  // rawTransactions: false,

  // Numbers for Prometheus at /metrics, on a port of their own that visitors do not reach. Default none.
  // metrics: { port: 9464, host: '127.0.0.1' },

  // Time limits of the page in milliseconds; left out, the page has its own.
  // timeouts: { connectMs: 60_000, transactionMs: 300_000 },
});
