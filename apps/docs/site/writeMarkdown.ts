// Documents as Markdown beside the pages, and `llms.txt`, which lists them (llmstxt.org).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findPageAddress, pageOf } from './pages.ts';

interface MarkdownOptions {
  /** Root of the repository. */
  readonly root: string;
  /** All documents that are pages, from the root. */
  readonly sources: ReadonlySet<string>;
  /** Folder of the site. */
  readonly outDir: string;
  /** Path of the site, such as `/docs/`. */
  readonly base: string;
}

/** Writes each document to its page's path with the extension `.md`, and the list of the guides. */
export async function writeMarkdown({ root, sources, outDir, base }: MarkdownOptions) {
  const guides: string[] = [];
  for (const source of [...sources].sort()) {
    const text = await readFile(join(root, source), 'utf8');
    const page = pageOf(source);
    const file = join(outDir, page);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, documentText(text, source, { sources, base }));
    const [, title] = /^# (.+)$/m.exec(text) ?? [];
    const isGuide = /^docs\/(?:components\/)?[^/]+\.md$/.test(source);
    if (title && isGuide) guides.push(`- [${title}](${base}${page})`);
  }
  const list = [
    '# Mooring',
    '> The wallet front door you host yourself: a web application, a React kit and a server.',
    'Each page of this site is Markdown too: replace `.html` by `.md` in its address.',
    '## Guides',
    guides.join('\n'),
  ];
  await writeFile(join(outDir, 'llms.txt'), `${list.join('\n\n')}\n`);
}

/** Document with links to the Markdown of other pages, without the comments that the site's build reads. */
export function documentText(
  text: string,
  source: string,
  { sources, base }: Pick<MarkdownOptions, 'sources' | 'base'>,
): string {
  return text
    .replaceAll(/^<!--[\s\S]*?-->\n/gm, '')
    .replaceAll(/\]\((?![a-z]+:|#|\/)([^)\s]+)\)/g, (link, href: string) => {
      const address = findPageAddress(href, source, sources);
      return address === undefined ? link : `](${base}${address.slice(1)})`;
    });
}
