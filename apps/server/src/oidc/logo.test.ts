import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { resolvePaths } from '../config/resolvePaths.ts';
import {
  connectApplication,
  farNetwork,
  git,
  issuer,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-logo-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Harbour</title>');
  await writeFile(join(folder, 'git.svg'), SVG);
});
afterAll(() => rm(folder, { recursive: true }));

const withLogo = (logo: string) => ({
  networks: [farNetwork],
  publicUrl: issuer,
  oidc: { clients: [{ ...git, logo }] },
});

it('logo of an application is a file that the page can load', async () => {
  const app = await startApp(withLogo(join(folder, 'git.svg')), folder);
  const surfer = new Surfer(app.url);
  const { uid } = await (await connectApplication(app.url, git)).send(surfer);
  const { body } = await surfer.ask('GET', `/oidc/interaction/${uid}`);
  const picture = await fetch(`${app.url}${body.client.logo}`);
  expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
    ...[200, 'image/svg+xml; charset=utf-8', SVG],
  ]);
  await app.stop();
});

it('logo of an application is refused at the start without such a file', async () => {
  await expect(startApp(withLogo('/brand/git.svg'), folder)).rejects.toThrow(
    /oidc\.clients\[0\]\.logo: found "git\.svg", which cannot be read/,
  );
});

it('resolvePaths makes the logo of an application absolute', () => {
  const paths = ['git.svg', `${issuer}/git.svg`].map(
    (logo) => resolvePaths(parseConfig(withLogo(logo)), folder).oidc?.clients[0]?.logo,
  );
  expect(paths).toEqual([join(folder, 'git.svg'), `${issuer}/git.svg`]);
});
