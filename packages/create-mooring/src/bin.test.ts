import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('bin.ts', import.meta.url));

test.each([
  [['my-app', '--template', 'nuxt'], 'a template that does not exist'],
  [['my-app', '--template'], 'a template without a name'],
  [['my-app', '--typescript'], 'an unknown option'],
  [['my-app', 'another'], 'two folders'],
  [[], 'no folder'],
])('create-mooring %j prints its usage: %s', async (args) => {
  const place = await mkdtemp(join(tmpdir(), 'mooring-bin-'));
  const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: place,
    encoding: 'utf8',
  });
  expect({ status, created: await readdir(place) }).toEqual({ status: 1, created: [] });
  expect(stderr).toContain('templates: vite (default), next, headless');
  await rm(place, { recursive: true, force: true });
});
