import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../run.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-production-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('start command with a configuration file runs without development packages', async () => {
  const file = join(folder, 'mooring.config.json');
  const networks = [{ id: 1, upstreams: ['http://127.0.0.1:9'] }];
  await writeFile(file, JSON.stringify({ networks }));
  const hook = new URL('./developmentTree.testing.ts', import.meta.url).href;
  const start = join(root, 'scripts/start.ts');
  const child = spawn(
    process.execPath,
    ['--import', hook, start, '--port', '0', '--config', file],
    { cwd: folder, env: { PATH: process.env['PATH'], NODE_ENV: 'production' } },
  );
  let output = '';
  const read = (text: Buffer) => {
    output += text;
    // The page may be built or not: the server starts either way.
    if (/Mooring is at/.test(output)) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  await new Promise((done) => child.once('close', done));
  expect(output).toMatch(/Mooring is at http|The page is not built/);
  expect(output).not.toMatch(/LOADED|Cannot find package/);
});
