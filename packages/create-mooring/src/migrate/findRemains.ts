import type { Kit } from './kits.ts';

/** Place where something of the former kit is left. */
export interface Remain {
  /** 1-based. */
  readonly line: number;
  /** Whole line, to find it in another version of the file. */
  readonly content: string;
  /** Package that cannot be removed because of it. */
  readonly needs?: string | undefined;
  readonly text: string;
}

const CODE_FILE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;

/** Finds what is left of a kit in a file: its packages, and its marks in stylesheets and tests. */
export function findRemains(kit: Kit, file: string, text: string): Remain[] {
  return text.split('\n').flatMap((content, at) => {
    const found: Remain[] = [];
    for (const { 0: name, index } of content.matchAll(kit.packages)) {
      // In code, a package is a string; any other mention is a comment.
      const isNeeded = !CODE_FILE.test(file) || /["'`]/.test(content[index - 1] ?? '');
      const hint = isNeeded ? packageHint(content, kit) : 'is named in a comment.';
      found.push({
        line: at + 1,
        content,
        needs: isNeeded ? name : undefined,
        text: `\`${name}\` ${hint}`,
      });
    }
    for (const [mark, hint] of kit.marks) {
      for (const name of new Set(content.match(mark)))
        found.push({ line: at + 1, content, text: `\`${name}\` ${hint}` });
    }
    return found;
  });
}

function packageHint(line: string, { document }: Kit): string {
  if (/\.(?:mock|doMock|unmock|setMock)\(/.test(line))
    return 'is mocked: mock `@mooring/connect`, or use the wallet of `@mooring/testing`.';
  if (/^\s*export\b.*\bfrom\b/.test(line))
    return `is exported again: export names of \`@mooring/connect\` and rename their uses (${document}).`;
  if (/\b(?:import|require|resolve)\s*\(/.test(line))
    return `is loaded here: load \`@mooring/connect\` and its names (${document}).`;
  return `is still named here (${document}).`;
}
