/** Reason why the relay is down: unreachable, or it refuses this project. */
export type RelayDown = 'relaySilent' | 'relayRefused';

/** Events of a relay socket. */
interface SocketEvents {
  /** Connected, or reconnected. */
  onOpen(): void;
  /** Connection lost, or an attempt failed. */
  onDown(reason: RelayDown): void;
  onText(text: unknown): void;
}

/**
 * State of a relay socket.
 *
 * ```
 * closed ──open()──▶ addressing ──▶ connecting ──▶ open
 *                     ▲    │ failed     │ failed,  │ lost, restart()
 *        after a while│    ▼            ▼ too slow ▼
 *                     └─ waiting ◀─────────────────┘
 *
 * connecting, open ──close 3000──▶ refused ──open()──▶ addressing
 * ```
 * A refusal is not retried until `open()` is called: a client that retries immediately is refused hundreds
 * of times a second.
 */
type RelaySocket =
  | { readonly status: 'closed' | 'refused' }
  /** The URL is being created. */
  | { readonly status: 'addressing' }
  | { readonly status: 'connecting' | 'open'; readonly socket: WebSocket }
  | { readonly status: 'waiting'; readonly timer: ReturnType<typeof setTimeout> };

/** Close code of the relay for an unknown project or token. */
const REFUSED_CODE = 3_000;

/**
 * Creates a WebSocket that reconnects until closed.
 * @param address called for each attempt, as the URL contains a token with a timestamp
 */
export function createRelaySocket(
  address: () => Promise<string>,
  limitMs: number,
  openSocket: (url: string) => WebSocket,
  events: SocketEvents,
) {
  let line: RelaySocket = { status: 'closed' };
  let failures = 0;

  function connect(): void {
    const addressing: RelaySocket = { status: 'addressing' };
    line = addressing;
    const isCurrent = () => line === addressing;
    address()
      .then((url) => {
        if (isCurrent()) dial(openSocket(url));
      })
      // Code that cannot be loaded, or a URL the browser refuses, for example by the Content-Security-Policy.
      .catch(() => isCurrent() && lose('relaySilent'));
  }

  function dial(socket: WebSocket): void {
    line = { status: 'connecting', socket };
    const isCurrent = () => 'socket' in line && line.socket === socket;
    const limit = setTimeout(() => drop(socket, 'relaySilent'), limitMs);
    socket.addEventListener('open', () => {
      clearTimeout(limit);
      if (!isCurrent()) return;
      line = { status: 'open', socket };
      events.onOpen();
    });
    socket.addEventListener('message', (event) => {
      if (isCurrent()) events.onText(event.data);
    });
    socket.addEventListener('close', (event) => {
      clearTimeout(limit);
      drop(socket, event.code === REFUSED_CODE ? 'relayRefused' : 'relaySilent');
    });
    // An error is always followed by a close, which has all the information.
    socket.addEventListener('error', () => {});
  }

  function drop(socket: WebSocket, reason: RelayDown): void {
    if (!('socket' in line) || line.socket !== socket) return;
    socket.close();
    lose(reason);
  }

  function lose(reason: RelayDown): void {
    failures += 1;
    line =
      reason === 'relayRefused'
        ? { status: 'refused' }
        : { status: 'waiting', timer: setTimeout(connect, backoffMs(failures, Math.random())) };
    events.onDown(reason);
  }

  return {
    status: () => line.status,
    /** Connects unless connected or connecting; a waiting socket retries now. */
    open(): void {
      if ('socket' in line || line.status === 'addressing') return;
      if (line.status === 'waiting') clearTimeout(line.timer);
      connect();
    },
    /** Reconnects immediately, in any state. */
    reopen(): void {
      const was = line;
      line = { status: 'closed' };
      if (was.status === 'waiting') clearTimeout(was.timer);
      else if ('socket' in was) was.socket.close();
      connect();
    },
    /** Drops a dead socket, and reconnects after a delay if it is the current one. */
    giveUp: (socket: WebSocket) => drop(socket, 'relaySilent'),
    close(): void {
      const was = line;
      line = { status: 'closed' };
      failures = 0;
      if (was.status === 'waiting') clearTimeout(was.timer);
      else if ('socket' in was) was.socket.close(1_000);
    },
    /** Sends, if connected. Returns the socket used. */
    send(text: string): WebSocket | undefined {
      if (line.status !== 'open') return undefined;
      line.socket.send(text);
      return line.socket;
    },
    /** The relay has responded: resets the backoff. */
    thrive(): void {
      failures = 0;
    },
  };
}

const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Delay before the next attempt after `failures` failed ones, in ms: doubles from half a second to half a
 * minute, times a random factor of 0.5 to 1, so that visitors do not all reconnect to a restarted relay at
 * once.
 * @param random between 0 and 1
 */
export function backoffMs(failures: number, random: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 16));
  return Math.round(whole * (0.5 + random / 2));
}
