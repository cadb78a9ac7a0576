import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderArtifacts } from '../../scripts/renderArtifacts.ts';
import { renderSafeCreationCode } from '../../scripts/renderSafeCreationCode.ts';

test.each([
  ['the sources', 'artifacts.ts', renderArtifacts],
  ["Safe's packages", 'safeCreationCode.ts', renderSafeCreationCode],
])('the compiled contracts are those of %s', (_, file, render) => {
  const committed = readFileSync(new URL(`../generated/${file}`, import.meta.url), 'utf8');
  // Compared as a whole and not by a matcher, whose difference of bytecode would be unreadable.
  expect(render() === committed, 'run "npm run contracts" and commit the result').toBe(true);
});
