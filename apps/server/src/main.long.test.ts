import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LogEntry, listenOverrides, runFromConfig, serve } from './index.ts';

const MAIN = resolve(import.meta.dirname, 'main.ts');
const CONFIG = JSON.stringify({ networks: [{ id: 1, upstreams: ['http://127.0.0.1:1'] }] });
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-main-'));
  await mkdir(join(folder, 'empty'));
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'page/index.html'), '<!doctype html>');
  await writeFile(join(folder, 'mooring.config.json'), CONFIG);
  await mkdir(join(folder, 'relay'));
  const relay = { ...JSON.parse(CONFIG), passkeys: { relay: { networks: [{ id: 1 }] } } };
  await writeFile(join(folder, 'relay/mooring.config.json'), JSON.stringify(relay));
});
afterAll(() => rm(folder, { recursive: true }));

const started: ChildProcess[] = [];
// A test that fails leaves nothing running.
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function run(cwd: string, environment: Record<string, string>, ...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, [MAIN, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...environment },
  });
  started.push(child);
  const output = { out: '', error: '' };
  child.stdout?.on('data', (chunk) => {
    output.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    output.error += String(chunk);
  });
  const exit = new Promise<number | null>((done) => child.once('close', done));
  return { child, output, exit };
}

describe('server command exits with 1 and a message for', () => {
  it.each([
    ['no configuration', 'empty', {}, [], /no mooring\.config\.ts, \.js or \.json.*server init/s],
    ['a fault in the environment', 'empty', { MOORING_PORT: 'x' }, [], /MOORING_PORT: found "x"/],
    ['no such file', '.', {}, ['--config', 'none.json'], /none\.json has 1 error:.*no such file/s],
    ['a page that is not built', '.', {}, ['--page', 'empty'], /The page is not built/],
    ['a wrong port', '.', { PORT: 'http' }, [], /PORT must be a port/],
    ['another database', '.', { DATABASE_URL: 'mysql://a:SECRET@b/c' }, [], /PostgreSQL database/],
    ['a key that is none', '.', { RELAY_KEY: '0xSECRET' }, [], /RELAY_KEY must be a private key/],
    ['a relay without a key', 'relay', {}, ['--page', '../page'], /RELAY_KEY is not set/],
    ['an unknown option', '.', {}, ['--colour'], /^Unknown option: --colour\n\nUsage: /],
    ['an unknown command', '.', {}, ['stop'], /^Unknown command: stop\n\nUsage: /],
    [
      'a check of nodes that are away',
      '.',
      {},
      ['check'],
      /upstreams\[0\]: http:\/\/127\.0\.0\.1:1 cannot/,
    ],
    ['init without a terminal', 'empty', {}, ['init'], /no terminal .*--network 1=https/],
    ['init over a file', '.', {}, ['init'], /mooring\.config\.json exists already/],
    [
      'init of a fault',
      'empty',
      {},
      ['init', '--network', '1=x'],
      /upstreams\[0\]: found a text of 1 characters/,
    ],
  ])('%s', async (_, cwd, environment, args, message) => {
    const { output, exit } = run(join(folder, cwd), environment, ...args);
    expect(await exit).toBe(1);
    expect(output.error).toMatch(message);
    expect(output.error).not.toMatch(/\n\s+at |SECRET/);
    expect(output.out).not.toContain('listening');
  });
});

