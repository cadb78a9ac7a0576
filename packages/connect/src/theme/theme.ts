import { luminance } from '@mooring/internal';
import { checkThemeOptions } from '../development/checkThemeOptions.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Options of a theme. */
export interface ThemeOptions {
  /** Fill of primary buttons and marks: a name of {@link accents}, or `#rgb` / `#rrggbb`. */
  readonly accent?: AccentName | `#${string}`;
  /** Corner rounding of dialogs, buttons and rows. */
  readonly radius?: 'none' | 'small' | 'medium' | 'large';
  /** `system`, `rounded`, or any CSS font-family list. */
  readonly font?: string;
  /** Overlay between a dialog and the page behind it. */
  readonly overlay?: 'dim' | 'blur' | 'none';
  /** CSS values of the theme's custom properties, by name without `--mooring-`. They override all others. */
  readonly tokens?: Readonly<Partial<Record<ThemeToken, string>>>;
}

/** Custom properties of a theme: `surface` is `--mooring-surface`. */
export const themeTokens = [
  'font',
  'rem',
  'radius-dialog',
  'radius-control',
  'radius-button',
  'surface',
  'surface-raised',
  'surface-hover',
  'text',
  'text-quiet',
  'line',
  'line-strong',
  'accent',
  'on-accent',
  'good',
  'bad',
  'warn-surface',
  'warn-text',
  'overlay',
  'overlay-filter',
  'shadow',
] as const;

/** Name of a custom property, an element of {@link themeTokens}. */
export type ThemeToken = (typeof themeTokens)[number];

/** Theme: CSS custom properties by name. Created by {@link lightTheme} and {@link darkTheme}. */
export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly properties: Readonly<Record<`--mooring-${string}`, string>>;
}

/** Mode: light, dark, or the system's setting. */
export type ThemeMode = 'light' | 'dark' | 'system';

/** Accents with measured contrast: text on the fill at least 4.5:1, the fill on the surface at least 3:1. */
export const accents = {
  harbour: { light: '#0b6570', dark: '#62cdd6' },
  ocean: { light: '#1d5bd6', dark: '#8ab4ff' },
  violet: { light: '#6b3fd4', dark: '#bda4ff' },
  rose: { light: '#b3246b', dark: '#ff9ac6' },
  ember: { light: '#a8460a', dark: '#ffb07a' },
  forest: { light: '#1c6b3c', dark: '#7ed6a0' },
} as const;

/** Name of one of {@link accents}. */
export type AccentName = keyof typeof accents;

const radii = {
  none: ['0', '0', '0'],
  small: ['6px', '4px', '4px'],
  medium: ['16px', '10px', '8px'],
  large: ['24px', '16px', '999px'],
} as const;

const fonts: Readonly<Record<string, string>> = {
  system: 'system-ui, "Noto Sans", "Noto Sans Arabic", sans-serif',
  rounded:
    'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, system-ui, sans-serif',
};

const overlays = {
  light: { dim: 'rgb(10 22 34 / 45%)', blur: 'rgb(10 22 34 / 30%)', none: 'transparent' },
  dark: { dim: 'rgb(0 0 0 / 62%)', blur: 'rgb(0 0 0 / 45%)', none: 'transparent' },
} as const;

/**
 * Creates the light theme with the host's options.
 * @throws {Error} on an accent that is not a hex colour, or an unknown token
 *
 * @example
 * ```ts
 * import { lightTheme } from '@mooring/connect';
 *
 * // <MooringProvider theme={{ light }} …>
 * const light = lightTheme({ accent: 'violet', radius: 'small', overlay: 'blur' });
 * ```
 */
export function lightTheme(options: ThemeOptions = {}): Theme {
  return createTheme('light', options);
}

/**
 * Creates the dark theme with the host's options.
 * @throws {Error} on an accent that is not a hex colour, or an unknown token
 *
 * @example
 * ```ts
 * import { darkTheme } from '@mooring/connect';
 *
 * // <MooringProvider theme={{ dark }} …>
 * const dark = darkTheme({ accent: '#ffb07a', radius: 'small', overlay: 'blur' });
 * ```
 */
export function darkTheme(options: ThemeOptions = {}): Theme {
  return createTheme('dark', options);
}

/**
 * Returns a theme's declarations for a host's stylesheet: under any selector they override the kit's, like all styles
 * outside its cascade layer.
 *
 * @example
 * ```ts
 * import { darkTheme, lightTheme, themeDeclarations } from '@mooring/connect';
 *
 * export const css = `
 *   .mooring { ${themeDeclarations(lightTheme({ accent: 'violet' }))} }
 *   html[data-dark] .mooring { ${themeDeclarations(darkTheme({ accent: 'violet' }))} }
 * `;
 * ```
 */
export function themeDeclarations({ properties }: Theme): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

function createTheme(scheme: 'light' | 'dark', options: ThemeOptions): Theme {
  if (process.env.NODE_ENV !== 'production') checkThemeOptions(options);
  const properties: Record<`--mooring-${string}`, string> = {};
  if (options.accent !== undefined) {
    const accent = hexColor(options.accent, scheme);
    properties['--mooring-accent'] = accent;
    properties['--mooring-on-accent'] = chooseTextColor(accent);
  }
  if (options.radius !== undefined) {
    if (!Object.hasOwn(radii, options.radius)) {
      throw new Error(
        `The radius "${options.radius}" is none of ${Object.keys(radii).join(', ')}.`,
      );
    }
    const [dialog, control, button] = radii[options.radius];
    properties['--mooring-radius-dialog'] = dialog;
    properties['--mooring-radius-control'] = control;
    properties['--mooring-radius-button'] = button;
  }
  if (options.font !== undefined) {
    properties['--mooring-font'] = fonts[options.font] ?? stripDelimiters(options.font);
  }
  if (options.overlay !== undefined) {
    properties['--mooring-overlay'] = overlays[scheme][options.overlay];
    properties['--mooring-overlay-filter'] = options.overlay === 'blur' ? 'blur(6px)' : 'none';
  }
  for (const [token, value] of Object.entries(options.tokens ?? {})) {
    if (!themeTokens.some((name) => name === token)) {
      throw new Error(`A theme has no token "${token}": it is one of ${themeTokens.join(', ')}.`);
    }
    properties[`--mooring-${token}`] = stripDelimiters(value);
  }
  return { scheme, properties };
}

/** Removes the characters by which a CSS value could end its declaration. */
function stripDelimiters(value: string): string {
  return value.replace(/[;{}]/g, '');
}

function hexColor(accent: string, scheme: 'light' | 'dark'): string {
  if (isAccentName(accent)) return accents[accent][scheme];
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(accent);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#[\da-f]{6}$/i.test(accent)) return accent;
  const names = Object.keys(accents).join(', ');
  throw new Error(
    `The accent "${accent}" is not a colour: write #rgb, #rrggbb or one of ${names}.`,
  );
}

function isAccentName(name: string): name is AccentName {
  return Object.hasOwn(accents, name);
}

/** Returns black or white, whichever has more contrast on the colour (WCAG 2.2 relative luminance). */
function chooseTextColor(hex: string): string {
  return luminance(hex) > 0.179 ? '#06151a' : '#ffffff';
}
