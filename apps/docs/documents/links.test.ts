import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/run.ts';
import { anchorsOf } from './anchors.ts';

const documents = globSync(
  ['*.md', 'docs/**/*.md', '{apps,examples,packages}/*/README.md', 'e2e/README.md'],
  { cwd: root },
);

const readDocument = (path: string) => readFileSync(path, 'utf8');

test.each(documents)('%s links files and headings that exist', (document) => {
  const path = join(root, document);
  const links = readDocument(path).matchAll(/\]\((?![a-z]+:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g);
  for (const [, file = '', anchor] of links) {
    const target = file === '' ? path : join(dirname(path), file);
    expect(existsSync(target), file).toBe(true);
    if (anchor === undefined || !target.endsWith('.md')) continue;
    expect(anchorsOf(readDocument(target)), `${file}#${anchor}`).toContain(anchor);
  }
});
