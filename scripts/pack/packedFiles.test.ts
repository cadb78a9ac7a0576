import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../run.ts';
import { brokenLinks, caseClashes } from './packedFiles.ts';
import { readPublicPackages } from './publicPackage.ts';

const files = ['LICENSE', 'README.md', 'dist', 'dist/index.js'];

it.each([
  ['[a page](https://harbour.example/docs)', []],
  ['[a part](#the-server) and [mail](mailto:a@harbour.example)', []],
  ['[the licence](LICENSE), [the code](./dist/index.js) and [all of it](dist/)', []],
  ['[outside](../../docs/testing.md#phones)', ['../../docs/testing.md#phones']],
  ['[not packed](examples)', ['examples']],
  ['![a picture](docs/home.png "The home page")', ['docs/home.png']],
  ['[a page][docs]\n\n[docs]: ../docs/a.md', ['../docs/a.md']],
  ['<a href="../a.md">a page</a>', ['../a.md']],
  ['[`a file`](../a.md)', ['../a.md']],
  ['a sample: `[a](../b)`\n\n```md\n[a](../b)\n```\n', []],
])('brokenLinks of %s', (readme, broken) => {
  expect(brokenLinks(readme, files)).toEqual(broken);
});

it('brokenLinks is empty for the READMEs of all published packages', async () => {
  for (const { folder, manifest } of await readPublicPackages()) {
    const readme = await readFile(join(root, 'packages', folder, 'README.md'), 'utf8');
    expect(brokenLinks(readme, ['README.md', 'LICENSE', 'package.json']), manifest.name).toEqual(
      [],
    );
  }
});

it('caseClashes returns paths that differ by letter case only (macOS, Windows)', () => {
  expect(caseClashes(['dist/a/Session.js', 'dist/session.js', 'dist/a/session.js'])).toEqual([
    'dist/a/Session.js, dist/a/session.js',
  ]);
});

it('caseClashes is empty for the repository', async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: root });
  expect(caseClashes(stdout.trim().split('\n'))).toEqual([]);
});
