import * as v from 'valibot';
import {
  ethereumAddress,
  fields,
  list,
  nonEmptyList,
  pattern,
  text,
  toggle,
  webAddress,
  wholeNumber,
} from './fields.ts';
import { type KnownNetwork, knownNetworks } from './knownNetworks.ts';

const decimalsOption = wholeNumber(
  0,
  255,
  'decimals',
  'Write how many decimals it has, 0 to 255 (mostly 18).',
);

const currencyOption = fields(
  {
    name: text('Write the name of the coin, such as "Ether".'),
    symbol: text('Write the symbol of the coin, such as "ETH".'),
    decimals: decimalsOption,
  },
  'Write { name, symbol, decimals }.',
);

const explorer = fields(
  {
    name: text('Write the name of the explorer, such as "Etherscan".'),
    url: webAddress('Write the http or https address of the explorer.'),
  },
  'Write { name, url }.',
);

const contractOption = fields(
  {
    address: ethereumAddress('Write an address: 0x and 40 hex digits.'),
    /** Block of its deployment. */
    blockCreated: v.optional(
      wholeNumber(
        0,
        Number.MAX_SAFE_INTEGER,
        'block',
        'Write the number of the block, or leave it out.',
      ),
    ),
  },
  'Write { address } or { address, blockCreated }.',
);

const tokenOption = fields(
  {
    address: ethereumAddress('Write the address of the token contract: 0x and 40 hex digits.'),
    name: text('Write the name of the token.'),
    symbol: text('Write the symbol of the token.'),
    decimals: decimalsOption,
  },
  'Write { address, name, symbol, decimals }.',
);

const upstreamAddress = webAddress(
  'Write an http or https address of a JSON-RPC node, such as "https://rpc.example.org/key".',
);
const upstreamFields = fields(
  {
    /** URL, possibly with an API key. It never leaves the server. */
    url: upstreamAddress,
    /** Name in metrics. Default: `upstream-1` for the first of a network, and so on. */
    name: v.optional(
      pattern(
        /^[\w .-]{1,40}$/,
        'text',
        'Write a name without a key, of at most 40 letters, digits, spaces, ".", "-" and "_".',
      ),
    ),
  },
  'Write { url, name }.',
);
// Lazy: a union would report its own fault instead of a field's.
const upstream = v.lazy((input) => {
  return typeof input === 'object' && input !== null ? upstreamFields : upstreamAddress;
});

/** Options of a network. Those known to viem need only `id` and `upstreams`. */
const networkFields = fields(
  {
    /** EIP-155 chain id. */
    id: wholeNumber(
      1,
      Number.MAX_SAFE_INTEGER,
      'chain id',
      'Write the chain id, a whole number such as 1.',
    ),
    /**
     * JSON-RPC URLs, used in this order unless one is notably faster or failing. They may contain API keys
     * and never leave the server.
     */
    upstreams: v.pipe(
      nonEmptyList(
        upstream,
        'List at least one http or https address of a JSON-RPC node of this network.',
      ),
      v.description('URLs, or `{ url, name }`'),
    ),
    /** Name to show. Default: viem's. */
    name: v.optional(text('Write the name of the network.')),
    /** Native currency. Default: viem's. */
    currency: v.optional(v.pipe(currencyOption, v.description('`{ name, symbol, decimals }`'))),
    /** Block explorer. Default: viem's, or none. */
    explorer: v.optional(v.pipe(explorer, v.description('`{ name, url }`'))),
    /** True for a network whose currency has no value. Default: viem's, or false. */
    testnet: v.optional(toggle),
    /** JSON-RPC URLs given to wallets that add the network. Public: no API keys here. Default: viem's. */
    walletRpcUrls: v.optional(
      v.pipe(
        list(
          webAddress('Write an http or https address without a key: wallets receive it.'),
          'Write a list of http or https addresses.',
        ),
        v.description('URLs'),
      ),
    ),
    /** Contracts the page reads through, by viem's names. Default: viem's. */
    contracts: v.optional(
      v.pipe(
        fields(
          {
            multicall3: v.optional(contractOption),
            ensUniversalResolver: v.optional(contractOption),
          },
          'Write { multicall3, ensUniversalResolver }, either or both.',
        ),
        v.description('`{ multicall3, ensUniversalResolver }`'),
      ),
      {},
    ),
    /** Block time, in ms. Default: viem's. */
    blockTimeMs: v.optional(
      wholeNumber(
        1,
        Number.MAX_SAFE_INTEGER,
        'milliseconds',
        'Write the time between blocks in milliseconds, such as 12000.',
      ),
    ),
    /** ERC-20 tokens whose balances are shown. Default: none. */
    tokens: v.optional(
      v.pipe(
        list(tokenOption, 'Write a list of { address, name, symbol, decimals }.'),
        v.description('list of `{ address, name, symbol, decimals }`'),
      ),
      [],
    ),
  },
  'Write { id, upstreams }.',
);

/** Schema of a network; its output has viem's defaults, and a name for each upstream. */
export const network = v.pipe(networkFields, v.transform(withChainDefaults));

function withChainDefaults({ upstreams, ...written }: v.InferOutput<typeof networkFields>) {
  const known = knownNetwork(written.id);
  const { name, symbol, decimals } = written.currency ??
    known?.nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 };
  const contracts: typeof written.contracts = {
    multicall3: written.contracts.multicall3 ?? known?.multicall3,
    ensUniversalResolver: written.contracts.ensUniversalResolver ?? known?.ensUniversalResolver,
  };
  return {
    ...written,
    upstreams: upstreams.map((upstream, index) => {
      const { url, name } = typeof upstream === 'string' ? { url: upstream } : upstream;
      return { url, name: name ?? `upstream-${index + 1}` };
    }),
    name: written.name ?? known?.name ?? `Network ${written.id}`,
    currency: { name, symbol, decimals },
    explorer: written.explorer ?? known?.blockExplorer,
    testnet: written.testnet ?? known?.testnet ?? false,
    walletRpcUrls: written.walletRpcUrls ?? known?.rpcUrls ?? [],
    contracts,
    blockTimeMs: written.blockTimeMs ?? known?.blockTime,
  };
}

/**
 * viem's definition of a network: name, currency, explorer, contracts and public URLs. Undefined when unknown. viem has a
 * few ids more than once (aliases, pre-confirmation variants): the first is taken.
 */
export function knownNetwork(id: number): KnownNetwork | undefined {
  return knownNetworks.find((network) => network.id === id);
}
