import fc from 'fast-check';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  charts,
  connectApplication,
  farNetwork,
  GIT,
  git,
  issuer,
  Surfer,
  secrets,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let surfer: Surfer;
let wellFormed: Record<string, string>;
beforeAll(async () => {
  app = await startApp({
    networks: [farNetwork],
    publicUrl: issuer,
    oidc: { clients: [git, charts] },
  });
  const { to } = await (await connectApplication(app.url, git)).prepare();
  wellFormed = Object.fromEntries(to.searchParams);
  surfer = new Surfer(app.url);
  await surfer.signIn(privateKeyToAccount(generatePrivateKey()), 1);
});
afterAll(() => app.stop());

/** Values that mean something somewhere, in places where they do not belong. */
const meaningful = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'null',
    'undefined',
    '[]',
    '{}',
    '{"id_token":{"sub":null}}',
    '%',
  ],
  ...['none', 'login', 'consent', 'select_account', 'none login', 'code', 'token', 'code id_token'],
  ...[
    'query',
    'fragment',
    'form_post',
    'jwt',
    'openid',
    'openid profile',
    'offline_access',
    'S256',
  ],
  ...['plain', 'git', 'charts', 'nobody', '__proto__', 'constructor', 'authorization_code'],
  ...['refresh_token', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'],
  ...['https://evil.example', '//evil.example', 'javascript:alert(1)', 'data:text/html,x'],
  ...[`${GIT}/callback`, `${GIT}/bye`, 'urn:ietf:params:oauth:request_uri:x', 'e30.e30.', '..'],
];
const value = fc.oneof(
  fc.constantFrom(...meaningful),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('a'.repeat(3_000), '\u0000', '\r\nset-cookie: a=b', '\u202eevil'),
);
const parameter = fc.constantFrom(
  ...['client_id', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state', 'nonce'],
  ...['prompt', 'max_age', 'acr_values', 'claims', 'claims_locales', 'ui_locales', 'display'],
  ...['id_token_hint', 'login_hint', 'request', 'request_uri', 'registration', 'resource'],
  ...['code_challenge', 'code_challenge_method', 'code', 'code_verifier', 'grant_type'],
  ...['refresh_token', 'token', 'token_type_hint', 'client_secret', 'client_assertion'],
  ...['client_assertion_type', 'post_logout_redirect_uri', 'logout_hint', 'xsrf', '__proto__'],
);
const changes = fc.array(fc.tuple(parameter, value), { maxLength: 6 });

/** The well-formed parameters of an application, some of them changed, doubled or gone. */
function change(
  own: Readonly<Record<string, string>>,
  list: readonly (readonly [string, string])[],
) {
  const sent = new URLSearchParams(own);
  for (const [index, [name, changed]] of list.entries()) {
    if (changed === '') sent.delete(name);
    else if (index % 2 === 0) sent.set(name, changed);
    else sent.append(name, changed);
  }
  return sent;
}

/** Expects an answer that is no fault of the server, and leads nowhere but to a page of ours or of the application. */
async function expectSane(response: Response): Promise<void> {
  expect(response.status).toBeLessThan(500);
  expect(await response.text()).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|Error: /);
  const location = response.headers.get('location');
  if (location !== null) expect([issuer, GIT]).toContain(new URL(location, issuer).origin);
  expect(response.headers.get('set-cookie') ?? '').not.toMatch(/(^|, )a=b/);
}

it.each(['/oidc/authorize', '/oidc/end'])(
  '%s answers strange parameters with a reason, and leads nowhere else',
  async (path) => {
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async (list, isKnown) => {
        const browser = isKnown ? surfer : new Surfer(app.url);
        await expectSane(await browser.navigate(`${path}?${change(wellFormed, list)}`));
      }),
      { numRuns: 60 },
    );
  },
);

it.each(['/oidc/token', '/oidc/par', '/oidc/introspect', '/oidc/revoke', '/oidc/userinfo'])(
  '%s answers strange bodies with a reason',
  async (path) => {
    const basic = `Basic ${Buffer.from(`git:${secrets.git}`).toString('base64')}`;
    const headers = fc.record(
      {
        authorization: fc.constantFrom(
          basic,
          'Basic',
          'Basic ====',
          'Bearer x',
          'DPoP x',
          'Bearer',
        ),
        'content-type': fc.constantFrom(
          ...[
            'application/x-www-form-urlencoded',
            'application/json',
            'text/plain',
            'multipart/form-data',
          ],
        ),
        dpop: fc.constantFrom('x', 'e30.e30.e30'),
      },
      { requiredKeys: ['content-type'] },
    );
    const body = fc.oneof(
      changes.map((list) => `${change({ grant_type: 'authorization_code' }, list)}`),
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(headers, body, async (sent, text) => {
        await expectSane(
          await fetch(`${app.url}${path}`, { method: 'POST', headers: sent, body: text }),
        );
      }),
      { numRuns: 60 },
    );
  },
);

it('routes of the page answer strange bodies with a reason', async () => {
  const path = fc.constantFrom('/oidc/sign-out', '/oidc/interaction/x', '/oidc/authorize');
  const body = fc.oneof(fc.json(), fc.string(), fc.constant('{"__proto__":{"decision":"allow"}}'));
  await fc.assert(
    fc.asyncProperty(path, body, async (to, text) => {
      const { status, body: answer } = await surfer.send('POST', to, { body: text });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(Object.keys(answer)).toContain('error');
    }),
    { numRuns: 60 },
  );
});
