import * as v from 'valibot';
import {
  baseAddress,
  fields,
  relayAddress,
  safeHostOrigin,
  text,
  webOrigin,
  wholeNumber,
} from './fields.ts';
import { network } from './networkSchema.ts';
import { passkeys } from './passkeysSchema.ts';

const MOST = Number.MAX_SAFE_INTEGER;

const NETWORKS = 'List at least one network: networks: [{ id: 1, upstreams: ["https://…"] }].';

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

const gatewayOrigin = webOrigin(
  ['https:'],
  'Write an https origin such as "https://names.example.org", with nothing after the host.',
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
// Lazy: a union would report its own fault instead of a field's.
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

const FIREBASE = "Copy it from the project's settings at Firebase.";
const firebase = fields(
  {
    apiKey: text(FIREBASE),
    appId: text(FIREBASE),
    projectId: text(FIREBASE),
    messagingSenderId: text(FIREBASE),
    vapidKey: v.custom<string>(
      (value) => typeof value === 'string' && /^[\w-]{87}$/.test(value),
      'Write the public key of the web push certificate, 87 letters of base64url.',
    ),
  },
  'Write { apiKey, appId, projectId, messagingSenderId, vapidKey }.',
);
const multisig = fields(
  {
    gatewayUrl: baseAddress(
      'Write the http or https address of a Safe client gateway, without a key, a query or "#".',
    ),
    firebase: v.optional(firebase),
  },
  'Write { gatewayUrl }, or { gatewayUrl, firebase }.',
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
    nameGateways: v.optional(v.array(gatewayOrigin, 'Write a list of https origins.')),
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

/** Configuration as written, its shape validated. */
export type WrittenConfig = v.InferOutput<typeof configSchema>;
