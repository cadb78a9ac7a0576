import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { farNetwork, git, issuer } from '../testing/oidcApplication.testing.ts';
import { rotateOidcKeys } from './rotateOidcKeys.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-rotate-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(config: object): Promise<string> {
  const file = join(folder, 'mooring.config.json');
  await writeFile(file, JSON.stringify({ networks: [farNetwork], ...config }));
  return file;
}

it('rotateOidcKeys adds keys to the database of a configuration', async () => {
  const configFile = await write({ publicUrl: issuer, oidc: { clients: [git] } });
  for (const count of [3, 6]) {
    const text = await rotateOidcKeys({ configFile, environment: {} });
    expect(text).toMatch(/^New keys are published now/);
    const database = await openDatabase({ file: join(folder, 'mooring.sqlite') }, () => {});
    expect(await database.oidc.keys()).toHaveLength(count);
    await database.close();
  }
});

it('rotateOidcKeys throws without a provider', async () => {
  const configFile = await write({});
  await expect(rotateOidcKeys({ configFile, environment: {} })).rejects.toThrow(
    'oidc is not configured: there are no keys.',
  );
});
