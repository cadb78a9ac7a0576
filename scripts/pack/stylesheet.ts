import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const IMPORT = /^@import '(\.[^']+)';$/gm;

/** A stylesheet with everything it imports from beside it, as one text. */
export async function readStylesheet(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const imported = await Promise.all(
    [...text.matchAll(IMPORT)].map(([, path = '']) => readStylesheet(resolve(dirname(file), path))),
  );
  let next = 0;
  return text.replace(IMPORT, () => imported[next++]?.trimEnd() ?? '');
}

/**
 * A module that puts a stylesheet on the page: Node and most frameworks refuse a package whose
 * modules import CSS. A constructed stylesheet passes the strictest content security policy and
 * Trusted Types. On a server it does nothing.
 */
export function stylesheetModule(css: string): string {
  return `if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(withoutSpace(css))});
  document.adoptedStyleSheets.push(sheet);
}
export {};
`;
}

/** Without comments and the space that is there for reading; our stylesheets have no such in texts. */
function withoutSpace(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/;\}/g, '}')
    .trim();
}
