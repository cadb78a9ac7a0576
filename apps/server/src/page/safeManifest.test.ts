import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../testing/startApp.testing.ts';

const networks = [{ id: 1, upstreams: ['http://127.0.0.1:1'] }];
const safeHosts = ['https://safe.example.org'];
const host = { origin: 'https://safe.example.org' };
let folder = '';
let app: Awaited<ReturnType<typeof startApp>>;
let withoutHosts: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-manifest-'));
  for (const name of ['index.html', 'favicon.svg']) await writeFile(join(folder, name), '<svg/>');
  app = await startApp({ networks, safeHosts, appName: 'Harbour' }, folder);
  withoutHosts = await startApp({ networks }, folder);
});
afterAll(async () => {
  await Promise.all([app.stop(), withoutHosts.stop()]);
  await rm(folder, { recursive: true });
});

it('Safe manifest has name and icon of the page, readable from Safe hosts', async () => {
  const answer = await fetch(`${app.url}/manifest.json`, { headers: host });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('content-type')).toContain('application/json');
  const manifest = await answer.json();
  expect(manifest).toEqual({
    name: 'Harbour',
    description: expect.stringMatching(/\w/),
    iconPath: 'favicon.svg',
  });
  const icon = await fetch(`${app.url}/${manifest.iconPath}`);
  expect(icon.status).toBe(200);
  expect(icon.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each(['/', '/config.json', '/healthz', '/favicon.svg', '/auth/session'])(
  'other origins cannot read %s (CORS)',
  async (path) => {
    const { headers } = await fetch(`${app.url}${path}`, { headers: host });
    expect(headers.has('access-control-allow-origin')).toBe(false);
  },
);

it('only configured Safe hosts can frame the page', async () => {
  const { headers } = await fetch(app.url);
  expect(headers.get('content-security-policy')).toContain(
    'frame-ancestors https://safe.example.org;',
  );
  expect(headers.has('x-frame-options')).toBe(false);
  const closed = await fetch(withoutHosts.url);
  expect(closed.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

it('without Safe hosts, there is no manifest, and the icon is same-origin', async () => {
  expect((await fetch(`${withoutHosts.url}/manifest.json`)).status).toBe(404);
  const icon = await fetch(`${withoutHosts.url}/favicon.svg`);
  expect(icon.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
