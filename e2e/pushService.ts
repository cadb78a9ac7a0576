import { createCipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { type WebSocket, WebSocketServer } from 'ws';

/** Push subscription of a page. */
export interface Subscription {
  readonly endpoint: string;
  /** Public key and secret of the browser, in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Preferences of a Firefox that takes its push messages from this service, and allows notifications. */
const preferences = {
  'dom.push.connection.enabled': true,
  'alerts.useSystemBackend': false,
  'dom.push.testing.allowInsecureServerURL': true,
  'permissions.default.desktop-notification': 1,
};

/**
 * Push service of Firefox, by its own protocol over a WebSocket: the vendor's cannot run here. Messages are encrypted
 * for the browser as RFC 8291 says.
 */
export async function startPushService() {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  const channels = new Map<string, WebSocket>();
  sockets.on('connection', (socket) => {
    const reply = (message: object) => socket.send(JSON.stringify({ status: 200, ...message }));
    socket.on('message', (data) => {
      const { messageType, channelID } = JSON.parse(String(data));
      if (messageType === 'hello') {
        reply({ messageType, uaid: randomUUID().replaceAll('-', ''), use_webpush: true });
      }
      if (messageType === 'register') {
        channels.set(channelID, socket);
        reply({ messageType, channelID, pushEndpoint: `https://push.example/${channelID}` });
      }
      if (messageType === 'unregister') {
        channels.delete(channelID);
        reply({ messageType, channelID });
      }
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');

  return {
    preferences: { ...preferences, 'dom.push.serverURL': `ws://127.0.0.1:${address.port}/` },
    /** Subscriptions there are now. */
    count: () => channels.size,
    /** Sends a text to a subscribed browser. */
    send({ endpoint, keys }: Subscription, text: string): void {
      const channelID = endpoint.split('/').at(-1) ?? '';
      const socket = channels.get(channelID);
      if (!socket) throw new Error(`No client is subscribed to ${endpoint}.`);
      socket.send(
        JSON.stringify({
          ...{ messageType: 'notification', channelID, version: randomUUID(), ttl: 60 },
          headers: { encoding: 'aes128gcm' },
          data: encrypt(text, keys).toString('base64url'),
        }),
      );
    },
    async stop(): Promise<void> {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** Encrypts a push message in one record (RFC 8291, RFC 8188). */
function encrypt(text: string, { p256dh, auth }: Subscription['keys']): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  const ours = ecdh.generateKeys();
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const secret = derive(
    ecdh.computeSecret(theirs),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    32,
  );
  const salt = randomBytes(16);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte 2 ends the last record.
  const body = Buffer.concat([cipher.update(`${text}\u0002`), cipher.final(), cipher.getAuthTag()]);
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(4_096);
  return Buffer.concat([salt, recordSize, Buffer.from([ours.length]), ours, body]);
}

/** Answers Firebase's requests of pages, which get this token. */
export async function answerFirebase(context: BrowserContext, token: string): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers,
      json: {
        fid: `c${randomBytes(16).toString('base64url').slice(0, 21)}`,
        refreshToken: 'refresh',
        authToken: { token: 'installation', expiresIn: '604800s' },
      },
    }),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({ headers, json: { name: 'registration', token } }),
  );
}
