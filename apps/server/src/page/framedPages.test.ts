import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { farNetwork, git, issuer } from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

let folder = '';
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-page-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Mooring</title>');
  const frameAncestors = ['https://friend.example'];
  const oidc = { clients: [git] };
  app = await startApp({ networks: [farNetwork], publicUrl: issuer, frameAncestors, oidc }, folder);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

it.each([
  ['/', 'https://friend.example', null],
  ['/sessions', 'https://friend.example', null],
  ['/authorize/V1StGXR8_Z5jdHi6B-myT', "'none'", 'DENY'],
  ['/sign-out', "'none'", 'DENY'],
  ['/sign-out/refused', "'none'", 'DENY'],
])('with frameAncestors, %s may be framed by %s', async (path, ancestors, options) => {
  const { status, headers } = await fetch(`${app.url}${path}`);
  const policy = headers.get('content-security-policy') ?? '';
  const [, framed] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
  expect([status, framed, headers.get('x-frame-options')]).toEqual([200, ancestors, options]);
});
