import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const module = new URL('./logProcessEvents.ts', import.meta.url).href;
const start = `import { logProcessEvents } from '${module}';
  logProcessEvents((entry) => console.log(JSON.stringify(entry)));`;

it('logProcessEvents logs warnings in place of text on standard error', async () => {
  const code = `${start} process.emitWarning('of https://node.example/KEY');`;
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', code]);
  expect(JSON.parse(stdout)).toEqual({
    level: 'warn',
    message: 'warning of Node',
    reason: 'Warning: of https://node.example',
  });
  expect(stderr).toBe('');
});

it.each(["throw new Error('gone')", "Promise.reject(new Error('gone'))"])(
  'logProcessEvents logs the uncaught error of %s, and ends the process',
  async (statement) => {
    const code = `${start} setImmediate(() => { ${statement}; }); setInterval(() => {}, 1_000);`;
    const ended = run(process.execPath, ['--input-type=module', '-e', code]);
    const { code: status, stdout, stderr } = await ended.catch((error) => error);
    expect([status, stderr]).toEqual([1, '']);
    const entry = { level: 'error', message: 'uncaught error' };
    expect(JSON.parse(stdout)).toMatchObject({
      ...entry,
      reason: expect.stringMatching(/^Error: gone\n/),
    });
  },
);
