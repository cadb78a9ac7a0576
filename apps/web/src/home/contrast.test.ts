import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accents } from '@mooring/connect';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const css = read('home.css');
const base = read('../../../page/src/styles/base.css');

/** Opacities of white text, in percent. axe does not judge text on a gradient. */
const opacities = [...css.matchAll(/\n\s+color: rgb\(255 255 255 \/ (\d+)%\)/g)].map(([, one]) =>
  Number(one),
);

/** Reads the parts of the accent in an end of the gradient, in percent: in the light theme, in the dark one. */
function readAccentParts(token: string): readonly [number, number] {
  const [, value = ''] =
    new RegExp(`--web-${token}: light-dark\\(([\\s\\S]*?)\\);`).exec(base) ?? [];
  const [light = 100, dark = 100] = value
    .split(/,\n/)
    .map((one) => Number(/var\(--mooring-accent\) (\d+)%/.exec(one)?.[1] ?? 100));
  return [light, dark];
}

const ends = ['deep', 'deep-soft'].map(readAccentParts);

describe.each(Object.entries(accents))(
  'white text on the gradient of the accent %s',
  (_, accent) => {
    it.each([
      ['light', 0],
      ['dark', 1],
    ] as const)('has a contrast of 4.5:1 in the %s theme', (scheme, index) => {
      expect(opacities.length).toBeGreaterThan(0);
      for (const end of ends) {
        const ground = darken(parse(accent[scheme]), end[index] / 100);
        for (const opacity of opacities) {
          const text = ground.map((one) => one + (1 - one) * (opacity / 100)) as unknown as Rgb;
          expect(contrast(text, ground), `${opacity} %`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });
  },
);

function parse(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return [red, green, blue];
}

/** Mix with black in Oklab, whose linear responses of the cones are cubes: each is scaled by the cube of the part. */
function darken(colour: Rgb, part: number): Rgb {
  const [red, green, blue] = colour.map((one) => encode(decode(one) * part ** 3));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const decode = (one: number) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
const encode = (one: number) => (one <= 0.0031308 ? one * 12.92 : 1.055 * one ** (1 / 2.4) - 0.055);

/** WCAG 2.2 contrast ratio. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [one, other]
    .map(
      ([red, green, blue]) => 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue),
    )
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
