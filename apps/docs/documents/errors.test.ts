import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run.ts';
import { anchorsOf } from './anchors.ts';

const sources = (folder: string) =>
  globSync('src/**/*.ts', { cwd: join(root, 'packages', folder) })
    .filter((file) => !/\.(test|testing|test-d)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, 'packages', folder, file), 'utf8'));

describe.each(['connect', 'pairing', 'passkey', 'safe', 'sign-in'])(
  'the errors of %s',
  (folder) => {
    const files = sources(folder);
    const [path = '', ...more] = files.flatMap(
      (source) => source.match(/docs\/errors\.md#[\w-]+/g) ?? [],
    );
    const [file = '', anchor = ''] = path.split('#');
    const page = readFileSync(join(root, file || 'docs/errors.md'), 'utf8');

    it('extend one base class with the URL of an existing section', () => {
      expect(more).toEqual([]);
      expect(anchorsOf(page)).toContain(anchor);
    });

    it('have the source `connector`, so that a page can show their messages', () => {
      const isShared = files.some((source) => /class \w+ extends BaseError\b/.test(source));
      const places = isShared ? sources('internal') : files;
      expect(
        places.filter((source) => /\bsource\b.* = 'connector';/.test(source)).length,
      ).toBeGreaterThan(0);
    });

    it('are documented in that section', () => {
      const [, section = ''] = page.split(new RegExp(`^## ${anchor}$`, 'im'));
      const classes = files.flatMap((source) => [
        ...source.matchAll(/class (\w+) extends (\w*Error)\b/g),
      ]);
      const bases = classes
        .filter(([, , parent]) => parent === 'Error' || parent === 'BaseError')
        .map(([, name]) => name);
      expect(bases).toHaveLength(1);
      for (const [, name = '', parent] of classes) {
        if (bases.includes(name)) continue;
        expect(bases).toContain(parent);
        expect(section.split('\n## ')[0]).toContain(`\`${name}\``);
      }
    });
  },
);
