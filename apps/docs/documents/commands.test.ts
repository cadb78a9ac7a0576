import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/run.ts';

it('CONTRIBUTING has one line for each command', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const page = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name);
  // `check:types` and the like are parts of `check`.
  const commands = Object.keys(scripts).filter((name) => !name.startsWith('check:'));
  expect(listed.toSorted()).toEqual(commands.toSorted());
});
