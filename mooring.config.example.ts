import { defineConfig } from './apps/server/src/index.ts';

// Copy this file to mooring.config.ts and edit it. Only `networks` is required. These are the most common options;
// docs/running.md and your editor show every option with its unit and default. Errors are reported at start, each with
// its field and a hint.

export default defineConfig({
  // appName: 'Mooring',

  // Your logo, colours, texts and links; docs/branding.md has them all. Default: Mooring's.
  // brand: {
  //   logo: 'logo.svg',
  //   accent: { light: '#7a1fa2', dark: '#d7a6ff' },
  //   links: { imprint: 'https://example.org/legal' },
  // },

  // Address to listen on. The environment variables HOST and PORT take precedence.
  // host: '127.0.0.1',
  // port: 3000,

  // Origin of the page. With https, browsers are told to use only https (HSTS).
  publicUrl: 'https://wallet.example.org',

  // Number of your reverse proxies, each of which appends its client to X-Forwarded-For.
  // proxies: 0,

  networks: [
    {
      // Known ids include name, currency, explorer, contracts and public RPC URLs.
      id: 1,
      // Used in this order, unless one is slow or fails. The URLs and their keys never leave the server. Metrics
      // show the name.
      upstreams: [
        'https://ethereum.rpc.example.org/v2/YOUR-KEY',
        { url: 'https://ethereum.backup.example.net/YOUR-KEY', name: 'backup' },
      ],
      // Tokens whose balances are shown.
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
      // Custom network: name and currency are required.
      id: 77_320_001,
      upstreams: ['http://10.0.0.5:8545'],
      name: 'Harbour Test Network',
      currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      explorer: { name: 'Harbour Explorer', url: 'https://explorer.example.org' },
      testnet: true,
      // Public RPC URLs for wallets that add the network: visible to everyone, so without keys.
      walletRpcUrls: ['https://rpc.example.org'],
      contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
      blockTimeMs: 2_000,
    },
  ],

  // Sign-in with a wallet, and contacts; false disables both. The statement is part of the message to
  // sign. With safeHosts or frameAncestors, sign-in works inside frames too.
  // signIn: { statement: 'Welcome to the harbour' },

  // SQLite file of sessions and contacts, relative to this folder. With the environment variable
  // DATABASE_URL, such as postgresql://user:password@host:5432/name, PostgreSQL is used instead.
  // database: 'mooring.sqlite',

  // Phone wallets by QR code or link: relay between page and phone, and the project id at its operator.
  // Default: none, only wallets of the browser.
  // pairing: { projectId: 'YOUR-PROJECT', relayUrl: 'wss://relay.example.org' },

  // Multisig accounts (Safe): URL of a gateway that you run or are permitted to use. The visitor's browser calls it
  // once /multisig is opened. Default: none, no such page.
  // firebase: Firebase project with which the gateway sends push messages to owners with every tab closed.
  // Default: none.
  // multisig: {
  //   gatewayUrl: 'https://gateway.example.org',
  //   firebase: {
  //     apiKey: '…', appId: '…', projectId: '…', messagingSenderId: '…',
  //     vapidKey: 'public key of the web push certificate',
  //   },
  // },

  // Passkey accounts, for visitors without a wallet; need signIn. Default: none.
  // rpId: domain of the passkeys, which work on no other domain. Default: the page's host name.
  // relay: pays their gas from the key in the environment variable RELAY_KEY, within these rules; amounts are in
  // wei. Default: none.
  // passkeys: {
  //   rpId: 'example.org',
  //   relay: {
  //     networks: [
  //       {
  //         id: 8453,
  //         mostFeePerGas: 100_000_000_000n,
  //         costPerDay: 20_000_000_000_000_000n, // The most you lose in a day. Default: 0.02 ETH.
  //         alarmBelow: 10_000_000_000_000_000n,
  //       },
  //     ],
  //     targets: ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'], // Default: any contract.
  //   },
  // },

  // Origins of Safe hosts that may open the page as a Safe App, connected to the Safe. Read docs/embedding.md
  // first. Default: none.
  // safeHosts: ['https://app.safe.global'],

  // Other origins that may frame the page, or "'self'". Default: none.
  // frameAncestors: ['https://app.example.org'],

  // https origins of avatars. Default: none, only data URIs.
  // images: ['https://images.example.org'],

  // https origins of gateways for offchain names (EIP-3668). Each learns which name or address is looked up, and by
  // whom. Default: none, such names are not read.
  // nameGateways: ['https://names.example.org'],

  // Prometheus metrics at /metrics, on a separate port without visitors. Default: none.
  // metrics: { port: 9464, host: '127.0.0.1' },
});
