import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderArtifacts } from '../../scripts/renderArtifacts.ts';

test('compiled contracts match their sources', () => {
  const committed = readFileSync(new URL('../generated/artifacts.ts', import.meta.url), 'utf8');
  // Compared as a whole, without a matcher: a diff of bytecode would be unreadable.
  expect(renderArtifacts() === committed, 'run "npm run contracts" and commit the result').toBe(
    true,
  );
});
