import { isLocale, type Locale } from '../../packages/connect/src/core/locales/locales.ts';
import {
  type AccentName,
  accents,
  type ThemeMode,
} from '../../packages/connect/src/theme/theme.ts';

export const modes = ['light', 'dark', 'system'] as const satisfies readonly ThemeMode[];
export const radii = ['none', 'small', 'medium', 'large'] as const;
export const accentNames = Object.keys(accents).filter(isAccent);

/** Settings of the gallery, from its URL. */
export interface Settings {
  /** Name of a state; null lists all of them. */
  readonly show: string | null;
  readonly theme: ThemeMode;
  readonly locale: Locale;
  readonly accent: AccentName;
  readonly radius: (typeof radii)[number];
  /** Width of the state, in px; null for that of the window. */
  readonly width: number | null;
}

/** Parses `?show=…&theme=…&locale=…&accent=…&radius=…&width=…`; invalid values are ignored. */
export function readSettings(search: string): Settings {
  const given = new URLSearchParams(search);
  const accent = given.get('accent');
  const locale = given.get('locale');
  const width = Number(given.get('width'));
  return {
    show: given.get('show'),
    theme: modes.find((mode) => mode === given.get('theme')) ?? 'system',
    locale: isLocale(locale) ? locale : 'en',
    accent: isAccent(accent) ? accent : 'harbour',
    radius: radii.find((radius) => radius === given.get('radius')) ?? 'medium',
    width: width > 0 ? width : null,
  };
}

function isAccent(name: unknown): name is AccentName {
  return typeof name === 'string' && Object.hasOwn(accents, name);
}
