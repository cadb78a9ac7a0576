import type { RelayFaults } from './faults.ts';

/** Options of `startRelay`. */
export interface RelayOptions {
  /** Default: 0, any free port. */
  port?: number;
  /** Default: 127.0.0.1, reachable from this machine only. */
  host?: string;
  /** Clock in milliseconds since 1970, for tests of expiry. Default: the system clock. */
  now?: () => number;
}

/** Everything a relay can read of a message. */
export interface SeenMessage {
  /** Publisher, as `did:key`. */
  readonly clientId: string;
  /** JSON-RPC method that carried it. */
  readonly method: string;
  readonly topic: string;
  readonly tag: number;
  /** Time to live, in seconds. */
  readonly ttl: number;
  /** True to wake a sleeping wallet. */
  readonly prompt: boolean;
  /** In characters. */
  readonly size: number;
  /** Envelope, as received. */
  readonly message: string;
  /** Other fields sent with it, in plain text. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** Log entry, without messages and tokens. */
export interface RelayLogLine {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event:
    | 'open'
    | 'refused'
    | 'closed'
    | 'request'
    | 'rejected'
    | 'published'
    | 'pushed'
    | 'acknowledged'
    | 'lost';
  /** Number of the socket, counted from 1; 0 if none is involved. */
  readonly socket: number;
  /** Method, topic and tag, or reason. */
  readonly detail: string;
}

/** Running relay of the pairing protocol, for this machine and for tests. */
export interface Relay {
  /** WebSocket URL, `ws://…`. Unchanged by `restart`. */
  readonly url: string;
  readonly port: number;
  /** Faults on demand. */
  readonly faults: RelayFaults;
  /** Newest log entries, oldest first. */
  readonly log: readonly RelayLogLine[];
  /** Newest messages as read by the relay, oldest first. */
  readonly seen: readonly SeenMessage[];
  /** Number of open sockets. */
  readonly sockets: number;
  /** Number of unacknowledged messages. */
  readonly waiting: number;
  /** Closes all sockets abruptly, like a crash; `mailbox` decides whether messages survive. */
  restart(mailbox: 'kept' | 'lost'): void;
  /**
   * Delivers a message to all subscribers of a topic and to the mailbox, as a hostile relay would:
   * unchecked, unbounded, without a publisher.
   */
  inject(topic: string, message: string, tag: number): void;
  /** Closes all sockets and resolves when the port is free. Idempotent. */
  stop(): Promise<void>;
}
