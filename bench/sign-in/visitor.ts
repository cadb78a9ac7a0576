import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { instantiateSecp256k1 } from '@bitauth/libauth';
import { bytesToHex, type Hex, hashMessage, hexToBytes } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { signInMessage } from './signInMessage.ts';

/** Endpoints of a server. */
export interface Dialect {
  readonly nonce: string;
  readonly verify: string;
  readonly session: string;
  /** Address in the session response; `undefined` without a session. */
  readonly addressOf: (answer: unknown) => unknown;
}

/** Visitor with a key and a browser, who signs in repeatedly. */
export interface Visitor {
  readonly key: Key;
  readonly agent: Agent;
}

/** Plain `node:http`, so that clients leave the processor to the measured server. */
export function newVisitor(index: number): Visitor {
  return { key: newKey(index + 1), agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
}

let turns = 0;

/** Signs in once like a browser: nonce, signature, verification, session. */
export async function signInOnce(
  origin: string,
  dialect: Dialect,
  { key, agent }: Visitor,
): Promise<void> {
  turns += 1;
  // A new IP address each time, so that no limit per address applies.
  const address = `10.${(turns >> 16) & 255}.${(turns >> 8) & 255}.${turns & 255}`;
  const cookies = new Map<string, string>();

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const sent = body && JSON.stringify(body);
    const { status, headers, text } = await send(agent, `${origin}${path}`, method, sent, {
      origin,
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0',
      ...(cookies.size > 0 && {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
      ...(sent && { 'content-type': 'application/json', 'content-length': `${sent.length}` }),
    });
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text);
  }

  const answer = await ask('POST', dialect.nonce, {});
  const nonce = typeof answer === 'object' && answer && 'nonce' in answer ? answer.nonce : '';
  const message = signInMessage(origin, key.address, String(nonce));
  const signature = key.sign(message);
  await ask('POST', dialect.verify, { message, signature });
  const found = dialect.addressOf(await ask('GET', dialect.session));
  if (String(found).toLowerCase() !== key.address.toLowerCase())
    throw new Error(`Not signed in as ${key.address}: ${String(found)}`);
}

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function send(
  agent: Agent,
  url: string,
  method: string,
  body: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
      response.once('error', reject);
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

/** Key of an account. */
interface Key {
  readonly address: Hex;
  sign(message: string): Hex;
}

const secp256k1 = await instantiateSecp256k1();

/**
 * Creates the key of a number of 1 or more. Signs with WebAssembly: in JavaScript the visitors, all in one
 * process, would wait for each other's signatures, and few would reach the server concurrently.
 */
export function newKey(number: number): Key {
  const key: Hex = `0x${number.toString(16).padStart(64, '0')}`;
  const bytes = hexToBytes(key);
  return {
    address: privateKeyToAddress(key),
    sign(message) {
      const digest = hashMessage(message, 'bytes');
      const signed = secp256k1.signMessageHashRecoverableCompact(bytes, digest);
      if (typeof signed === 'string') throw new Error(signed);
      return `${bytesToHex(signed.signature)}${signed.recoveryId === 0 ? '1b' : '1c'}`;
    },
  };
}
