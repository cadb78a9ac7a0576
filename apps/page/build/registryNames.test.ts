import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { registryFile, registryNames } from './registryNames.ts';

test('stored registry names include every short name of the registry', async () => {
  const kept = JSON.parse(await readFile(registryFile, 'utf8'));
  const names = registryNames();
  expect(Object.keys(names).length).toBeGreaterThan(1_900);
  expect(kept).toEqual(names);
});
