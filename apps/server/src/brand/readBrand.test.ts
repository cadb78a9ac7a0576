import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { resolvePaths } from '../config/resolvePaths.ts';
import { fileKind } from './fileKind.ts';
import { readBrand } from './readBrand.ts';

const networks = [{ id: 1, upstreams: ['https://rpc.example.org/KEY'] }];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const WOFF2 = Buffer.from('wOF2 and more');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-brand-'));
  await writeFile(join(folder, 'logo.svg'), SVG);
  await writeFile(join(folder, 'dark.svg'), `<?xml version="1.0"?>\n<!-- dark -->${SVG}`);
  await writeFile(join(folder, 'picture.png'), PNG);
  await writeFile(join(folder, 'font.woff2'), WOFF2);
  await writeFile(join(folder, 'page.svg'), '<html><svg></svg></html>');
  await writeFile(join(folder, 'large.png'), Buffer.concat([PNG, Buffer.alloc(1_048_577)]));
});
afterAll(() => rm(folder, { recursive: true }));

function read(brand: object, more: object = {}) {
  return readBrand(resolvePaths(parseConfig({ networks, brand, ...more }), folder));
}

describe('readBrand', () => {
  it('returns nothing to serve without a brand', () => {
    const { files, page } = read({});
    expect(files.size).toBe(0);
    expect(page).toMatchObject({ logo: null, icon: '/favicon.svg', illustration: null });
  });

  it('returns each file under a path with a hash of its content, and the paths', () => {
    const { files, page } = read(
      {
        logo: { light: 'logo.svg', dark: 'dark.svg' },
        icon: 'picture.png',
        illustration: 'picture.png',
        preview: 'picture.png',
        fonts: [{ family: 'Harbour Sans', file: 'font.woff2', weight: '100 900' }],
      },
      { publicUrl: 'https://wallet.example.org' },
    );
    expect(page.logo?.light).toMatch(/^\/brand\/logo-[\da-z]{12}\.svg$/i);
    expect(page.logo?.dark).not.toBe(page.logo?.light);
    expect(page.icon).toMatch(/^\/brand\/icon-[\da-z]{12}\.png$/i);
    expect(page.illustration).toMatchObject({ light: expect.stringMatching(/\.png$/) });
    expect(page.preview).toMatch(/^https:\/\/wallet\.example\.org\/brand\/preview-.*\.png$/);
    expect(page.fonts).toMatchObject([
      { file: expect.stringMatching(/^\/brand\/fonts-.*\.woff2$/) },
    ]);
    const paths = [page.logo?.light, page.logo?.dark, page.icon, page.fonts[0]?.file];
    for (const path of paths) expect(files.has(path ?? '')).toBe(true);
    expect(Buffer.from(files.get(page.logo?.light ?? '')?.bytes ?? []).toString()).toBe(SVG);
    expect(files.get(page.logo?.light ?? '')?.brotli).not.toBeNull();
    expect(files.get(page.icon)?.brotli).toBeNull();
  });

  it('returns one file for a picture of both themes', () => {
    const { files, page } = read({ logo: 'logo.svg', illustration: false });
    expect([files.size, page.logo?.dark, page.illustration]).toEqual([1, page.logo?.light, false]);
  });

  it.each([
    [{ logo: 'none.svg' }, /brand\.logo: found "none\.svg", which cannot be read/],
    [{ logo: '.' }, /brand\.logo: .*cannot be read/],
    [{ logo: { light: 'logo.svg', dark: 'none.svg' } }, /brand\.logo\.dark: /],
    [{ icon: 'page.svg' }, /brand\.icon: found "page\.svg", of another kind\. .*svg, png/],
    [{ icon: 'font.woff2' }, /brand\.icon: .*of another kind/],
    [{ preview: 'large.png' }, /brand\.preview: found "large\.png" of 1048593 bytes/],
    [{ fonts: [{ family: 'A', file: 'logo.svg' }] }, /brand\.fonts\[0\]\.file: .*woff2, woff/],
    [{ logo: 'none.svg', icon: 'page.svg' }, /has 2 errors/],
  ])('throws for %j', (brand, message) => {
    expect(() => read(brand)).toThrow(message);
  });
});

describe('fileKind', () => {
  it.each([
    [SVG, 'svg'],
    [`\ufeff<?xml version="1.0"?><!DOCTYPE svg><!-- a > b --> ${SVG}`, 'svg'],
    ['GIF89a', null],
    ['', null],
    ['<svgs>', null],
    ['text <svg>', null],
  ])('of %j is %s', (text, kind) => {
    expect(fileKind(Buffer.from(text))).toBe(kind);
  });

  it.each([
    ['ffd8ffe0', 'jpg'],
    ['524946460000000057454250', 'webp'],
    ['000000206674797061766966', 'avif'],
    ['774f4646', 'woff'],
  ])('of bytes %s is %s', (hex, kind) => {
    expect(fileKind(Buffer.from(hex, 'hex'))).toBe(kind);
  });
});
