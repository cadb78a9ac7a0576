import * as v from 'valibot';
import { accountAddress, fields, text, webAddress, wholeNumber } from './fields.ts';

const MOST = Number.MAX_SAFE_INTEGER;

const decimals = wholeNumber(0, 255, 'Write how many decimals it has, 0 to 255 (mostly 18).');

const currency = fields(
  {
    name: text('Write the name of the coin, such as "Ether".'),
    symbol: text('Write the symbol of the coin, such as "ETH".'),
    decimals,
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

const contract = fields(
  {
    address: accountAddress('Write an address: 0x and 40 hex digits.'),
    blockCreated: v.optional(
      wholeNumber(0, MOST, 'Write the number of the block, or leave it out.'),
    ),
  },
  'Write { address } or { address, blockCreated }.',
);

const token = fields(
  {
    address: accountAddress('Write the address of the token contract: 0x and 40 hex digits.'),
    name: text('Write the name of the token.'),
    symbol: text('Write the symbol of the token.'),
    decimals,
  },
  'Write { address, name, symbol, decimals }.',
);

const upstreamAddress = webAddress(
  'Write an http or https address of a JSON-RPC node, such as "https://rpc.example.org/key".',
);
const upstreamFields = fields(
  {
    url: upstreamAddress,
    name: v.optional(
      v.custom<string>(
        (value) => typeof value === 'string' && /^[\w .-]{1,40}$/.test(value),
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
const UPSTREAMS = 'List at least one http or https address of a JSON-RPC node of this network.';

/** Schema of a network. */
export const network = fields(
  {
    id: wholeNumber(1, MOST, 'Write the chain id, a whole number such as 1.'),
    upstreams: v.pipe(v.array(upstream, UPSTREAMS), v.minLength(1, UPSTREAMS)),
    name: v.optional(text('Write the name of the network.')),
    currency: v.optional(currency),
    explorer: v.optional(explorer),
    testnet: v.optional(v.boolean('Write true or false.')),
    walletRpcUrls: v.optional(
      v.array(
        webAddress('Write an http or https address without a key: wallets are told it.'),
        'Write a list of http or https addresses.',
      ),
    ),
    contracts: v.optional(
      fields(
        { multicall3: v.optional(contract), ensUniversalResolver: v.optional(contract) },
        'Write { multicall3, ensUniversalResolver }, either or both.',
      ),
    ),
    blockTimeMs: v.optional(
      wholeNumber(1, MOST, 'Write the time between blocks in milliseconds, such as 12000.'),
    ),
    tokens: v.optional(v.array(token, 'Write a list of { address, name, symbol, decimals }.')),
  },
  'Write { id, upstreams }.',
);

/** Network as configured, its shape validated. */
export type WrittenNetwork = v.InferOutput<typeof network>;
