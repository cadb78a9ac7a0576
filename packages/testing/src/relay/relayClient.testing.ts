import { randomBytes } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519';
import { WebSocket } from 'ws';
import { writeDidKey } from './verifyAuth.ts';

/** Claims of a token, which tests invalidate one by one. */
export interface Claims {
  iss: string;
  sub: string;
  aud: string;
  iat: number;
  exp: number;
}

/** Key of a client, its id, and tokens signed with it. */
export function createIdentity() {
  const key = ed25519.utils.randomPrivateKey();
  const clientId = writeDidKey(ed25519.getPublicKey(key));
  return {
    clientId,
    /** Token for a relay, valid for a day unless changed by `changes`. */
    token(
      aud: string,
      changes: Partial<Claims> = {},
      header: object = { alg: 'EdDSA', typ: 'JWT' },
    ) {
      const iat = Math.floor(Date.now() / 1_000);
      const sub = randomBytes(32).toString('hex');
      const claims = { iss: clientId, sub, aud, iat, exp: iat + 86_400, ...changes };
      const text = [header, claims].map(encode).join('.');
      const signature = ed25519.sign(Buffer.from(text), key);
      return `${text}.${Buffer.from(signature).toString('base64url')}`;
    },
  };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Push of the relay, or its response to a raw frame. */
export interface Received {
  id: number;
  method?: string;
  result?: unknown;
  error?: { code: number; message: string };
  params?: { id: string; data: { topic: string; message: string; tag: number } };
}

/** Opens a socket, for JSON-RPC frame by frame. */
export async function openClient(url: string, identity = createIdentity()) {
  const query = new URLSearchParams({ auth: identity.token(url), projectId: 'test' });
  const socket = await openSocket(`${url}/?${query}`);
  const pushed: Received[] = [];
  const waiting: (() => void)[] = [];
  const answers = new Map<number | string, (answer: Received) => void>();
  let lastId = 0;

  socket.on('message', (data) => {
    const frame: Received = JSON.parse(String(data));
    if (frame.method === undefined) answers.get(frame.id)?.(frame);
    else pushed.push(frame);
    for (const look of waiting.splice(0)) look();
  });

  return {
    socket,
    clientId: identity.clientId,
    pushed,
    /** Sends a request and resolves with the response. */
    ask(method: string, params: unknown): Promise<Received> {
      lastId += 1;
      const id = lastId;
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }));
      return new Promise((resolve) => answers.set(id, resolve));
    },
    /** Texts of the first `count` pushed messages, once received. */
    async messages(count: number): Promise<(string | undefined)[]> {
      while (pushed.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return pushed.map(({ params }) => params?.data.message);
    },
    /** Acknowledges all pushed messages. */
    acknowledge() {
      for (const { id } of pushed)
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }));
    },
    close: () => closed(socket, () => socket.close()),
  };
}

/** Resolves with the socket once it is open. */
export function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Resolves with the close code of a socket. */
export function closed(socket: WebSocket, close = () => {}): Promise<number> {
  const code = new Promise<number>((resolve) => socket.once('close', resolve));
  close();
  return code;
}