it('server command with the environment alone logs where it reads and writes, and listens', async () => {
  const { networks } = JSON.parse(CONFIG);
  const environment = { PORT: '0', MOORING_NETWORKS: JSON.stringify(networks) };
  const empty = join(folder, 'empty');
  const { child, output, exit } = run(empty, environment, 'start', '--page', '../page');
  await expect.poll(() => output.out).toMatch(/listening on http:\S+"/);
  expect(output.out).toContain(
    `"configuration: the environment; folder: ${empty}; database: mooring.sqlite"`,
  );
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  await rm(join(empty, 'mooring.sqlite'));
});

it('server command reads a TypeScript file anywhere that imports defineConfig', async () => {
  const file = join(folder, 'empty', 'elsewhere.ts');
  await writeFile(
    file,
    `import { defineConfig } from '@mooring/server';\nconst port: number = 0;\nexport default defineConfig({ ...${CONFIG}, port, signIn: false, limits: { rpcPerMinute: 0 } });`,
  );
  const { child, output, exit } = run(folder, {}, '--config', file, '--page', 'page');
  await expect.poll(() => output.out + output.error).toMatch(/listening on/);
  expect(output.out).toContain('configuration: elsewhere.ts; ');
  expect(output.out).toContain('database: none');
  child.kill('SIGTERM');
  expect([await exit, output.error]).toEqual([0, '']);
  await rm(file);
});

it('server command ends in order on a signal while it starts', async () => {
  const { child, output, exit } = run(folder, { PORT: '0' }, '--page', 'page');
  await expect.poll(() => output.out).toMatch(/"configuration: /);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output.out).toMatch(/"stopped"/);
  expect(await databaseFiles()).toEqual(['mooring.sqlite']);
});

it('server command check ends on a signal while a node does not answer', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const networks = [{ id: 1, upstreams: [`http://127.0.0.1:${port}`] }];
  const environment = { MOORING_NETWORKS: JSON.stringify(networks) };
  const asked = once(silent, 'request');
  const { child, exit } = run(join(folder, 'empty'), environment, 'check');
  await asked;
  child.kill('SIGINT');
  expect(await exit).toBe(1);
  silent.closeAllConnections();
  silent.close();
});

it('server command prints its version and its usage', async () => {
  const version = run(folder, {}, '--version');
  const help = run(folder, {}, 'check', '--help');
  expect([await version.exit, version.output]).toEqual([0, { out: '0.1.0\n', error: '' }]);
  expect(await help.exit).toBe(0);
  expect(help.output.out).toMatch(/^Usage: npx @mooring\/server/);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'server command logs JSON lines, and exits on %s',
  async (signal) => {
    const { child, output, exit } = run(folder, { PORT: '0' }, '--page', 'page');
    await expect.poll(() => output.out).toMatch(/listening on http:\S+"/);
    const url = /http:[^"]+/.exec(output.out)?.[0] ?? '';
    expect((await fetch(`${url}/activity?account=0x1`)).status).toBe(200);
    child.kill(signal);
    expect(await exit).toBe(0);
    const entries: unknown[] = output.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(entries).toMatchObject([
      {
        message: `configuration: mooring.config.json; folder: ${folder}; database: mooring.sqlite`,
      },
      { level: 'info', message: `listening on ${url}`, time: expect.stringMatching(/^\d{4}-.*Z$/) },
      { message: 'request', method: 'GET', path: '/activity', status: 200, ms: expect.any(Number) },
      { message: `stopping on ${signal}` },
      { message: 'stopped' },
    ]);
    expect(output.error).toBe('');
  },
);

it('server command that waits for its database logs why, and stops on SIGTERM', async () => {
  const DATABASE_URL = 'postgres://mira:SECRET@127.0.0.1:9/mooring';
  const { child, output, exit } = run(folder, { PORT: '0', DATABASE_URL }, '--page', 'page');
  await expect.poll(() => output.out).toMatch(/for the database/);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  const entries: unknown[] = output.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries).toMatchObject([
    { level: 'info', message: expect.stringContaining('PostgreSQL at 127.0.0.1:9/mooring') },
    {
      level: 'warn',
      message: 'waiting up to 120 s for the database',
      reason: expect.stringContaining('ECONNREFUSED'),
    },
    { level: 'info', message: 'stopping on SIGTERM during the start' },
    { level: 'info', message: 'stopped' },
  ]);
  expect(output.out + output.error).not.toContain('SECRET');
});

it('server command names the port of the metrics if it is in use', async () => {
  const app = { fetch: async () => new Response() };
  const other = await serve({ app, host: '127.0.0.1', port: 0 });
  const { output, exit } = run(
    folder,
    { PORT: '0', METRICS_PORT: `${other.port}` },
    ...['--page', 'page'],
  );
  expect(await exit).toBe(1);
  expect(output.error).toMatch(
    /^The metrics are not served: Port \d+ on 127\.0\.0\.1 is already in use\..*METRICS_PORT/,
  );
  await other.stop();
});

/** Database files beside the configuration; SQLite keeps a WAL beside an open database. */
async function databaseFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes('sqlite')).toSorted();
}

it('server command serves the page of a folder with a configuration file', async () => {
  const logged: LogEntry[] = [];
  const server = await runFromConfig({
    configFile: join(folder, 'mooring.config.json'),
    pageFolder: join(folder, 'page'),
    log: (entry) => logged.push(entry),
    port: 0,
  });
  expect(server.config.networks[0]?.name).toBe('Ethereum');
  expect(await (await fetch(`${server.url}/send`)).text()).toBe('<!doctype html>');
  expect(logged.map(({ message }) => message.split(':')[0])).toEqual(['configuration', 'request']);
  expect(await databaseFiles()).toContain('mooring.sqlite-wal');
  await Promise.all([server.stop(), server.stop()]);
  expect(await databaseFiles()).toEqual(['mooring.sqlite']);
});

it('server command closes the database when the port is in use', async () => {
  const app = { fetch: async () => new Response() };
  const other = await serve({ app, host: '127.0.0.1', port: 0 });
  const running = runFromConfig({
    configFile: join(folder, 'mooring.config.json'),
    pageFolder: join(folder, 'page'),
    log: () => {},
    port: other.port,
  });
  await expect(running).rejects.toThrow(/already in use/);
  expect(await databaseFiles()).toEqual(['mooring.sqlite']);
  await other.stop();
});

it('server command reports a page that is not built', async () => {
  const running = runFromConfig({
    configFile: join(folder, 'mooring.config.json'),
    pageFolder: join(folder, 'empty'),
    log: () => {},
    port: 0,
  });
  await expect(running).rejects.toThrow(/The page is not built: .*npm run build/);
});

it.each([
  [{}, {}],
  [{ PORT: '' }, {}],
  [{ PORT: '0' }, { port: 0 }],
  [
    { HOST: '0.0.0.0', PORT: '8080' },
    { host: '0.0.0.0', port: 8080 },
  ],
  [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
])('listenOverrides of %j is %j', (environment, expected) => {
  expect(listenOverrides(environment)).toEqual(expected);
});
