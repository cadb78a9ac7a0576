import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configSchema, hasOptions } from './configSchema.ts';
import { loadConfig } from './loadConfig.ts';
import { findVariableOption, listVariables, variableName } from './optionVariables.ts';
import { findConfigFile } from './readConfigFile.ts';

const NETWORKS = '[{ "id": 1, "upstreams": ["https://rpc.example.org/SECRET"] }]';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-config-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

it.each([
  ['default.ts', `const port: number = 4000; export default { port, networks: ${NETWORKS} };`],
  ['named.js', `export const config = { port: 4000, networks: ${NETWORKS} };`],
  ['plain.json', `{ "port": 4000, "networks": ${NETWORKS} }`],
])('loadConfig loads %s', async (name, content) => {
  const { config } = await loadConfig({ file: await write(name, content) });
  expect(config).toMatchObject({ port: 4000 });
});

it.each([
  ['broken.json', '{ "networks": [{ "upstreams": ["https://rpc.example.org/SECRET" }]', /not JSON/],
  ['no-export.js', 'export const other = 1;', /no-export\.js has 1 error:\n.*no default export/],
  [
    'throws.js',
    `throw new Error('cannot reach https://rpc.example.org/SECRET');`,
    /Error: cannot reach https:\/\/rpc\.example\.org/,
  ],
  ['faulty.json', '{ "networks": [] }', /^faulty\.json has 1 error:\n {2}networks: /],
])('loadConfig throws a message for %s, without a key', async (name, content, message) => {
  const loading = loadConfig({ file: await write(name, content) });
  await expect(loading).rejects.toThrow(message);
  await expect(loading).rejects.not.toThrow(/SECRET/);
});

it('loadConfig throws for a missing file, and names the command that creates one', async () => {
  await expect(loadConfig({ file: join(folder, 'none.ts') })).rejects.toThrow(
    /no such file.*server init/s,
  );
});

it.each([
  ['beside the file, when nothing is said', '', 'mooring.sqlite'],
  ['from the file’s folder', '"database": "data/kept.sqlite",', 'data/kept.sqlite'],
])('loadConfig returns the path of the database %s', async (_name, line, expected) => {
  const file = await write('database.json', `{ ${line} "networks": ${NETWORKS} }`);
  expect((await loadConfig({ file })).config.database).toBe(join(folder, expected));
});

it('findConfigFile returns the configuration file of a folder, TypeScript first', async () => {
  expect(await findConfigFile(folder)).toBeNull();
  const json = await write('mooring.config.json', '{}');
  expect(await findConfigFile(folder)).toBe(json);
  const typescript = await write('mooring.config.ts', '');
  expect(await findConfigFile(folder)).toBe(typescript);
});

it('loadConfig accepts the example file', async () => {
  const file = resolve(import.meta.dirname, '../../../../mooring.config.example.ts');
  const { config } = await loadConfig({ file });
  expect(config.networks.map((network) => network.id)).toEqual([1, 8453, 77_320_001]);
});

const network = { id: 1, upstreams: ['https://rpc.example.org/SECRET'] };

/** Loads a configuration of the environment alone. */
const loadEnvironment = (environment: Readonly<Record<string, string>>) =>
  loadConfig({ file: null, environment, folder });

