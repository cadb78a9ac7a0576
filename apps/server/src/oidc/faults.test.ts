import { expect, it } from 'vitest';
import {
  connectApplication,
  farNetwork,
  git,
  issuer,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

const config = { networks: [farNetwork], publicUrl: issuer };

it('createOidc answers 503 with a time to retry without its database', async () => {
  const app = await startApp({ ...config, oidc: { clients: [git] } });
  const application = await connectApplication(app.url, git);
  const surfer = new Surfer(app.url);
  const asked = await application.send(surfer);
  await app.database.close();
  const basic = Buffer.from(`git:${git.clientSecret}`).toString('base64');
  const response = await fetch(`${app.url}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'any' }),
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const shown = await surfer.ask('GET', `/oidc/interaction/${asked.uid}`);
  expect([shown.status, shown.body]).toEqual([503, { error: 'store-unavailable' }]);
  await app.stop().catch(() => undefined);
});

it('createOidc ends the start for an application that the library refuses', async () => {
  const mixed = {
    ...git,
    redirectUris: ['com.example.app:/callback', 'http://git.example/'] as const,
  };
  await expect(startApp({ ...config, oidc: { clients: [mixed] } })).rejects.toThrow(
    /^The application git cannot be used: redirect_uris/,
  );
});
