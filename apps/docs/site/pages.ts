// Pages of the site: which Markdown files of the repository, and under which path.
import { posix } from 'node:path';

/** Markdown of the repository that is not a page, as globs from its root. */
export const noPages = [
  'README.md',
  'apps/{server,web}/**',
  'apps/docs/*.md',
  'bench/**',
  'e2e/**',
  'packages/*/!(README).md',
  'packages/*/*/**',
  'examples/*/*/**',
];

const pagePlaces: readonly (readonly [RegExp, string])[] = [
  [/^apps\/docs\/pages\/(.+)$/, '$1'],
  [/^apps\/docs\/api\/(.+)$/, 'api/$1'],
  [/^docs\/decisions\/README\.md$/, 'background/decisions/index.md'],
  [/^docs\/((?:decisions\/.+|architecture|comparison|design)\.md)$/, 'background/$1'],
  [/^docs\/(.+)$/, '$1'],
  [/^(packages|examples)\/([^/]+)\/README\.md$/, '$1/$2.md'],
  [/^([A-Z]+)\.md$/, 'background/$1.md'],
];

/** Path of a page in the site, such as `options.md`, from its source, such as `docs/options.md`. */
export function pageOf(source: string): string {
  for (const [pattern, page] of pagePlaces) {
    if (pattern.test(source)) return source.replace(pattern, page).toLowerCase();
  }
  return source;
}

/**
 * Address of what a document links to.
 * @param source the document, from the repository's root
 * @param sources all documents that are pages
 * @returns a path in the site, or `undefined` for a file of the repository that is not a page
 */
export function findPageAddress(
  href: string,
  source: string,
  sources: ReadonlySet<string>,
): string | undefined {
  const [path = '', anchor] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(source), path)).replace(/\/$/, '');
  const found = [target, `${target}/README.md`].find((one) => sources.has(one));
  if (!found) return undefined;
  return `/${pageOf(found)}${anchor === undefined ? '' : `#${anchor}`}`;
}
