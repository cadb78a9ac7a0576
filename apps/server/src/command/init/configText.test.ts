import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../config/loadConfig.ts';
import { readOptions } from '../readOptions.ts';
import { configText, FURTHER } from './configText.ts';
import { readAnswers } from './readAnswers.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-init-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NAMES = { 'public-url': 'an origin', name: 'a name', network: 'ID=URL', proxies: 'a number' };

/** Text of the file that the options of a command make. */
function configTextFor(...args: readonly string[]): string {
  return configText(readAnswers(readOptions(args, NAMES, '')));
}

async function load(name: string, text: string) {
  const file = join(folder, name);
  await writeFile(file, text);
  return (await loadConfig({ file })).config;
}

it('configText makes a configuration of the answers', async () => {
  const nodes = ['--network=1=https://a.example/k=1', '--network=10=https://c.example'];
  const text = configTextFor(
    ...['--name', "Mira's harbour", '--public-url', 'https://wallet.example.org'],
    ...['--proxies', '1', ...nodes, '--network=1=https://b.example'],
  );
  expect(text).toContain('    // OP Mainnet\n');
  expect(await load('answers.js', text)).toMatchObject({
    appName: "Mira's harbour",
    publicUrl: 'https://wallet.example.org',
    proxies: 1,
    networks: [
      { id: 1, upstreams: [{ url: 'https://a.example/k=1' }, { url: 'https://b.example' }] },
      { id: 10, upstreams: [{ url: 'https://c.example' }] },
    ],
  });
});

it('configText without a URL leaves it out, and every option in it may be uncommented', async () => {
  const text = configTextFor('--network', '1=https://a.example');
  expect((await load('plain.js', text)).publicUrl).toBeUndefined();
  const whole = text.replace(FURTHER, FURTHER.replaceAll(/^ {2}\/\/ (?=\w+: .*,$)/gm, '  '));
  expect(await load('whole.js', whole)).toMatchObject({
    signIn: { statement: 'Welcome' },
    passkeys: {},
    metrics: { port: 9_464 },
    multisig: { gatewayUrl: 'https://gateway.example.org' },
  });
});

it.each([
  ['a quote and a backslash', "Mira's \\ harbour\\"],
  ['line breaks', 'Mira\nharbour\r\u2028\u2029'],
  ['other letters', 'Гавань 港 🛥️'],
  ['a back quote and controls', 'Mira `$`\t\u0000\u001b'],
])('configText keeps a name with %s', async (what, name) => {
  const text = configTextFor('--name', name, '--network', '1=https://a.example');
  expect((await load(`${what}.js`, text)).appName).toBe(name);
});

it.each([
  [[], /at least one --network/],
  [['--network', 'https://a.example'], /networks\[0\]\.id/],
  [['--network', '987654=https://a.example'], /Network 987654 is unknown/],
  [['--network', '1=https://a.example', '--proxies', 'x'], /proxies: found NaN/],
  [['--network', '1=https://a.example', '--public-url', 'wallet'], /publicUrl: found "wallet"/],
])('readAnswers refuses %j', (args, message) => {
  expect(() => configTextFor(...args)).toThrow(message);
});
