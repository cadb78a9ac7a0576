import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { graphiteTheme, meadowTheme, midnightTheme, paperTheme } from './presetThemes.ts';
import { accents, darkTheme, lightTheme, themeTokens } from './theme.ts';

describe('lightTheme and darkTheme', () => {
  it('return no properties without options', () => {
    expect(lightTheme()).toEqual({ scheme: 'light', properties: {} });
    expect(darkTheme()).toEqual({ scheme: 'dark', properties: {} });
  });

  it.each([
    ['#fff', '#ffffff', '#06151a'],
    ['#000000', '#000000', '#ffffff'],
    ['#1d5bd6', '#1d5bd6', '#ffffff'],
    ['ocean', accents.ocean.light, '#ffffff'],
  ] as const)('the accent %s is %s with text %s', (accent, fill, text) => {
    expect(lightTheme({ accent }).properties).toMatchObject({
      '--mooring-accent': fill,
      '--mooring-on-accent': text,
    });
  });

  it.each(['red', '#12', '#12345g', 'url(x)'] as const)(
    'refuses the accent %s by name',
    (accent) => {
      // @ts-expect-error a host without types may hand over anything
      expect(() => lightTheme({ accent })).toThrow(`The accent "${accent}" is not a colour`);
    },
  );

  it('set radius, font and overlay', () => {
    const { properties } = darkTheme({ radius: 'none', font: 'Georgia, serif', overlay: 'blur' });
    expect(properties).toMatchObject({
      '--mooring-radius-dialog': '0',
      '--mooring-font': 'Georgia, serif',
      '--mooring-overlay-filter': 'blur(6px)',
    });
  });

  it('refuse a font that breaks out of its declaration', () => {
    expect(lightTheme({ font: 'x;} body{display:none' }).properties['--mooring-font']).toBe(
      'x bodydisplay:none',
    );
  });
});

describe('accents', () => {
  const surfaces = { light: '#ffffff', dark: '#14202a' };
  const rows = Object.entries(accents).flatMap(([name, accent]) =>
    (['light', 'dark'] as const).map((scheme) => [name, scheme, accent[scheme]] as const),
  );
  it.each(rows)('%s in %s has enough contrast to surface and text', (name, scheme, fill) => {
    const theme = scheme === 'light' ? lightTheme({ accent: fill }) : darkTheme({ accent: fill });
    const text = theme.properties['--mooring-on-accent'] ?? '';
    expect(contrast(fill, text), `${name} text`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(fill, surfaces[scheme]), `${name} surface`).toBeGreaterThanOrEqual(4.5);
  });
});

describe('tokens', () => {
  it('cover the stylesheet, and override the other options', async () => {
    const css = await readFile(new URL('./tokens.css', import.meta.url), 'utf8');
    const declared = [...css.matchAll(/^\s+--mooring-([\w-]+):/gm)].map(([, name]) => name);
    expect([...themeTokens].sort()).toEqual(declared.sort());
    const theme = lightTheme({ accent: '#000', tokens: { accent: 'rebeccapurple' } });
    expect(theme.properties['--mooring-accent']).toBe('rebeccapurple');
  });

  it('are refused by name if they break out of their declaration', () => {
    expect(lightTheme({ tokens: { surface: 'red;} body{' } }).properties).toEqual({
      '--mooring-surface': 'red body',
    });
    // @ts-expect-error a host without types may hand over anything
    expect(() => lightTheme({ tokens: { color: 'red' } })).toThrow('no token "color"');
  });
});

describe.each([
  ['light', 0],
  ['dark', 1],
])('the stylesheet in %s', (_, scheme) => {
  it('has a contrast of 4.5:1 for text, 3:1 for borders of controls', async () => {
    const css = await readFile(new URL('./tokens.css', import.meta.url), 'utf8');
    const of = (token: string) => {
      const [, values = ''] =
        new RegExp(`--mooring-${token}: light-dark\\((.*)\\);`).exec(css) ?? [];
      return values.split(', ')[scheme] ?? '';
    };
    for (const surface of ['surface', 'surface-raised', 'surface-hover']) {
      for (const text of ['text', 'text-quiet', 'good', 'bad'])
        expect(contrast(of(text), of(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(
          4.5,
        );
      expect(contrast(of('line-strong'), of(surface)), surface).toBeGreaterThanOrEqual(3);
    }
    for (const [text = '', ground = ''] of [
      ['on-accent', 'accent'],
      ['accent', 'surface'],
      ['warn-text', 'warn-surface'],
      ['surface', 'bad'],
    ])
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([midnightTheme, graphiteTheme, paperTheme, meadowTheme])('%o', (make) => {
  const { properties } = make();
  const of = (token: string) => properties[`--mooring-${token}`] ?? '';
  it('has enough contrast on every surface', () => {
    for (const surface of ['surface', 'surface-raised', 'surface-hover'].map(of)) {
      for (const text of ['text', 'text-quiet'].map(of))
        expect(contrast(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of('accent'), of('surface'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('accent'), of('on-accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('line-strong'), of('surface'))).toBeGreaterThanOrEqual(3);
  });

  it('takes the options of any theme', () => {
    const own = make({ accent: 'ocean', radius: 'none', tokens: { text: 'black' } });
    expect(own.properties).toMatchObject({
      '--mooring-accent': accents.ocean[own.scheme],
      '--mooring-radius-dialog': '0',
      '--mooring-text': 'black',
      '--mooring-surface': of('surface'),
    });
  });
});

/** WCAG 2.2 contrast ratio, computed independently of the theme's own code. */
function contrast(first: string, second: string): number {
  const luminances = [first, second].map((hex) => {
    const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(1 + at, 3 + at), 16) / 255);
    const [red = 0, green = 0, blue = 0] = channels.map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  const [dark = 0, light = 0] = luminances.sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
