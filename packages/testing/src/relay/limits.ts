/** Limits of the relay, which bound its memory whatever clients do. */
export const RELAY_LIMITS = {
  /** Concurrent sockets. */
  sockets: 500,
  /** Bytes of one frame; a longer one closes the socket with 1009. */
  frameBytes: 1_048_576,
  /** Unsent bytes of a socket that does not read; above it the socket is closed. */
  unreadBytes: 16_777_216,
  /** Topics per socket. */
  topicsOfASocket: 1_000,
  /** Unacknowledged pushes per socket; beyond it, acknowledgements of older ones are ignored. */
  inFlight: 2_000,
  /**
   * Messages or topics of a batch, and messages of one response (relay-server-rpc of the specification).
   */
  batch: 500,
  /** Characters of one message. */
  messageLength: 524_288,
  /** Longest time to live of a message, in seconds: 30 days. */
  ttlSeconds: 2_592_000,
  /** Waiting messages per topic; the oldest are dropped first. */
  waitingOfATopic: 200,
  /** Total characters of waiting messages; the oldest are dropped first. */
  waitingLength: 33_554_432,
  /** Messages in `seen`, and their total characters; the oldest are dropped first. */
  seen: 1_000,
  seenLength: 16_777_216,
  /** Lines of the log; the oldest are dropped first. */
  log: 2_000,
} as const;
