import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-bin-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function run(...options: string[]): Promise<{ code: number; output: string }> {
  const bin = join(import.meta.dirname, 'bin.ts');
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [bin, ...options],
      { cwd: folder },
      (_, output, errors) => done({ code: child.exitCode ?? -1, output: `${output}${errors}` }),
    );
  });
}

it('exits with 1 where nothing could be rewritten, and lists what is left', async () => {
  await writeFile(join(folder, 'index.html'), '\n<script src="@rainbow-me/rainbowkit"></script>');
  const { code, output } = await run('migrate', folder);
  expect(code).toBe(1);
  expect(output).toContain('No file could be rewritten.');
  expect(output).toContain('  index.html:2\n');
});

it('exits with 0 where a file was rewritten', async () => {
  await writeFile(
    join(folder, 'bar.tsx'),
    "import { ConnectButton } from '@rainbow-me/rainbowkit';\nexport const Bar = ConnectButton;\n",
  );
  const { code, output } = await run('migrate', folder);
  expect(output).toContain('Rewritten files:\n\n  bar.tsx\n');
  expect(code).toBe(0);
});

it.each([['--from', 'another'], ['--unknown'], ['a', 'b']])(
  'shows the usage for %s %s',
  async (...options) => {
    const { code, output } = await run('migrate', ...options);
    expect(code).toBe(1);
    expect(output).toMatch(/^Usage:/);
  },
);

it.each([
  ['my-app', '--template', 'nuxt'],
  ['my-app', '--template'],
  ['my-app', '--typescript'],
  ['my-app', 'another'],
  [],
])('shows the usage for %s %s %s, and creates nothing', async (...options) => {
  const { code, output } = await run(...options);
  expect(code).toBe(1);
  expect(output).toMatch(/^Usage:/);
  expect(output).toContain('vite, next, headless (default: vite)');
  expect(await readdir(folder)).toEqual([]);
});
