import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('documentation examples equal the files that run', async () => {
  const page = await readFile(join(root, 'docs/testing.md'), 'utf8');
  const shown = [...page.matchAll(/<!-- (\S+) -->\n```[jt]sx?\n([\s\S]*?)\n```/g)];
  expect(shown.map(([, path]) => path)).toEqual([
    'packages/testing/examples/connect.test.tsx',
    'e2e/strangers/unit-tests/jest.config.cjs',
    'e2e/strangers/unit-tests/jest.setup.cjs',
    'e2e/strangers/unit-tests/connect.jest.jsx',
    'packages/testing/examples/connect.spec.ts',
    'packages/testing/examples/pairing.test.ts',
    'packages/testing/examples/recovery.test.ts',
  ]);
  for (const [, path = '', code = ''] of shown) {
    expect(`${code}\n`, path).toBe(await readFile(join(root, path), 'utf8'));
  }
});
