import { join, resolve, sep } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { PHONE_FOLDERS } from './phoneScript.ts';

test('phoneScript is cached by all sources that are in it', async () => {
  const modules: string[] = [];
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'modules', moduleParsed: ({ id }) => void modules.push(id) }],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: resolve(import.meta.dirname, '../main.tsx') },
    },
  });
  const packages = resolve(import.meta.dirname, '../../../..') + sep;
  const own = modules.filter((id) => id.startsWith(packages) && !id.includes('node_modules'));
  expect(own).toContain(join(packages, 'devnet/src/schemas.ts'));
  const others = own.filter((id) => !PHONE_FOLDERS.some((folder) => id.startsWith(folder + sep)));
  expect(others).toEqual([]);
});
