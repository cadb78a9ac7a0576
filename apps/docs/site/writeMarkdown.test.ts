import { expect, test } from 'vitest';
import { documentText } from './writeMarkdown.ts';

const sources = new Set(['docs/options.md', 'packages/safe/README.md']);

test('documentText directs links to the Markdown of other pages', () => {
  const text = [
    '[Options](options.md#wallets), [Safe](../packages/safe/README.md), [a file](../biome.json),',
    '[a site](https://example.org), [below](#below)',
  ].join('\n');
  expect(documentText(text, 'docs/getting-started.md', { sources, base: '/docs/' })).toBe(
    [
      '[Options](/docs/options.md#wallets), [Safe](/docs/packages/safe.md), [a file](../biome.json),',
      '[a site](https://example.org), [below](#below)',
    ].join('\n'),
  );
});

test('documentText leaves out comments for the build', () => {
  const text =
    '# Title\n\n<!-- live: {} -->\n\n<!-- given\ndeclare const a: 1;\n-->\n```ts\na;\n```\n';
  const shown = documentText(text, 'docs/options.md', { sources, base: '/' });
  expect(shown).toBe('# Title\n\n\n```ts\na;\n```\n');
});
