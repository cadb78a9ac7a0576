import * as v from 'valibot';
import { fields, list, pattern, text, toggle, webOrigin, wholeNumber } from './fields.ts';

const portOption = (hint: string) => wholeNumber(0, 65_535, 'port, 0 for a free one', hint);

const days = wholeNumber(1, 400, 'days', 'Write a number of days, 1 to 400.');
const SIGN_IN =
  'Write false, or { statement, sessionDays, idleDays, sessionsPerAccount }, any of them.';
const signInOptionFields = fields(
  {
    /** Statement of the message to sign (EIP-4361), printable ASCII without quotation marks. Default: none. */
    statement: v.optional(
      v.pipe(
        // Characters of a URI, without `%`, and spaces.
        pattern(
          /^\s*(?=\S)[\w\-.~:/?#[\]@!$&'()*+,;= ]{1,200}\s*$/,
          'text',
          'Write one sentence in printable ASCII without quotation marks and %, of at most 200 characters.',
        ),
        v.trim(),
      ),
    ),
    /** Maximum lifetime of a session, in days. Default: 30. */
    sessionDays: v.optional(days, 30),
    /** Lifetime of an unused session, in days. Default: 7. */
    idleDays: v.optional(days, 7),
    /** Most sessions per account; one more ends the least recently used one. Default: 100. */
    sessionsPerAccount: v.optional(
      wholeNumber(1, 10_000, 'sessions', 'Write a number of sessions, 1 to 10000.'),
      100,
    ),
  },
  SIGN_IN,
);
// Lazy: a union would report its own fault instead of a field's.
const signInOption = v.lazy((input) =>
  input === false ? v.literal(false, SIGN_IN) : signInOptionFields,
);

/** Fits an import of the largest size with the most rows. */
const LEAST_CONTACT_BYTES = 2 ** 21;
const contacts = fields(
  {
    /** Days until contacts that are neither read nor changed are removed; 0 for never. Default: 400. */
    keepDays: v.optional(
      wholeNumber(0, 36_500, 'days, 0 for ever', 'Write a number of days, or 0 to keep them.'),
      400,
    ),
    /** Most bytes stored per client and day; 0 for no limit. Default: 4194304. */
    bytesPerDay: v.optional(
      v.pipe(
        wholeNumber(
          0,
          Number.MAX_SAFE_INTEGER,
          `bytes, ${LEAST_CONTACT_BYTES} or more, 0 for no limit`,
          `Write a number of bytes, ${LEAST_CONTACT_BYTES} or more, or 0 for no limit.`,
        ),
        v.check(
          (bytes) => bytes === 0 || bytes >= LEAST_CONTACT_BYTES,
          `Write a number of bytes, ${LEAST_CONTACT_BYTES} or more, or 0 for no limit.`,
        ),
      ),
      4_194_304,
    ),
    /** Most accounts per client and day that get their first contact; 0 for no limit. Default: 20. */
    accountsPerDay: v.optional(
      wholeNumber(
        0,
        10_000_000,
        'accounts, 0 for no limit',
        'Write how many accounts, or 0 for no limit.',
      ),
      20,
    ),
  },
  'Write { keepDays, bytesPerDay, accountsPerDay }, any of them.',
);

const mostOption = wholeNumber(
  0,
  1_000_000,
  'connections, 0 for no limit',
  'Write how many connections, or 0 for no limit.',
);
const connections = fields(
  {
    /** Most connections in total. Default: 4096. */
    most: v.optional(mostOption, 4_096),
    /** Most connections per client, without a proxy in front (`proxies` is 0). Default: 256. */
    perClient: v.optional(mostOption, 256),
  },
  'Write { most, perClient }, any of them.',
);

const metrics = fields(
  {
    /** Port of `/metrics`, separate from the server's; 0 for a free one. */
    port: portOption('Write a separate port, 0 to 65535 (0 takes a free one).'),
    /** Address to listen on. Default: `127.0.0.1`. */
    host: v.optional(
      text('Write a host to listen on, such as "127.0.0.1".', 'address'),
      '127.0.0.1',
    ),
  },
  'Write { port } or { port, host }.',
);

const health = fields(
  {
    /** Counts unreachable networks in `/readyz` and `/healthz`. Default: false. */
    networks: v.optional(toggle, false),
  },
  'Write { networks: true }, or omit it.',
);

const shutdown = fields(
  {
    /**
     * Time for which a stopping server still answers, with `/livez` and `/readyz` at 503, in ms: a proxy that checks them
     * sends no more requests by then. Default: 0.
     */
    delayMs: v.optional(
      wholeNumber(0, 60_000, 'milliseconds', 'Write a time in milliseconds, 0 to 60000.'),
      0,
    ),
  },
  'Write { delayMs: 3000 }, or omit it.',
);

const FRAME_ANCESTOR = `Write an origin such as "https://app.example.org", or "'self'".`;

/** Options that are not sent to the page. */
export const serverOptions = {
  /** Address to listen on; `0.0.0.0` for every interface. Default: `127.0.0.1`. */
  host: v.optional(
    text('Write a host to listen on, such as "127.0.0.1" or "0.0.0.0".', 'address'),
    '127.0.0.1',
  ),
  /** Port to listen on; 0 for a free one. Default: 3000. */
  port: v.optional(portOption('Write a port, 0 to 65535 (0 takes a free one).'), 3_000),
  /** Public origin of the page, such as `https://wallet.example.org`. */
  publicUrl: v.optional(
    webOrigin(
      ['https:', 'http:'],
      'Write an origin such as "https://example.org", with nothing after the host.',
    ),
  ),
  /**
   * Number of trusted proxies in front, each appending its client to `X-Forwarded-For`. Default: 0, the
   * header is ignored.
   */
  proxies: v.optional(
    wholeNumber(0, 10, 'proxies', 'Write the number of your proxies, 0 to 10.'),
    0,
  ),
  /** Limits on connections. */
  connections: v.optional(connections, {}),
  /** Sign-in and contacts; `false` for neither. */
  signIn: v.optional(signInOption, {}),
  /** Retention and limits of contacts, counted across all servers on one database. */
  contacts: v.optional(contacts, {}),
  /**
   * SQLite file of sessions and contacts, relative to the configuration file. Default: `mooring.sqlite`.
   * The environment variable `DATABASE_URL` selects a PostgreSQL database instead.
   */
  database: v.optional(
    text('Write the path of a file, such as "mooring.sqlite".', 'path'),
    'mooring.sqlite',
  ),
  /** Endpoint of metrics in the Prometheus format, without authentication. Default: none. */
  metrics: v.optional(metrics),
  /** Checks of `/readyz` and `/healthz` besides the database. */
  health: v.optional(health, {}),
  /** End of the server on SIGTERM or SIGINT. */
  shutdown: v.optional(shutdown, {}),
  /** Other origins that may embed the page, or `'self'`. Default: none. */
  frameAncestors: v.optional(
    v.pipe(
      list(
        v.union(
          [webOrigin(['https:', 'http:'], FRAME_ANCESTOR), v.literal("'self'", FRAME_ANCESTOR)],
          FRAME_ANCESTOR,
        ),
        'Write a list of origins.',
      ),
      v.description('origins'),
    ),
    [],
  ),
};
