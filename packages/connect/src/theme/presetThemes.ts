import { darkTheme, lightTheme, type Theme, type ThemeOptions, type ThemeToken } from './theme.ts';

/** Colours of a preset theme, with measured contrast: text at least 4.5:1, controls at least 3:1. */
type Palette = Readonly<Partial<Record<ThemeToken, string>>>;

const midnight: Palette = {
  surface: '#0b0c14',
  'surface-raised': '#161826',
  'surface-hover': '#212438',
  text: '#f2f3fa',
  'text-quiet': '#a6abc4',
  line: '#262a3d',
  'line-strong': '#6f7698',
  accent: '#8ea2ff',
  'on-accent': '#0b0c14',
};

const graphite: Palette = {
  surface: '#1b1b1b',
  'surface-raised': '#262626',
  'surface-hover': '#323232',
  text: '#f4f4f4',
  'text-quiet': '#b3b3b3',
  line: '#383838',
  'line-strong': '#808080',
  accent: '#f4f4f4',
  'on-accent': '#1b1b1b',
};

const paper: Palette = {
  surface: '#fffdf7',
  'surface-raised': '#f6f1e4',
  'surface-hover': '#ece5d3',
  text: '#241d10',
  'text-quiet': '#645a47',
  line: '#e4dcc8',
  'line-strong': '#8a7d64',
  accent: '#8a3d12',
  'on-accent': '#ffffff',
};

const meadow: Palette = {
  surface: '#fbfefb',
  'surface-raised': '#eef6ef',
  'surface-hover': '#e1eee3',
  text: '#102015',
  'text-quiet': '#4c6253',
  line: '#d5e4d8',
  'line-strong': '#6f8a77',
  accent: '#1c6b3c',
  'on-accent': '#ffffff',
};

/**
 * Creates a dark theme, nearly black, with a blue accent.
 * @throws {Error} as {@link darkTheme}
 *
 * @example
 * ```ts
 * import { midnightTheme } from '@mooring/connect';
 *
 * // <MooringProvider theme={theme} …>
 * const theme = midnightTheme({ radius: 'large' });
 * ```
 */
export function midnightTheme(options?: ThemeOptions): Theme {
  return presetTheme(darkTheme, midnight, options);
}

/**
 * Creates a dark theme without a hue: greys and white.
 * @throws {Error} as {@link darkTheme}
 *
 * @example
 * ```ts
 * import { graphiteTheme } from '@mooring/connect';
 *
 * // <MooringProvider theme={theme} …>
 * const theme = graphiteTheme({ accent: 'ember' });
 * ```
 */
export function graphiteTheme(options?: ThemeOptions): Theme {
  return presetTheme(darkTheme, graphite, options);
}

/**
 * Creates a light theme in warm white, with a brown accent.
 * @throws {Error} as {@link lightTheme}
 *
 * @example
 * ```ts
 * import { graphiteTheme, paperTheme } from '@mooring/connect';
 *
 * // <MooringProvider theme={theme} …>
 * const theme = { light: paperTheme(), dark: graphiteTheme() };
 * ```
 */
export function paperTheme(options?: ThemeOptions): Theme {
  return presetTheme(lightTheme, paper, options);
}

/**
 * Creates a light theme with a touch of green.
 * @throws {Error} as {@link lightTheme}
 *
 * @example
 * ```ts
 * import { meadowTheme } from '@mooring/connect';
 *
 * // <MooringProvider theme={theme} …>
 * const theme = meadowTheme({ font: 'rounded' });
 * ```
 */
export function meadowTheme(options?: ThemeOptions): Theme {
  return presetTheme(lightTheme, meadow, options);
}

/** Merges the host's options over a palette. */
function presetTheme(
  base: (options?: ThemeOptions) => Theme,
  palette: Palette,
  options: ThemeOptions = {},
): Theme {
  const { scheme, properties } = base({ tokens: palette });
  return { scheme, properties: { ...properties, ...base(options).properties } };
}
