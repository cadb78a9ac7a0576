import { posix } from 'node:path';

/** `](target`, `[name]: target`, `href="target"` and `src="target"`. */
const LINK = /\]\(<?([^)\s>]+)|^\[[^\]]+\]:\s*<?([^\s>]+)|(?:href|src)="([^"]+)"/gm;

/**
 * Links of a package's README that lead to nothing where it is published: relative ones to what is not
 * among the package's files. Code blocks have none.
 * @param files paths inside of the package, folders included
 */
export function brokenLinks(readme: string, files: Iterable<string>): readonly string[] {
  const packed = new Set(files);
  const prose = readme.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(LINK)]
    .map(([, inline, named, html]) => inline ?? named ?? html ?? '')
    .filter((target) => !/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(target))
    .filter((target) => {
      const [path = ''] = target.split(/[?#]/);
      return !packed.has(posix.normalize(path).replace(/\/$/, ''));
    });
}
