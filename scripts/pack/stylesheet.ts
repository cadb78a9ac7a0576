import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { oldestBrowsers } from '../../lint/oldestBrowsers.ts';

const IMPORT = /^@import '(\.[^']+)';$/gm;

/** A stylesheet with its imports inlined, lowered for the oldest browsers. */
export async function readStylesheet(file: string): Promise<string> {
  return lower(await joinImports(file), false);
}

async function joinImports(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const imported = await Promise.all(
    [...text.matchAll(IMPORT)].map(([, path = '']) => joinImports(resolve(dirname(file), path))),
  );
  let next = 0;
  return text.replace(IMPORT, () => imported[next++]?.trimEnd() ?? '');
}

/** Module that exports a stylesheet as text: Node and most frameworks refuse modules that import CSS. */
export function stylesheetModule(css: string): string {
  return `export default ${JSON.stringify(lower(css, true))};\n`;
}

function lower(css: string, minify: boolean): string {
  const code = new TextEncoder().encode(css);
  return new TextDecoder().decode(
    transform({ filename: 'styles.css', code, minify, targets: Object.fromEntries(versions()) })
      .code,
  );
}

/** Browser versions in the format of Lightning CSS: 16.4 is `0x100400`. */
function versions(): [name: string, version: number][] {
  return oldestBrowsers.map((browser) => {
    const [, name = '', major, minor = 0] = /^(\D+)(\d+)\.?(\d+)?$/.exec(browser) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  });
}
