import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFrom, isPageBuilt } from './page.ts';
import { root } from './run.ts';

/** Files that no page contains. */
const OTHER_FILE = /\.(?:test|testing)\.|(?:^|\/)(?:dist|node_modules)\//;

it('builtFrom has the packages that its folders import', async () => {
  const imported = new Set<string>();
  for (const folder of builtFrom.filter((path) => /^(?:apps|packages)\//.test(path))) {
    const files = await readdir(join(root, folder), { recursive: true });
    for (const file of files.filter((name) => /\.tsx?$/.test(name) && !OTHER_FILE.test(name))) {
      const text = await readFile(join(root, folder, file), 'utf8');
      const found = text.matchAll(/^import (?!type\b)[^;]*?'@mooring\/([\w-]+)/gm);
      for (const [, name = ''] of found) imported.add(name);
    }
  }
  const folderOf = (name: string) =>
    builtFrom.find((path) => [`apps/${name}`, `packages/${name}/src`].includes(path));
  expect(imported.size).toBeGreaterThan(3);
  expect([...imported].filter((name) => folderOf(name) === undefined)).toEqual([]);
});

it('isPageBuilt returns false for an interrupted build, and one older than its sources', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-page-'));
  const page = join(folder, 'index.html');
  try {
    expect(await isPageBuilt(folder)).toBe(false);
    await writeFile(page, '');
    expect(await isPageBuilt(folder)).toBe(false);
    await mkdir(join(folder, '.render'));
    await writeFile(join(folder, '.render/renderFirstView.js'), '');
    expect(await isPageBuilt(folder)).toBe(true);
    await utimes(page, 1, 1);
    expect(await isPageBuilt(folder)).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});
