import { backoffMs } from './backoff.ts';

/** What a line tells whoever speaks over it. */
export interface LineEvents {
  /** Connected: again or for the first time. */
  onOpen(): void;
  /** Not connected any more, or a try to connect failed. */
  onDown(reason: 'silent' | 'refused'): void;
  onText(text: unknown): void;
}

/**
 * Where a line stands.
 *
 * ```
 * closed ──open()──▶ connecting ──▶ open
 *                     ▲    │ failed,  │ lost, restart()
 *        after a while│    ▼ too slow ▼
 *                     └─ waiting ◀────┘        close 3000, from either ──▶ refused ──open()──▶ connecting
 * ```
 * A relay that refuses is not asked again until somebody wants it: a client that tries at once is
 * refused hundreds of times a second.
 */
type Line =
  | { readonly status: 'closed' | 'refused' }
  | { readonly status: 'connecting' | 'open'; readonly socket: WebSocket }
  | { readonly status: 'waiting'; readonly timer: ReturnType<typeof setTimeout> };

/** The relay's close code for a project or a token it does not know. */
const refusedCode = 3_000;

/**
 * A WebSocket that is kept connected until closed.
 * @param address made anew for each try, as it holds a token with a time in it
 */
export function createRelayLine(address: () => string, limitMs: number, events: LineEvents) {
  let line: Line = { status: 'closed' };
  let failures = 0;

  function connect(): void {
    let socket: WebSocket;
    try {
      socket = new WebSocket(address());
    } catch {
      // The browser refuses the address, as by its content security policy.
      lose('silent');
      return;
    }
    line = { status: 'connecting', socket };
    const isCurrent = () => 'socket' in line && line.socket === socket;
    const limit = setTimeout(() => drop(socket, 'silent'), limitMs);
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
      drop(socket, event.code === refusedCode ? 'refused' : 'silent');
    });
    // An error is always followed by a close, which says all there is to know.
    socket.addEventListener('error', () => {});
  }

  function drop(socket: WebSocket, reason: 'silent' | 'refused'): void {
    if (!('socket' in line) || line.socket !== socket) return;
    socket.close();
    lose(reason);
  }

  function lose(reason: 'silent' | 'refused'): void {
    failures += 1;
    line =
      reason === 'refused'
        ? { status: 'refused' }
        : { status: 'waiting', timer: setTimeout(connect, backoffMs(failures, Math.random())) };
    events.onDown(reason);
  }

  return {
    status: () => line.status,
    /** Connects if nothing does; a line that waits for its next try does so now. */
    open(): void {
      if ('socket' in line) return;
      if (line.status === 'waiting') clearTimeout(line.timer);
      connect();
    },
    /** Connects anew at once, whatever there is. */
    reopen(): void {
      const was = line;
      line = { status: 'closed' };
      if (was.status === 'waiting') clearTimeout(was.timer);
      else if ('socket' in was) was.socket.close();
      connect();
    },
    /** Takes a socket for dead, and gets another after a while if it is the present one. */
    giveUp: (socket: WebSocket) => drop(socket, 'silent'),
    close(): void {
      const was = line;
      line = { status: 'closed' };
      failures = 0;
      if (was.status === 'waiting') clearTimeout(was.timer);
      else if ('socket' in was) was.socket.close(1_000);
    },
    /** Sends, if there is a socket; gives the socket it was. */
    send(text: string): WebSocket | undefined {
      if (line.status !== 'open') return undefined;
      line.socket.send(text);
      return line.socket;
    },
    /** The other end has answered: the next loss is a first one. */
    thrive(): void {
      failures = 0;
    },
  };
}
