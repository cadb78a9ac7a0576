import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findConfigFile, loadConfig } from './loadConfig.ts';

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
  expect(await loadConfig(await write(name, content))).toMatchObject({ port: 4000 });
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
  const loading = loadConfig(await write(name, content));
  await expect(loading).rejects.toThrow(message);
  await expect(loading).rejects.not.toThrow(/SECRET/);
});

it('loadConfig throws for a missing file, and names the example to copy', async () => {
  await expect(loadConfig(join(folder, 'none.ts'))).rejects.toThrow(/no such file.*example/s);
});

it.each([
  ['beside the file, when nothing is said', '', 'mooring.sqlite'],
  ['from the file’s folder', '"database": "data/kept.sqlite",', 'data/kept.sqlite'],
])('loadConfig returns the path of the database %s', async (_name, line, expected) => {
  const file = await write('database.json', `{ ${line} "networks": ${NETWORKS} }`);
  expect((await loadConfig(file)).database).toBe(join(folder, expected));
});

it('findConfigFile returns the configuration file of a folder, TypeScript first', async () => {
  expect(await findConfigFile(folder)).toBeNull();
  const json = await write('mooring.config.json', '{}');
  expect(await findConfigFile(folder)).toBe(json);
  const typescript = await write('mooring.config.ts', '');
  expect(await findConfigFile(folder)).toBe(typescript);
});

it('loadConfig accepts the example file', async () => {
  const example = resolve(import.meta.dirname, '../../../../mooring.config.example.ts');
  const config = await loadConfig(example);
  expect(config.networks.map((network) => network.id)).toEqual([1, 8453, 77_320_001]);
});
