import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApplication } from './createApplication.ts';

const template = fileURLToPath(new URL('../../../examples/vite-react', import.meta.url));

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'mooring-create-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

it('createApplication copies the template under the given name', async () => {
  const folder = join(place, 'deep', 'My Wallet!');
  expect(await createApplication({ folder, template })).toBe('my-wallet');
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const before = JSON.parse(await readFile(join(template, 'package.json'), 'utf8'));
  expect(manifest).toEqual({ ...before, name: 'my-wallet' });
  expect(await readFile(join(folder, '.gitignore'), 'utf8')).toContain('node_modules/');
  expect(await readFile(join(folder, 'src', 'App.tsx'), 'utf8')).toBe(
    await readFile(join(template, 'src', 'App.tsx'), 'utf8'),
  );
});

it('createApplication accepts an empty folder, under version control too', async () => {
  await mkdir(join(place, 'empty', '.git'), { recursive: true });
  await writeFile(join(place, 'empty', '.DS_Store'), '');
  expect(await createApplication({ folder: join(place, 'empty'), template })).toBe('empty');
});

it('createApplication refuses a folder that is not empty, and does not change it', async () => {
  await writeFile(join(place, 'note'), 'mine');
  const refused = { name: 'ApplicationError', reason: 'folderNotEmpty' };
  await expect(createApplication({ folder: place, template })).rejects.toMatchObject(refused);
  const file = join(place, 'note');
  await expect(createApplication({ folder: file, template })).rejects.toMatchObject(refused);
  expect(await readdir(place)).toEqual(['note']);
  expect(await readFile(file, 'utf8')).toBe('mine');
});

it.each([
  ['Wallet~2', 'wallet-2'],
  ['~wallet~', 'wallet'],
  ["it's (new)*!", 'it-s-new'],
  ['http @scope', 'http-scope'],
  ['a'.repeat(230), 'a'.repeat(214)],
  [`-${'a'.repeat(213)} long`, 'a'.repeat(213)],
])('createApplication makes a name that npm accepts of %s', async (folder, name) => {
  expect(await createApplication({ folder: join(place, folder), template })).toBe(name);
});

const unnamed = ['…', '..._', 'кошелёк', 'node_modules', '.Node_Modules', 'favicon.ico'];
it.each(unnamed)('createApplication refuses the name %s', async (name) => {
  const folder = join(place, name);
  await expect(createApplication({ folder, template })).rejects.toMatchObject({
    reason: 'invalidName',
  });
  expect(await readdir(place)).toEqual([]);
});
