// The strictest content security policy: inline scripts of the generator are moved into files, and what is left
// inline fails the build.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Data addresses are icons: those of the generator's stylesheet, and wallets' own. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Of the generator's layout: custom properties are set again when the page runs, the rest is in brand.css. */
const layoutStyle = / style="(?:--vp-[^"]*|position:relative;|display:none;)?"/g;

const inlineScript = /<script id="([\w-]+)">([\s\S]*?)<\/script>/g;

/** Moved scripts by file name. */
const scripts = new Map<string, string>();

/**
 * A page under the policy.
 * @throws {Error} on an inline script, style element or style attribute
 */
export function secure(html: string, page: string, base: string): string {
  const moved = html
    .replaceAll(layoutStyle, '')
    .replaceAll(inlineScript, (_, id: string, code: string) => {
      const file = `assets/${id}.js`;
      scripts.set(file, code);
      return `<script src="${base}${file}"></script>`;
    })
    .replace(
      '<meta charset="utf-8">',
      `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
  const left =
    /<script(?![^>]*\ssrc=)[^>]*>|<style[\s>]|<[a-z][^<>]*\s(?:style|on\w+)="[^>]*>/i.exec(moved);
  if (left) throw new Error(`${page} would be refused by its own policy: ${left[0]}`);
  if (!moved.includes(policy)) throw new Error(`${page} has no content security policy.`);
  return moved;
}

/** Writes the scripts that were moved out of pages. */
export async function writeScripts(folder: string): Promise<void> {
  for (const [file, code] of scripts) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${code.trim()}\n`);
  }
}
