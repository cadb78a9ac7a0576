import type { AccentName, Locale, ThemeMode, ThemeOptions, ThemeToken } from '@mooring/connect';
import { accents, isLocale, themeTokens } from '@mooring/connect';

/** Themes that can be chosen: the kit's own two, or one of the ready ones. */
export const themeNames = ['own', 'midnight', 'graphite', 'paper', 'meadow'] as const;
export const modes = ['system', 'light', 'dark'] as const satisfies readonly ThemeMode[];
export const radii = ['none', 'small', 'medium', 'large'] as const;
export const overlays = ['dim', 'blur', 'none'] as const;
const states = [
  'disconnected',
  'connecting',
  'connected',
  'loading',
  'wrongNetwork',
  'unauthenticated',
] as const;
export const behaviours = ['approves', 'rejects', 'hangs'] as const;
const accountForms = ['full', 'avatar', 'address'] as const;

/** Everything that the playground changes; what is missing is the kit's default. */
export interface Settings {
  readonly theme: (typeof themeNames)[number];
  readonly mode: ThemeMode;
  readonly accent?: AccentName | `#${string}` | undefined;
  readonly radius?: (typeof radii)[number] | undefined;
  readonly font?: string | undefined;
  readonly overlay?: (typeof overlays)[number] | undefined;
  readonly tokens: Readonly<Partial<Record<ThemeToken, string>>>;
  readonly locale: Locale;
  /** Response of the test wallet to every question. */
  readonly wallet: (typeof behaviours)[number];
  /** State the stage begins in. */
  readonly state: (typeof states)[number];
  /** Primary name of the account. */
  readonly name?: string | undefined;
  readonly account?: (typeof accountForms)[number] | undefined;
  /** File of `examples/` that is shown instead, without its ending. */
  readonly example?: string | undefined;
}

export const defaults: Settings = {
  theme: 'own',
  mode: 'system',
  tokens: {},
  locale: 'en',
  wallet: 'approves',
  state: 'disconnected',
};

/** Settings from an address or a message, as untrusted: what is not a setting is left out. */
export function parsePlaygroundSettings(given: unknown): Settings {
  const value = (name: string): unknown =>
    typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
  const accent = value('accent');
  const font = value('font');
  const name = value('name');
  const example = value('example');
  const locale = value('locale');
  const radius = oneOf(radii, value('radius'));
  const overlay = oneOf(overlays, value('overlay'));
  const account = oneOf(accountForms, value('account'));
  return {
    theme: oneOf(themeNames, value('theme')) ?? defaults.theme,
    mode: oneOf(modes, value('mode')) ?? defaults.mode,
    ...(isAccent(accent) && { accent }),
    ...(radius && { radius }),
    ...(typeof font === 'string' && font !== '' && { font }),
    ...(overlay && { overlay }),
    tokens: parseTokens(value('tokens')),
    locale: isLocale(locale) ? locale : defaults.locale,
    wallet: oneOf(behaviours, value('wallet')) ?? defaults.wallet,
    state: oneOf(states, value('state')) ?? defaults.state,
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(account && { account }),
    ...(typeof example === 'string' && { example }),
  };
}

/** Settings in an address, after its `#`. */
export function readHash(hash: string): Settings {
  try {
    return parsePlaygroundSettings(JSON.parse(decodeURIComponent(hash.slice(1))));
  } catch {
    return defaults;
  }
}

export function writeHash(settings: Settings): string {
  return `#${encodeURIComponent(JSON.stringify(settings))}`;
}

/** Options of the theme's function. */
export function themeOptions({ accent, radius, font, overlay, tokens }: Settings): ThemeOptions {
  return {
    ...(accent && { accent }),
    ...(radius && { radius }),
    ...(font && { font }),
    ...(overlay && { overlay }),
    ...(Object.keys(tokens).length > 0 && { tokens }),
  };
}

/** Returns true for an accent that the kit takes. */
export function isAccent(value: unknown): value is AccentName | `#${string}` {
  if (typeof value !== 'string') return false;
  return value in accents || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);
}

function parseTokens(given: unknown): Settings['tokens'] {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => oneOf(themeTokens, name) && typeof value === 'string' && value !== '',
    ),
  );
}

function oneOf<const Value extends string>(
  values: readonly Value[],
  given: unknown,
): Value | undefined {
  return values.find((value) => value === given);
}
