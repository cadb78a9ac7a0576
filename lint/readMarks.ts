import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/run.ts';

/** Import of a mark in a module of the kit: from the set (kind and name), or from RainbowKit (file). */
export const MARK_IMPORT =
  /'(?:@web3icons\/core\/svgs\/(\w+)\/background\/([\w-]+)\.svg\.js|(?:\.\.\/)+node_modules\/@rainbow-me\/rainbowkit\/dist\/([\w-]+)\.js\?inline)'/g;

/** Name of a mark: `networks/base`. @param found match of `MARK_IMPORT` */
export function markName([, kind, name, file]: RegExpExecArray): string {
  return file ? `rainbowkit/${file}` : `${kind}/${name}`;
}

/** Largest gzipped size of a mark as a module, in bytes. */
export const LARGEST_MARK = 3 * 1024;

/** Mark of a wallet or network. */
export interface Mark {
  /** `networks/base`, unique. */
  readonly name: string;
  /** Module that exports it. */
  readonly code: string;
  /** Gzipped size of the module, in bytes. */
  readonly bytes: number;
}

/** All marks that the kit imports, by name. */
export async function readMarks(): Promise<readonly Mark[]> {
  const folder = join(root, 'packages/connect/src/core/marks');
  const files = (await readdir(folder)).filter((file) => file.endsWith('Marks.ts'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const names = texts.flatMap((text) => [...text.matchAll(MARK_IMPORT)].map(markName));
  return Promise.all([...new Set(names)].sort().map(readMark));
}

/**
 * Reads a mark of the set or of RainbowKit.
 * @throws {Error} if there is none, or it is more than a plain drawing
 */
export async function readMark(name: string): Promise<Mark> {
  const [kind, file] = name.split('/');
  const module =
    kind === 'rainbowkit'
      ? pathToFileURL(join(root, `node_modules/@rainbow-me/rainbowkit/dist/${file}.js`)).href
      : `@web3icons/core/svgs/${kind}/background/${file}.svg.js`;
  const { default: exported }: { default: string } = await import(module);
  const svg = readDrawing(exported);
  const [fault] = drawingFaults(svg);
  if (fault) throw new Error(`${name} ${fault}`);
  const code = `export default ${JSON.stringify(svg.replace(/\n\s*/g, ''))};\n`;
  return { name, code, bytes: gzipSync(code, { level: 9 }).length };
}

/** SVG of a mark that is text or a data address, without its prologue. */
function readDrawing(mark: string): string {
  const svg = mark.replace(/^data:image\/svg\+xml[^,]*,(.*)$/s, (_, text) =>
    decodeURIComponent(text),
  );
  return svg.replace(/^<\?xml[^>]*>\s*/, '');
}

const ELEMENTS = new Set([
  'svg',
  'g',
  'defs',
  'clipPath',
  'path',
  'rect',
  'linearGradient',
  'radialGradient',
  'stop',
]);

const ATTRIBUTES = new Set([
  'xmlns',
  'xmlns:xlink',
  'version',
  'class',
  'id',
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'rx',
  'd',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-path',
  'clip-rule',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'offset',
  'stop-color',
  'stop-opacity',
  'background-color',
  'cx',
  'cy',
  'r',
  'x1',
  'x2',
  'y1',
  'y2',
  'gradientUnits',
  'gradientTransform',
  'transform',
]);

const TAG = /<\/?([\w:-]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/g;

/**
 * Faults of an SVG that is to be a plain drawing: shapes and gradients alone, on a square. Scripts, stylesheets,
 * links and whatever else could load or run something are refused, though in an image no browser follows them.
 */
export function drawingFaults(svg: string): readonly string[] {
  const faults: string[] = [];
  const rest = svg.replaceAll(TAG, (_, element: string, attributes: string) => {
    if (!ELEMENTS.has(element)) faults.push(`has an element <${element}>`);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      const names = name === 'style' ? listProperties(value) : [name];
      for (const each of names) if (!ATTRIBUTES.has(each)) faults.push(`has an attribute ${each}`);
      if (/url\((?!#)/.test(value)) faults.push(`refers to something outside: ${value}`);
    }
    return '';
  });
  if (rest.trim() !== '') faults.push(`has more than elements: ${rest.trim().slice(0, 40)}`);
  if (!isSquare(svg)) faults.push('is not square');
  return faults;
}

function listProperties(style: string): readonly string[] {
  const declarations = style.split(';').filter((each) => each.trim() !== '');
  return declarations.map((each) => each.slice(0, each.indexOf(':')).trim());
}

/** Returns true if an SVG has a square view box or, without one, a square size. */
function isSquare(svg: string): boolean {
  const [start = ''] = /^<svg [^>]*>/.exec(svg) ?? [];
  const [, width, height] =
    / viewBox="\S+ \S+ (\S+) (\S+)"/.exec(start) ??
    / width="(\d+)(?:px)?" height="(\d+)(?:px)?"/.exec(start) ??
    [];
  return width !== undefined && width === height;
}
