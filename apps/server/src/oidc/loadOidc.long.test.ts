import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { farNetwork, git, issuer } from '../testing/oidcApplication.testing.ts';

const PATHS = [
  ...[
    '/oidc/authorize',
    '/oidc/token',
    '/oidc/jwks',
    '/oidc/interaction/abc',
    '/oidc/applications',
  ],
  '/.well-known/openid-configuration',
];

/** Starts a server in a process of its own: what it loads of the library, and its answers. */
async function start(config: object) {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      resolve(specifier, context, next) {
        loaded.add(specifier);
        return next(specifier, context);
      },
    });
    const { startApp } = await import('./startApp.testing.ts');
    const app = await startApp(${JSON.stringify(config)});
    const answers = {};
    for (const path of ${JSON.stringify(['/nowhere', ...PATHS])}) {
      const response = await fetch(app.url + path);
      answers[path] = [response.status, await response.text()];
    }
    const { oidc } = await (await fetch(app.url + '/config.json')).json();
    const names = ['oidc-provider', 'light-my-request', 'koa', 'jose'];
    console.log(JSON.stringify({ loaded: names.filter((name) => loaded.has(name)), answers, oidc }));
    await app.stop();
  `;
  const folder = join(import.meta.dirname, '../testing');
  const args = ['--input-type=module', '--no-warnings', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  return JSON.parse(stdout);
}

it('loadOidc loads no library, and answers no route, where it is not configured', async () => {
  const { loaded, answers, oidc } = await start({ networks: [farNetwork] });
  expect([loaded, oidc]).toEqual([[], undefined]);
  for (const path of PATHS) expect(answers[path]).toEqual(answers['/nowhere']);
});

it('loadOidc loads the library where it is configured', async () => {
  const config = { networks: [farNetwork], publicUrl: issuer, oidc: { clients: [git] } };
  const { loaded, answers, oidc } = await start(config);
  expect(loaded).toEqual(['oidc-provider', 'light-my-request', 'koa', 'jose']);
  expect(oidc).toBe(true);
  expect(answers['/oidc/jwks'][0]).toBe(200);
  expect(answers['/oidc/applications'][0]).toBe(401);
  expect(JSON.parse(answers['/.well-known/openid-configuration'][1])).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oidc/authorize`,
    token_endpoint: `${issuer}/oidc/token`,
    userinfo_endpoint: `${issuer}/oidc/userinfo`,
    jwks_uri: `${issuer}/oidc/jwks`,
    introspection_endpoint: `${issuer}/oidc/introspect`,
    revocation_endpoint: `${issuer}/oidc/revoke`,
    end_session_endpoint: `${issuer}/oidc/end`,
    pushed_authorization_request_endpoint: `${issuer}/oidc/par`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    id_token_signing_alg_values_supported: expect.arrayContaining(['RS256', 'ES256']),
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    scopes_supported: ['openid', 'profile', 'groups', 'email', 'offline_access'],
    authorization_response_iss_parameter_supported: true,
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  });
});
