import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../run.ts';
import { caseClashes } from './caseClashes.ts';

it('names the paths of which macOS and Windows keep only one', () => {
  expect(caseClashes(['dist/a/Session.js', 'dist/session.js', 'dist/a/session.js'])).toEqual([
    'dist/a/Session.js, dist/a/session.js',
  ]);
});

it('the repository itself can be checked out there', async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: root });
  expect(caseClashes(stdout.trim().split('\n'))).toEqual([]);
});
