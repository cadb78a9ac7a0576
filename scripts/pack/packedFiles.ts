import { posix } from 'node:path';

/** `](target`, `[name]: target`, `href="target"` and `src="target"`. */
const LINK_TARGET = /\]\(<?([^)\s>]+)|^\[[^\]]+\]:\s*<?([^\s>]+)|(?:href|src)="([^"]+)"/gm;

/**
 * Broken links of a published README: relative ones to files outside the package. Code blocks are ignored.
 * @param files paths in the package, including folders
 */
export function brokenLinks(readme: string, files: Iterable<string>): readonly string[] {
  const packed = new Set(files);
  const prose = readme.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(LINK_TARGET)]
    .map(([, inline, named, html]) => inline ?? named ?? html ?? '')
    .filter((target) => !/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(target))
    .filter((target) => {
      const [path = ''] = target.split(/[?#]/);
      return !packed.has(posix.normalize(path).replace(/\/$/, ''));
    });
}

/**
 * Paths that differ in case only, with those they clash with: on macOS and Windows one overwrites the other
 * when unpacked.
 */
export function caseClashes(paths: readonly string[]): readonly string[] {
  const same = Map.groupBy(paths, (path) => path.toLowerCase());
  return [...same.values()]
    .filter(({ length }) => length > 1)
    .map((clash) => clash.toSorted().join(', '));
}
