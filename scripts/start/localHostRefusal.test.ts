import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localHostRefusal } from './localHostRefusal.ts';

let outer: string;
let folder: string;
beforeEach(async () => {
  outer = await mkdtemp(join(tmpdir(), 'mooring-start-'));
  folder = join(outer, 'mooring');
  await mkdir(folder);
});
afterEach(() => rm(outer, { recursive: true }));

async function write(file: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), '');
}

const refusal = (environment = {}, host: string | undefined = undefined) =>
  localHostRefusal({ folder, workingFolder: join(outer, 'mooring'), environment, host });

it.each([undefined, 'localhost', '127.0.0.1', '::1'])(
  'localHostRefusal returns null for the host %s',
  async (host) => {
    for (const file of [
      'mooring.config.example.ts',
      'mooring.sqlite',
      'mooring.service',
      'mooring.tar.gz',
      'mooring.config.ts.bak',
      'package.json',
    ]) {
      await write(file);
    }
    expect(await refusal({ NODE_ENV: 'development', DATABASE_URL: '' }, host)).toBeNull();
  },
);

it.each([
  [
    { DATABASE_URL: 'postgres://a:SECRET@b/c' },
    undefined,
    /^DATABASE_URL is set, .*unset DATABASE_URL\.$/s,
  ],
  [{ DATABASE_URL_FILE: '/run/secrets/a' }, undefined, /^DATABASE_URL_FILE is set, /],
  [{ NODE_ENV: 'production' }, undefined, /^NODE_ENV is production, .*unset NODE_ENV\.$/s],
  [{}, '0.0.0.0', /^HOST is 0\.0\.0\.0, which other machines reach, .*unset HOST/s],
  [{}, '::', /^HOST is ::, /],
  [{}, '192.168.1.4', /^HOST is 192\.168\.1\.4, /],
])(
  'localHostRefusal with %j and the host %s says what to do',
  async (environment, host, sentence) => {
    const text = await refusal(environment, host);
    expect(text).toMatch(sentence);
    expect(text).toMatch(/copy mooring\.config\.example\.ts to mooring\.config\.ts/);
    expect(text).not.toContain('SECRET');
  },
);

it.each([
  'mooring.config.mjs',
  'mooring.config.yaml',
  'mooring.config.ts.txt',
  'mooring.conf.ts',
  'Mooring.json',
])('localHostRefusal refuses a misnamed configuration file %s', async (file) => {
  await write(file);
  expect(await refusal()).toMatch(
    /^There is .* not read under this name, .*rename it to mooring\.config\.ts/s,
  );
});

it.each(['apps/server/mooring.config.ts', 'config/mooring.config.json', '../mooring.config.js'])(
  'localHostRefusal refuses a configuration file at %s',
  async (file) => {
    await write(file);
    expect(await refusal()).toContain(`start with --config ${file}.`);
  },
);
