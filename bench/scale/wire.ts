import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Request as bytes, and answer as text: `node:http` would take as much of the processor as the server does. */
export interface Wire {
  /** Sends a request when a connection is free; resolves with its answer and the time it took, waiting included. */
  send(request: string): Promise<Answer>;
  close(): void;
}

/** Answer to a request. */
export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  readonly ms: number;
}

interface Job {
  readonly request: string;
  readonly began: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens connections that stay open, as a proxy has to its servers; the first free one takes the next request. One that
 * the server has closed in the meantime is opened again.
 */
export async function openWire(ports: readonly number[], connections: number): Promise<Wire> {
  const waiting: Job[] = [];
  const free: Connection[] = [];
  const all = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      openConnection(ports[index % ports.length] ?? 0, (connection) => {
        const job = waiting.shift();
        if (job) connection.take(job);
        else free.push(connection);
      }),
    ),
  );
  free.push(...all);
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const job = { request, began: performance.now(), resolve, reject };
        const connection = free.shift();
        if (connection) connection.take(job);
        else waiting.push(job);
      }),
    close() {
      for (const connection of all) connection.close();
    },
  };
}

interface Connection {
  take(job: Job): void;
  close(): void;
}

async function openConnection(
  port: number,
  onFree: (connection: Connection) => void,
): Promise<Connection> {
  let job: Job | null = null;
  let received = '';
  let isClosed = false;
  let socket = await open(port);
  const connection: Connection = {
    take(taken) {
      job = taken;
      received = '';
      if (socket.destroyed) reopen();
      else socket.write(taken.request);
    },
    close() {
      isClosed = true;
      socket.destroy();
    },
  };
  function listen(): void {
    const heard = socket.setEncoding('latin1');
    heard.on('data', (chunk: string) => {
      received += chunk;
      const answer = readAnswer(received);
      if (answer === null || job === null) return;
      const { resolve, began } = job;
      job = null;
      resolve({ ...answer, ms: performance.now() - began });
      onFree(connection);
    });
    heard.on('error', () => {});
    heard.on('close', () => {
      // It was idle for too long when the request was sent.
      if (!isClosed && job !== null && received === '') reopen();
    });
  }
  function reopen(): void {
    open(port).then(
      (opened) => {
        socket = opened;
        listen();
        if (job) socket.write(job.request);
      },
      (error) => job?.reject(error),
    );
  }
  listen();
  return connection;
}

/** Opens a connection to a port of this machine. */
export async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return socket;
}

/** Answer that has arrived whole; null before. */
function readAnswer(text: string): Omit<Answer, 'ms'> | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end);
  const status = Number(head.slice(9, 12));
  const body = text.slice(end + 4);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole =
    status === 304 ||
    (length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length));
  return isWhole ? { status, head, body } : null;
}
