import type { RelayFaults } from './faults.ts';

/** Options of `startRelay`. */
export type RelayOptions = {
  /** Default: 0, any free one. */
  port?: number;
  /** Default: 127.0.0.1, this machine alone. */
  host?: string;
  /** Milliseconds since 1970; for tests of what runs out. Default: the machine's clock. */
  now?: () => number;
};

/** All that a relay could read of one message. */
export type SeenMessage = {
  /** Who published it, by `did:key`. */
  readonly clientId: string;
  /** The JSON-RPC method that carried it. */
  readonly method: string;
  readonly topic: string;
  readonly tag: number;
  /** How long it may wait, in seconds. */
  readonly ttl: number;
  /** Whether a sleeping wallet is to be woken. */
  readonly prompt: boolean;
  /** In characters. */
  readonly size: number;
  /** The envelope, as it passed. */
  readonly message: string;
  /** Whatever else came along, in plain text. */
  readonly extra: Readonly<Record<string, unknown>>;
};

/** One thing that happened. No message, no token. */
export type RelayLogLine = {
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
  /** Of the socket, counted from 1; 0 where none is concerned. */
  readonly socket: number;
  /** A method, a topic and tag, or a reason. */
  readonly detail: string;
};

/** A running relay of the pairing protocol, for this machine and for tests. */
export type Relay = {
  /** Of its WebSocket, `ws://…`. Stays the same over `restart`. */
  readonly url: string;
  readonly port: number;
  /** What goes wrong, on demand. */
  readonly faults: RelayFaults;
  /** The newest things that happened, oldest first. */
  readonly log: readonly RelayLogLine[];
  /** The newest messages as the relay could read them, oldest first. */
  readonly seen: readonly SeenMessage[];
  /** How many sockets are open. */
  readonly sockets: number;
  /** How many messages wait to be acknowledged. */
  readonly waiting: number;
  /** Cuts every socket without a word, as a crash does; `mailbox` says whether messages outlive it. */
  restart(mailbox: 'kept' | 'lost'): void;
  /**
   * Hands a message to every subscriber of a topic, and to the mailbox, as a hostile relay would:
   * unchecked, unbounded, of nobody.
   */
  inject(topic: string, message: string, tag: number): void;
  /** Cuts every socket and resolves when the port is free. May be called again. */
  stop(): Promise<void>;
};
