import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMessage } from '@mooring/sign-in';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { installTools } from '../../e2e/oldNode/installTools.ts';
import { run } from '../run.ts';
import { type PackedServer, packServer } from './packServer.testing.ts';

// The package as an operator installs it, in an empty folder.

let folder: string;
let packed: PackedServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-server-package-'));
  packed = await packServer(folder);
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const installed = await run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--offline', `./${packed.filename}`],
    { quiet: true, folder },
  );
  if (installed.code !== 0) throw new Error(installed.output);
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const command = () => join(folder, 'node_modules/.bin/mooring');
const environment = {
  PORT: '0',
  MOORING_NETWORKS: '[{"id":1,"upstreams":["http://127.0.0.1:10"]}]',
};

const started: ChildProcess[] = [];
// A test that fails leaves nothing running.
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Program of an old Node. */
async function oldNode(version: string): Promise<string> {
  return join(await installTools({ node: version }), 'node_modules/.bin/node');
}

/** Starts the installed command in the folder. */
function start(more: Readonly<Record<string, string>> = {}, node = process.execPath) {
  const child: ChildProcess = spawn(node, [command()], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment, ...more },
  });
  started.push(child);
  const output = { text: '' };
  const read = (chunk: unknown) => {
    output.text += String(chunk);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const ended = new Promise((done) => child.once('close', (code, signal) => done(code ?? signal)));
  const line = (pattern: RegExp) => expect.poll(() => output.text).toMatch(pattern);
  return { child, output, ended, line };
}

it('package is alone, few files and small', async () => {
  expect(await readdir(join(folder, 'node_modules'))).toEqual([
    '.bin',
    '.package-lock.json',
    '@mooring',
  ]);
  expect(packed.size).toBeLessThan(5_600_000);
  expect(packed.unpackedSize).toBeLessThan(14_000_000);
  const files = packed.files.map(({ path }) => path);
  // A file of mails for each language.
  expect(files.filter((path) => path.startsWith('dist/')).length).toBeLessThan(40);
  // The server keeps it in memory: React, and the texts of the first view alone.
  const renderer = packed.files.find(({ path }) => path === 'page/.render/renderFirstView.js');
  expect(renderer?.size).toBeLessThan(1_000_000);
  expect(files).toContain('THIRD-PARTY-NOTICES.md');
  // Loaded with `oidc` alone.
  const provider = packed.files.find(({ path }) => path.startsWith('dist/createOidc-'));
  expect(provider?.size).toBeLessThan(950_000);
});

it('package has the OpenID provider, where it is configured', async () => {
  const publicUrl = 'https://harbour.example';
  const redirectUris = ['https://git.example/callback'];
  const oidc = { clients: [{ clientId: 'git', name: 'Git', redirectUris }] };
  const server = start({ MOORING_PUBLIC_URL: publicUrl, MOORING_OIDC: JSON.stringify(oidc) });
  await server.line(/listening on http:\S+"/);
  const url = /listening on (http:[^"]+)/.exec(server.output.text)?.[1] ?? '';
  const metadata = await fetch(`${url}/.well-known/openid-configuration`);
  expect(await metadata.json()).toMatchObject({ issuer: publicUrl });
  const { keys } = await (await fetch(`${url}/oidc/jwks`)).json();
  expect(keys).toHaveLength(2);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it.each(['this', '22.18.0'])(
  'command on %s Node, with the environment alone, serves page, health and a sign-in, and stops in order',
  async (version) => {
    const server = start({}, version === 'this' ? process.execPath : await oldNode(version));
    await server.line(/listening on http:\S+"/);
    const url = /listening on (http:[^"]+)/.exec(server.output.text)?.[1] ?? '';
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' });

    const { networks } = await (await fetch(`${url}/config.json`)).json();
    expect(networks).toMatchObject([{ name: 'Ethereum', nativeCurrency: { symbol: 'ETH' } }]);

    const person = privateKeyToAccount(generatePrivateKey());
    const headers = {
      origin: url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    const nonce = await fetch(`${url}/auth/nonce`, { method: 'POST', headers, body: '{}' });
    const cookie = nonce.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const message = createMessage({
      ...{ domain: new URL(url).host, uri: url, address: person.address, chainId: 1 },
      ...{ nonce: (await nonce.json()).nonce, issuedAt: new Date().toISOString() },
    });
    const body = JSON.stringify({ message, signature: await person.signMessage({ message }) });
    const verified = await fetch(`${url}/auth/verify`, {
      ...{ method: 'POST', body },
      headers: { ...headers, cookie },
    });
    expect(verified.status).toBe(200);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output.text).toMatch(/"stopped"/);
    expect(server.output.text).not.toMatch(/"level":"error"/);
  },
  300_000,
);

it('command ends in order on SIGTERM while it starts', async () => {
  const server = start();
  await server.line(/"configuration: the environment; folder: .*; database: mooring\.sqlite"/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await readdir(folder)).not.toContain('mooring.sqlite-wal');
});

it('command reads a configuration that imports defineConfig, in a folder without the package', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'mooring-elsewhere-'));
  const file = join(elsewhere, 'mooring.config.ts');
  await writeFile(
    file,
    `import { defineConfig } from '@mooring/server';
const port: number = 0;
export default defineConfig({ port, networks: [{ id: 1, upstreams: ['http://127.0.0.1:10/\${KEY}'] }] });`,
  );
  const child = spawn(process.execPath, [command(), '--config', file], {
    env: { PATH: process.env['PATH'], KEY: 'SECRET' },
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await expect.poll(() => output).toMatch(/listening on/);
  child.kill('SIGTERM');
  await new Promise((done) => child.once('close', done));
  expect(await readdir(elsewhere)).toEqual(['mooring.config.ts', 'mooring.sqlite']);
  expect(output).not.toContain('SECRET');
  await rm(elsewhere, { recursive: true });
});

it('command says in a sentence that Node 20 is too old', async () => {
  const { ended, output } = start({}, await oldNode('20.19.0'));
  expect(await ended).toBe(1);
  expect(output.text).toBe('Mooring needs Node 22.18 or newer, except 23; this is Node 20.19.0.\n');
}, 300_000);
