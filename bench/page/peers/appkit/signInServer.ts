import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Hex, verifyMessage } from 'viem';
import { generateSiweNonce, parseSiweMessage, validateSiweMessage } from 'viem/siwe';

/** Prefix of its paths. */
export const prefix = '/siwx/';

interface Signed {
  readonly message: string;
  readonly signature: Hex;
}

/** Smallest server for SIWX: a nonce for each browser, used once, and its session in memory. */
export function createSignInServer(origin: string): RequestListener {
  const nonces = new Map<string, string>();
  const sessions = new Map<string, Signed>();
  const { host } = new URL(origin);

  async function verify(id: string, session: Signed): Promise<boolean> {
    const nonce = nonces.get(id);
    nonces.delete(id);
    const { message, signature } = session;
    const parsed = parseSiweMessage(message);
    const { address } = parsed;
    if (!nonce || !address) return false;
    if (!validateSiweMessage({ address, message: parsed, domain: host, nonce })) return false;
    if (!(await verifyMessage({ address, message, signature }))) return false;
    sessions.set(id, session);
    return true;
  }

  return async (request, response) => {
    const id = /(?:^|; )siwx=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? randomUUID();
    const answer = (value: object, status = 200) => {
      response.setHeader('set-cookie', `siwx=${id}; Path=/; HttpOnly; SameSite=Lax`);
      response.setHeader('content-type', 'application/json');
      response.writeHead(status).end(JSON.stringify(value));
    };
    const asked = request.url?.slice(prefix.length);
    if (asked === 'session') return answer({ session: sessions.get(id) ?? null });
    const body: Signed = Object(await json(request));
    if (asked === 'nonce') {
      const nonce = generateSiweNonce();
      nonces.set(id, nonce);
      return answer({ nonce });
    }
    if (asked === 'verify') return answer({}, (await verify(id, body)) ? 200 : 401);
    if (asked === 'sign-out') sessions.delete(id);
    return answer({}, asked === 'sign-out' ? 200 : 404);
  };
}
