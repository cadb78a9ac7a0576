import { createServer } from 'node:http';
import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { issuer } from './oidcApplication.testing.ts';

/** An application's server that is told of logouts, and checks their tokens as OpenID Connect Back-Channel Logout 2.6 says. */
export async function startLogoutReceiver() {
  const received: { path: string; token: string }[] = [];
  const waiting = new Set<() => void>();
  let statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    received.push({ path: request.url ?? '', token: form.get('logout_token') ?? '' });
    const status = statuses.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    for (const look of [...waiting]) look();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** Answers the next requests with these statuses. */
    answer(...next: number[]) {
      statuses = next;
    },
    /** Resolves to the tokens of a path once there are so many. */
    async tokens(path: string, count: number): Promise<readonly string[]> {
      for (;;) {
        const found = received.filter((one) => one.path === path);
        if (found.length >= count) return found.map(({ token }) => token);
        await new Promise<void>((resolve) => {
          const look = () => {
            waiting.delete(look);
            resolve();
          };
          waiting.add(look);
        });
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Verifies a logout token by the keys that a provider publishes; its claims. */
export async function verifyLogout(
  token: string,
  { url, audience }: { url: string; audience: string },
): Promise<JWTPayload> {
  const keys = await (await fetch(`${url}/oidc/jwks`)).json();
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer,
    audience,
    typ: 'logout+jwt',
    requiredClaims: ['iat', 'exp', 'jti', 'events', 'sub', 'sid'],
  });
  if ('nonce' in payload) throw new Error('A logout token has no nonce');
  return payload;
}
