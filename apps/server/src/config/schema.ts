import * as v from 'valibot';
import {
  accountAddress,
  baseAddress,
  domain,
  fields,
  relayAddress,
  safeHostOrigin,
  text,
  verifierNumbers,
  webAddress,
  webOrigin,
  wei,
  wholeNumber,
} from './fields.ts';

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
// Lazily, for a union would tell its own fault and not that of a field.
const upstream = v.lazy((input) => {
  return typeof input === 'object' && input !== null ? upstreamFields : upstreamAddress;
});
const UPSTREAMS = 'List at least one http or https address of a JSON-RPC node of this network.';
const NETWORKS = 'List at least one network: networks: [{ id: 1, upstreams: ["https://…"] }].';

const network = fields(
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

const origin = webOrigin(
  ['https:', 'http:'],
  'Write an origin such as "https://example.org", with nothing after the host.',
);
const FRAME_ANCESTOR = `Write an origin such as "https://app.example.org", or "'self'".`;
const frameAncestor = v.union(
  [webOrigin(['https:', 'http:'], FRAME_ANCESTOR), v.literal("'self'", FRAME_ANCESTOR)],
  FRAME_ANCESTOR,
);
const safeHost = safeHostOrigin(
  'Write a whole https origin such as "https://app.safe.global"; http only on this machine.',
);
const imageOrigin = webOrigin(
  ['https:'],
  'Write an https origin such as "https://images.example.org", with nothing after the host.',
);

// Grammar of an EIP-4361 statement: characters of a URI, without `%`, and spaces.
const statement = v.custom<string>(
  (value) =>
    typeof value === 'string' && /^[\w\-.~:/?#[\]@!$&'()*+,;= ]{1,200}$/.test(value.trim()),
  'Write one sentence in printable ASCII without quotation marks and %, of at most 200 characters.',
);
const days = v.optional(wholeNumber(1, 400, 'Write a number of days, 1 to 400.'));
const SIGN_IN =
  'Write false, or { statement, sessionDays, idleDays, sessionsPerAccount }, any of them.';
const signInFields = fields(
  {
    statement: v.optional(statement),
    sessionDays: days,
    idleDays: days,
    sessionsPerAccount: v.optional(
      wholeNumber(1, 10_000, 'Write a number of sessions, 1 to 10000.'),
    ),
  },
  SIGN_IN,
);
// Lazily, for a union would tell its own fault and not that of a field.
const signIn = v.lazy((input) => (input === false ? v.literal(false, SIGN_IN) : signInFields));

/** One day's bytes must fit an import of the largest size with the most rows. */
const LEAST_CONTACT_BYTES = 2 ** 21;
const enoughBytes = wholeNumber(LEAST_CONTACT_BYTES, MOST, '');
const contacts = fields(
  {
    keepDays: v.optional(wholeNumber(0, 36_500, 'Write a number of days, or 0 to keep them.')),
    bytesPerDay: v.optional(
      v.custom<number>(
        (value) => value === 0 || v.is(enoughBytes, value),
        `Write a number of bytes, ${LEAST_CONTACT_BYTES} or more, or 0 for no limit.`,
      ),
    ),
    accountsPerDay: v.optional(
      wholeNumber(0, 10_000_000, 'Write how many accounts, or 0 for no limit.'),
    ),
  },
  'Write { keepDays, bytesPerDay, accountsPerDay }, any of them.',
);

const pairing = fields(
  {
    projectId: text(
      'No projectId found. Write what the operator of the relay gave you, or any word on your own.',
    ),
    relayUrl: relayAddress('Write the wss address of a relay; ws only for one on this machine.'),
  },
  'Write { projectId, relayUrl }.',
);

const multisig = fields(
  {
    gatewayUrl: baseAddress(
      'Write the http or https address of a Safe client gateway, without a key, a query or "#".',
    ),
  },
  'Write { gatewayUrl }.',
);

const weiOrNone = v.optional(
  wei('Write an amount in wei, a bigint such as 10n ** 16n or a text of digits.'),
);
const gas = v.optional(wholeNumber(21_000, MOST, 'Write an amount of gas, 21000 or more.'));
const RELAY_NETWORKS = 'List at least one network it pays on: networks: [{ id: 1 }].';
const relay = fields(
  {
    networks: v.pipe(
      v.array(
        fields(
          {
            id: wholeNumber(1, MOST, 'Write the id of one of the networks.'),
            mostFeePerGas: weiOrNone,
            alarmBelow: weiOrNone,
          },
          'Write { id }, with mostFeePerGas and alarmBelow if you like.',
        ),
        RELAY_NETWORKS,
      ),
      v.minLength(1, RELAY_NETWORKS),
    ),
    targets: v.optional(
      v.array(
        accountAddress('Write the address of a contract: 0x and 40 hex digits.'),
        'Write a list of addresses.',
      ),
    ),
    mostValue: weiOrNone,
    gasPerTransaction: gas,
    gasPerAccount: gas,
    gasPerClient: v.optional(wholeNumber(0, MOST, 'Write an amount of gas, or 0 for no limit.')),
    gasPerDay: gas,
  },
  'Write { networks: [{ id: 1 }] }, with rules if you like.',
);

const CONTRACTS = 'Write { [chainId]: { factory, verifiers } }.';
const passkeys = fields(
  {
    rpId: v.optional(domain('Write a domain such as "example.org", without scheme and port.')),
    contracts: v.optional(
      v.record(
        v.pipe(v.string(CONTRACTS), v.regex(/^[1-9]\d{0,15}$/, CONTRACTS)),
        fields(
          {
            factory: accountAddress('Write the address of SafeWebAuthnSignerFactory.'),
            verifiers: verifierNumbers(
              'Write 22 bytes: the number of the precompile, then the address of a verifier.',
            ),
          },
          'Write { factory, verifiers }.',
        ),
        CONTRACTS,
      ),
    ),
    relay: v.optional(relay),
  },
  'Write { rpId, contracts, relay }, any of them.',
);

const metrics = fields(
  {
    port: wholeNumber(0, 65_535, 'Write a port of its own, 0 to 65535 (0 takes a free one).'),
    host: v.optional(text('Write a host to listen on, such as "127.0.0.1".')),
  },
  'Write { port } or { port, host }.',
);

const token68 = v.custom<string>(
  (value) => typeof value === 'string' && /^[\w.~+/-]{16,200}=*$/.test(value),
  'Write a secret of 16 to 200 letters, digits and "-._~+/".',
);
const onOrOff = v.optional(v.boolean('Write true or false.'));
const milliseconds = v.optional(
  wholeNumber(1, 2 ** 31 - 1, 'Write a time in milliseconds, 1 or more.'),
);
const connections = v.optional(
  wholeNumber(0, 1_000_000, 'Write how many connections, or 0 for no limit.'),
);
const bytes = v.optional(wholeNumber(1, 2 ** 29, 'Write a number of bytes, 1 to 536870912.'));

/** Schema of a configuration file; checks across fields are in crossChecks.ts. */
export const configSchema = fields(
  {
    appName: v.optional(text('Write a name to show, of at most 200 characters.')),
    host: v.optional(text('Write a host to listen on, such as "127.0.0.1" or "0.0.0.0".')),
    port: v.optional(wholeNumber(0, 65_535, 'Write a port, 0 to 65535 (0 takes a free one).')),
    publicUrl: v.optional(origin),
    networks: v.pipe(v.array(network, NETWORKS), v.minLength(1, NETWORKS)),
    identityNetwork: v.optional(wholeNumber(1, MOST, 'Write the id of one of the networks.')),
    proxies: v.optional(
      wholeNumber(0, 10, 'Write how many proxies of yours stand in front, 0 to 10.'),
    ),
    connections: v.optional(
      fields(
        { most: connections, perClient: connections },
        'Write { most, perClient }, any of them.',
      ),
    ),
    signIn: v.optional(signIn),
    contacts: v.optional(contacts),
    database: v.optional(text('Write the path of a file, such as "mooring.sqlite".')),
    pairing: v.optional(pairing),
    multisig: v.optional(multisig),
    passkeys: v.optional(passkeys),
    safeHosts: v.optional(v.array(safeHost, 'Write a list of origins of Safe hosts.')),
    rawTransactions: onOrOff,
    rpcToken: v.optional(token68),
    metrics: v.optional(metrics),
    frameAncestors: v.optional(v.array(frameAncestor, 'Write a list of origins.')),
    images: v.optional(v.array(imageOrigin, 'Write a list of https origins.')),
    features: v.optional(
      fields(
        { send: onOrOff, activity: onOrOff, chart: onOrOff },
        'Write { send, activity, chart } with true or false.',
      ),
    ),
    limits: v.optional(
      fields(
        {
          rpcBodyBytes: bytes,
          rpcBatch: v.optional(wholeNumber(1, 10_000, 'Write how many requests, 1 to 10000.')),
          upstreamTimeoutMs: milliseconds,
          upstreamBodyBytes: bytes,
          upstreamBatch: v.optional(wholeNumber(1, 1_000, 'Write how many requests, 1 to 1000.')),
          rpcPerMinute: v.optional(
            wholeNumber(0, 10_000_000, 'Write how many requests, or 0 for no limit.'),
          ),
          rpcBytesPerMinute: v.optional(
            wholeNumber(0, 2 ** 40, 'Write a number of bytes, or 0 for no limit.'),
          ),
          rpcConcurrent: v.optional(
            wholeNumber(0, 10_000, 'Write how many calls at once, or 0 for no limit.'),
          ),
          rpcAnswerBytes: bytes,
          rpcLogBlocks: v.optional(
            wholeNumber(0, MOST, 'Write how many blocks, or 0 for no limit.'),
          ),
          rpcCacheBytes: v.optional(
            wholeNumber(0, 2 ** 33, 'Write a number of bytes, or 0 to keep nothing.'),
          ),
        },
        'Write { rpcBodyBytes, rpcBatch, rpcPerMinute, rpcBytesPerMinute, rpcConcurrent, rpcAnswerBytes, rpcLogBlocks, rpcCacheBytes, upstreamTimeoutMs, upstreamBodyBytes, upstreamBatch }, any of them.',
      ),
    ),
    timeouts: v.optional(
      fields(
        {
          connectMs: milliseconds,
          restoreMs: milliseconds,
          switchNetworkMs: milliseconds,
          transactionMs: milliseconds,
        },
        'Write { connectMs, restoreMs, switchNetworkMs, transactionMs }, any of them.',
      ),
    ),
  },
  'Export an object: export default defineConfig({ networks: [ … ] }).',
);

/** Network as configured, its shape validated. */
export type WrittenNetwork = v.InferOutput<typeof network>;

/** Configuration as written, its shape validated. */
export type WrittenConfig = v.InferOutput<typeof configSchema>;
