import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startDevnet } from '@mooring/devnet';
import { buildDemoWalletScript, withDemoWallet } from '@mooring/devnet/local';
import { createApp, loadConfig, serve } from '@mooring/server';
import { expect, test } from '@playwright/test';
import { Visitor } from './visitor.ts';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'apps/web/dist');

/** Runs the start command without `NODE_ENV`, which Vite sets in the process of a test that builds. */
function spawnStart(args: readonly string[] = []) {
  const { NODE_ENV: _, ...env } = process.env;
  return spawn('node', ['scripts/start.ts', '--port', '0', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the start command; resolves with the URL it prints. */
async function start(args: readonly string[]): Promise<{ url: string; child: ChildProcess }> {
  const child = spawnStart(args);
  let output = '';
  return new Promise((done, fail) => {
    const read = (text: Buffer) => {
      output += text;
      const url = /Mooring is at (\S+)/.exec(output)?.[1];
      if (url) done({ url, child });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => fail(new Error(`The start command ended with ${code}:\n${output}`)));
  });
}

/** Process ids of its children, one a line; of a running network, its guardian. */
function listChildren({ pid }: ChildProcess): string {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout;
}

async function stopped(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return new Promise((done) => child.on('exit', done));
}

test('npm start prints one URL, where connect and send work', async ({ page }) => {
  const { url, child } = await start([]);
  try {
    await page.goto(url);
    const visitor = new Visitor(page);
    await visitor.openConnectDialog();
    await visitor.chooseWallet();
    await visitor.wallet.approve();
    await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  } finally {
    expect(await stopped(child)).toBe(0);
  }
});

test('npm start ends with the reason when the local chains end', async () => {
  const { child } = await start([]);
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const code = new Promise((done) => child.on('close', done));
  process.kill(Number(listChildren(child)), 'SIGKILL');
  expect(await code).toBe(1);
  expect(output).toMatch(/The process that looks after the local chains ended/);
});

test('npm start ends at once with a signal before it is ready', async () => {
  const child = spawnStart();
  const ended = new Promise((done) => child.on('exit', (...how) => done(how)));
  await expect.poll(() => listChildren(child)).not.toBe('');
  child.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
});

test('npm start refuses an invalid configuration with the reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-config-'));
  const file = join(folder, 'mooring.config.json');
  await writeFile(file, JSON.stringify({ networks: [{ id: 1, upstream: ['https://x'] }] }));
  await expect(start(['--config', file])).rejects.toThrow(/networks\[0\]\.upstream/);
  await rm(folder, { recursive: true });
});

test('npm start with a configuration file runs on its networks', { tag: '@full' }, async ({
  page,
}) => {
  const devnet = await startDevnet({ chainIds: { ethereum: 1, rollup: 10 } });
  const folder = await mkdtemp(join(tmpdir(), 'mooring-config-'));
  const file = join(folder, 'mooring.config.json');
  const networks = [
    { id: 1, upstreams: ['http://127.0.0.1:9/with-a-key', devnet.ethereum.rpcUrl] },
    { id: 10, upstreams: [devnet.rollup.rpcUrl] },
  ];
  await writeFile(file, JSON.stringify({ networks }));
  const { config } = await loadConfig({ file });
  const app = createApp({ config, page: { folder: dist }, log: () => {} });
  const server = await serve({
    app: withDemoWallet(app, devnet, await buildDemoWalletScript()),
    host: '127.0.0.1',
    port: 0,
  });
  try {
    await page.goto(server.url);
    const visitor = new Visitor(page);
    await visitor.openConnectDialog();
    await visitor.chooseWallet();
    await visitor.wallet.approve();
    await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
    await visitor.openNetworkDialog();
    await visitor.dialog('Switch network').getByRole('button', { name: 'OP Mainnet' }).click();
    await visitor.wallet.approve();
    await expect(visitor.networkButton).toHaveAccessibleName('Network: OP Mainnet');
    const config = await (await page.request.get(`${server.url}/config.json`)).text();
    expect(config).not.toContain('with-a-key');
  } finally {
    await server.stop();
    await devnet.stop();
    await rm(folder, { recursive: true });
  }
});

test('no built page contains the demo wallet', async () => {
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  for (const file of texts) {
    const text = await readFile(join(dist, file), 'utf8');
    expect(text, file).not.toMatch(/org\.mooring\.demo|demoWallet|test test test/);
  }
});
