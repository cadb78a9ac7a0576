import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('startDevnet starts in an environment with a proxy', async () => {
  const program = join(import.meta.dirname, '../anvil/testParent.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { PATH: process.env['PATH'], NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9' },
  });
  expect(stdout).toMatch(/^\[\d+,\d+,\d+\]/);
});
