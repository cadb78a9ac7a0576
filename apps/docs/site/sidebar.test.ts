import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOf } from './pages.ts';
import { sidebar } from './sidebar.ts';

const root = join(import.meta.dirname, '../../..');

interface Item {
  readonly link?: string;
  readonly items?: readonly Item[];
}

const links = ({ link, items = [] }: Item): string[] => [
  ...(link ? [link] : []),
  ...items.flatMap(links),
];

test('sidebar links every document once', () => {
  const menu = Object.values(sidebar)
    .flatMap((items) => (Array.isArray(items) ? items : []))
    .flatMap(links);
  const documents = globSync('docs/**/*.md', { cwd: root }).map(
    (source) => `/${pageOf(source).replace(/(?:index)?\.md$/, '')}`,
  );
  expect(documents.length).toBeGreaterThan(40);
  for (const document of documents) {
    expect(
      menu.filter((link) => link === document),
      document,
    ).toHaveLength(1);
  }
});