describe('loadConfig of environment variables', () => {
  it.each<[Record<string, string>, object]>([
    [
      { MOORING_PORT: '4000', MOORING_APP_NAME: '77', MOORING_RAW_TRANSACTIONS: 'true' },
      { port: 4000, appName: '77', rawTransactions: true },
    ],
    [
      { MOORING_LIMITS__RPC_BATCH: '7', MOORING_SIGN_IN__SESSION_DAYS: '2' },
      { limits: { rpcBatch: 7, rpcPerMinute: 6_000 }, signIn: { sessionDays: 2, idleDays: 7 } },
    ],
    [{ MOORING_SIGN_IN: 'false' }, { signIn: false }],
    [{ MOORING_SIGN_IN: '{"sessionDays":3}' }, { signIn: { sessionDays: 3 } }],
    [
      { MOORING_IMAGES: 'https://a.example, https://b.example' },
      { images: ['https://a.example', 'https://b.example'] },
    ],
    [{ MOORING_IMAGES: '["https://a.example"]' }, { images: ['https://a.example'] }],
    [
      { MOORING_NETWORKS__0__ID: '10', MOORING_NETWORKS__0__UPSTREAMS: 'https://o.example/key' },
      { networks: [{ id: 10, upstreams: [{ url: 'https://o.example/key' }] }] },
    ],
    [
      { MOORING_PASSKEYS__RELAY__NETWORKS: '[{"id":1,"costPerDay":"5"}]' },
      { passkeys: { relay: { networks: [{ id: 1, costPerDay: 5n }] } } },
    ],
    [
      {
        MOORING_PASSKEYS__CONTRACTS__1: `{"factory":"0x${'1'.repeat(40)}","verifiers":"0x${'2'.repeat(44)}"}`,
      },
      { passkeys: { contracts: { 1: { factory: `0x${'1'.repeat(40)}` } } } },
    ],
    // An empty one is not set; those of a Kubernetes service are not ours.
    [
      { MOORING_PORT: 'tcp://10.0.0.1:80', MOORING_SERVICE_HOST: '10.0.0.1', MOORING_HOST: '' },
      { port: 3000, host: '127.0.0.1' },
    ],
  ])('returns the options of %j', async (environment, expected) => {
    const { config } = await loadEnvironment({
      MOORING_NETWORKS: JSON.stringify([network]),
      ...environment,
    });
    expect(config).toMatchObject(expected);
  });

  it('returns the options over those of a file', async () => {
    const file = await write('over.json', `{ "port": 1, "networks": ${NETWORKS} }`);
    const environment = { MOORING_PORT: '2', MOORING_NETWORKS__0__NAME: 'Harbour' };
    const { config } = await loadConfig({ file, environment });
    expect(config).toMatchObject({ port: 2, networks: [{ id: 1, name: 'Harbour' }] });
  });

  it('returns the content of the file of a variable, and paths from the folder', async () => {
    await write('token', 'a-token-of-16-characters\n');
    const { config, ...loaded } = await loadEnvironment({
      MOORING_NETWORKS: JSON.stringify([network]),
      MOORING_RPC_TOKEN_FILE: 'token',
      MOORING_BROWSER: '/usr/bin/browser',
    });
    expect(config.rpcToken).toBe('a-token-of-16-characters');
    expect(config.database).toBe(join(folder, 'mooring.sqlite'));
    expect(loaded).toEqual({ folder, ignored: ['MOORING_BROWSER'] });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{}, /^The environment has 1 error:\n {2}MOORING_NETWORKS: found nothing\. /],
    [{ MOORING_PORT: 'http' }, /MOORING_PORT: found "http"\. Write a port/],
    [
      { MOORING_NETWORKS: '[{"id":1}]' },
      /MOORING_NETWORKS, networks\[0\]\.upstreams: found nothing/,
    ],
    [
      { MOORING_NETWORKS__0__ID: '1', MOORING_NETWORKS__0__UPSTREAMS: 'SECRET' },
      /MOORING_NETWORKS__0__UPSTREAMS, networks\[0\]\.upstreams\[0\]: found a text of 6 characters/,
    ],
    [
      { MOORING_NETWORKS: '[{"id":1,"upstreams":["https://SECRET"' },
      /^The environment has 1 error:\n {2}MOORING_NETWORKS: found no usable value\. It is not JSON: /,
    ],
    [{ MOORING_PUBLIC_URI: 'SECRET' }, /MOORING_PUBLIC_URI: .*did you mean MOORING_PUBLIC_URL\?/],
    [{ MOORING_LIMITS__RPC: 'SECRET' }, /MOORING_LIMITS__RPC: .*There is no such option/],
    [
      { MOORING_RPC_TOKEN_FILE: 'none' },
      /MOORING_RPC_TOKEN: .*MOORING_RPC_TOKEN_FILE cannot be read: ENOENT/,
    ],
    [{ MOORING_RPC_TOKEN_FILE: 'none', MOORING_RPC_TOKEN: 'SECRET' }, /are both set/],
  ])('throws for %j, naming the variable', async (environment, message) => {
    const loading = loadEnvironment(environment);
    await expect(loading).rejects.toThrow(message);
    await expect(loading).rejects.not.toThrow('SECRET');
  });

  it('throws without showing what the file of a variable contains', async () => {
    await write('short', 'SECRET');
    const networks = JSON.stringify([network]);
    for (const name of [
      'RPC_TOKEN',
      'PUBLIC_URL',
      'PORT',
      'IDENTITY_NETWORK',
      'PAIRING__RELAY_URL',
    ]) {
      const environment = { MOORING_NETWORKS: networks, [`MOORING_${name}_FILE`]: 'short' };
      const loading = loadEnvironment(environment);
      await expect(loading).rejects.toThrow(`MOORING_${name}: found a text of 6 characters`);
      await expect(loading).rejects.not.toThrow('SECRET');
    }
  });
});

