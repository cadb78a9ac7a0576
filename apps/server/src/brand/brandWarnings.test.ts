import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { brandWarnings, SURFACES } from './brandWarnings.ts';

const networks = [{ id: 1, upstreams: ['https://rpc.example.org/KEY'] }];
const publicUrl = 'https://wallet.example.org';
const warn = (brand: object, more: object = {}) =>
  brandWarnings(parseConfig({ networks, brand, ...more }));

describe('brandWarnings', () => {
  it.each([
    [{}, {}],
    [{ accent: { light: '#0b6570', dark: '#62cdd6' } }, {}],
    [{ preview: 'p.png' }, { publicUrl }],
    [{ font: '"Harbour Sans", serif', fonts: [{ family: 'Harbour Sans', file: 'f.woff2' }] }, {}],
  ])('returns none for %j', (brand, more) => {
    expect(warn(brand, more)).toEqual([]);
  });

  it.each([
    [{ accent: '#0b6570' }, /#0b6570 has a contrast of 2\.\d:1 with the dark theme; .* lighter/],
    [{ accent: '#ffe000' }, /#ffe000 has a contrast of 1\.\d:1 with the light theme; .* darker/],
    [{ preview: 'p.png' }, /needs publicUrl/],
    [{ fonts: [{ family: 'Harbour Sans', file: 'f.woff2' }] }, /"Harbour Sans", .* is not used/],
  ])('returns one for %j', (brand, message) => {
    expect(warn(brand)).toEqual([expect.stringMatching(message)]);
  });

  it('measures with the surfaces of the kit', () => {
    const file = '../../../../packages/connect/src/theme/tokens.css';
    const tokens = readFileSync(join(import.meta.dirname, file), 'utf8');
    const { light, dark } = SURFACES;
    expect(tokens).toContain(`--mooring-surface: light-dark(${light}, ${dark});`);
  });
});
