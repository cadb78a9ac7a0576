import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/run.ts';

/** Import of a mark in a module of the kit. */
export const MARK_IMPORT = /'@web3icons\/core\/svgs\/(\w+)\/background\/([\w-]+)\.svg\.js'/g;

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
  const names = texts.flatMap((text) =>
    [...text.matchAll(MARK_IMPORT)].map(([, kind, name]) => `${kind}/${name}`),
  );
  return Promise.all([...new Set(names)].sort().map(readMark));
}

/**
 * Reads a mark of the set.
 * @throws {Error} if the set has none, or it is more than a plain drawing
 */
export async function readMark(name: string): Promise<Mark> {
  const module = `@web3icons/core/svgs/${name.replace('/', '/background/')}.svg.js`;
  const { default: svg }: { default: string } = await import(module);
  const [fault] = drawingFaults(svg);
  if (fault) throw new Error(`${name} ${fault}`);
  const code = `export default ${JSON.stringify(svg.replace(/\n\s*/g, ''))};\n`;
  return { name, code, bytes: gzipSync(code, { level: 9 }).length };
}

const ELEMENTS = new Set([
  'svg',
  'g',
  'defs',
  'clipPath',
  'path',
  'linearGradient',
  'radialGradient',
  'stop',
]);

const ATTRIBUTES = new Set([
  'xmlns',
  'class',
  'id',
  'viewBox',
  'width',
  'height',
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
  'cx',
  'cy',
  'r',
  'x1',
  'x2',
  'y1',
  'y2',
  'gradientUnits',
  'gradientTransform',
]);

const TAG = /<\/?([\w:-]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/g;

/**
 * Faults of an SVG that is to be a plain drawing: shapes and gradients alone. Scripts, styles, links and
 * whatever else could load or run something are refused, though in an image no browser follows them.
 */
export function drawingFaults(svg: string): readonly string[] {
  const faults: string[] = [];
  const rest = svg.replaceAll(TAG, (_, element: string, attributes: string) => {
    if (!ELEMENTS.has(element)) faults.push(`has an element <${element}>`);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES.has(name)) faults.push(`has an attribute ${name}`);
      if (/url\((?!#)/.test(value)) faults.push(`refers to something outside: ${value}`);
    }
    return '';
  });
  if (rest.trim() !== '') faults.push(`has more than elements: ${rest.trim().slice(0, 40)}`);
  if (!/^<svg [^>]*viewBox="0 0 24 24"/.test(svg)) faults.push('is not drawn on a grid of 24');
  return faults;
}