describe('loadConfig of a file with variables', () => {
  /** Text with `$` in place of `%`. */
  const dollars = (text: string) => text.replaceAll('%', '$');
  const variables = (text: string) =>
    write('variables.json', JSON.stringify({ appName: dollars(text), networks: [network] }));

  it.each([
    ['Harbour %{PLACE}', 'Harbour North'],
    ['%{PLACE}%{PLACE}', 'NorthNorth'],
    ['%{HIDDEN}', 'from a file'],
    ['%%{PLACE} $PLACE', '%{PLACE} $PLACE'],
  ])('replaces those of %s', async (text, expected) => {
    await write('hidden', 'from a file\n');
    const environment = { PLACE: 'North', HIDDEN_FILE: 'hidden' };
    const { config } = await loadConfig({ file: await variables(text), environment });
    expect(config.appName).toBe(dollars(expected));
  });

  it('throws for one that is not set, once, with its name', async () => {
    const file = await variables('%{PLACE}');
    await expect(loadConfig({ file })).rejects.toThrow(
      /^variables\.json has 1 error:\n {2}appName: found \$\{PLACE\}\. Set the environment variable PLACE\.$/,
    );
  });

  it('throws for an invalid one without its value', async () => {
    const file = await write('port.json', `{ "port": "\${PORT_NUMBER}", "networks": ${NETWORKS} }`);
    const loading = loadConfig({ file, environment: { PORT_NUMBER: 'SECRET' } });
    await expect(loading).rejects.toThrow('port: found a text of 6 characters');
  });
});

it.each<[Record<string, string>, boolean]>([
  [{ MOORING_NETWORKS: '[]' }, true],
  [{ MOORING_RPC_TOKEN_FILE: '/run/secrets/token' }, true],
  [{ MOORING_LIMITS__RPC_BATCH: '1' }, true],
  [{ MOORING_NETWORKS: '' }, false],
  [{ MOORING_PORT: 'tcp://10.0.0.1:80', MOORING_SERVICE_PORT: '80' }, false],
  [{ MOORING_BROWSER: '/usr/bin/browser', PORT: '80' }, false],
])('hasOptions of %j is %s', (environment, expected) => {
  expect(hasOptions(environment)).toBe(expected);
});

it('every option has a variable of its own, which finds it', () => {
  const names = listVariables(configSchema);
  expect(names).toContain('MOORING_PASSKEYS__RELAY__GAS_PER_DAY');
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(variableName(findVariableOption(configSchema, name)?.keys ?? [])).toBe(name);
  }
});
