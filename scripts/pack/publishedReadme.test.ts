import { expect, it } from 'vitest';
import { publishedReadme } from './publishedReadme.ts';

const readme =
  'See [operation](../../docs/running.md#start), [here](#routes) and [npm](https://x.example).';

it('publishedReadme leaves the text of links that lead out of the package', () => {
  expect(publishedReadme(readme, 'apps/server', '')).toBe(
    'See operation, [here](#routes) and [npm](https://x.example).',
  );
});

it('publishedReadme links to the repository once it has an address', () => {
  expect(publishedReadme(readme, 'apps/server', 'https://git.example/mooring.git')).toContain(
    '[operation](https://git.example/mooring/blob/main/docs/running.md#start)',
  );
});
