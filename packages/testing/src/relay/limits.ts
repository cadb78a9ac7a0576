/** What the relay takes and keeps at most: whatever clients do, its memory ends somewhere. */
export const LIMITS = {
  /** Sockets open at once. */
  sockets: 500,
  /** Bytes of one frame; a longer one closes the socket with 1009. */
  frameBytes: 1_048_576,
  /** Bytes waiting for a socket that does not read; more and it is cut off. */
  unreadBytes: 16_777_216,
  /** Topics one socket may be subscribed to. */
  topicsOfASocket: 1_000,
  /** Messages pushed to one socket and not acknowledged; later answers to older ones count for nothing. */
  inFlight: 2_000,
  /** Messages or topics of a batch, and messages of one answer (relay-server-rpc of the specification). */
  batch: 500,
  /** Characters of one message. */
  messageLength: 524_288,
  /** The longest a message waits, in seconds: 30 days. */
  ttlSeconds: 2_592_000,
  /** Messages waiting under one topic; the oldest go first. */
  waitingOfATopic: 200,
  /** Characters of all waiting messages together; the oldest go first. */
  waitingLength: 33_554_432,
  /** Messages remembered in `seen`, and characters of them together; the oldest go first. */
  seen: 1_000,
  seenLength: 16_777_216,
  /** Lines of the log; the oldest go first. */
  log: 2_000,
} as const;
