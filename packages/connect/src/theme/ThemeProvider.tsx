import {
  createContext,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { DeviceStorage } from '../core/deviceStorage.ts';
import { useProvided } from '../core/MooringContext.ts';
import { useLocale } from '../texts/useTranslate.ts';
import { adoptStylesheet } from './stylesheet.ts';
import { type Theme, type ThemeMode, themeDeclarations } from './theme.ts';

/** Attributes of an element that apply the theme inside it. */
export interface ThemeAttributes {
  readonly className: 'mooring';
  readonly 'data-mooring-theme': ThemeMode;
  readonly 'data-mooring-scope': string;
}

interface ThemeValue {
  readonly mode: ThemeMode;
  readonly setMode: (mode: ThemeMode) => void;
  readonly attributes: ThemeAttributes;
}

const ThemeContext = createContext<ThemeValue | null>(null);
const THEME_KEY = 'theme';

interface ThemeProviderProps {
  readonly storage: DeviceStorage;
  readonly theme?: Theme | { light?: Theme; dark?: Theme } | undefined;
  readonly mode?: ThemeMode | undefined;
  readonly children: ReactNode;
}

/** Provides the current theme, and renders the host's themes as a stylesheet. */
export function ThemeProvider({ storage, theme, mode: preferred, children }: ThemeProviderProps) {
  const scope = useId().replace(/[^\w-]/g, '');
  const themes = useMemo(() => splitThemes(theme), [theme]);
  const fallback = preferred ?? themes.only?.scheme ?? 'system';
  const stored = useSyncExternalStore(
    storage.subscribe,
    () => storage.get(THEME_KEY),
    () => null,
  );
  const mode = isThemeMode(stored) ? stored : fallback;
  const setMode = useCallback((next: ThemeMode) => storage.set(THEME_KEY, next), [storage]);

  useEffect(() => {
    return adoptStylesheet(
      createRule(scope, 'light', themes.light) + createRule(scope, 'dark', themes.dark),
    );
  }, [scope, themes]);

  const value = useMemo<ThemeValue>(
    () => ({
      mode,
      setMode,
      attributes: {
        className: 'mooring',
        'data-mooring-theme': mode,
        'data-mooring-scope': scope,
      },
    }),
    [mode, setMode, scope],
  );
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}

/**
 * Returns the current theme, a function to choose another (which is stored), and attributes for own elements.
 *
 * @example
 * ```tsx
 * import { useTheme } from '@mooring/connect';
 *
 * export function Card() {
 *   const { mode, setMode, attributes } = useTheme();
 *   return (
 *     <section {...attributes}>
 *       <button onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>{mode}</button>
 *     </section>
 *   );
 * }
 * ```
 */
export function useTheme(): ThemeValue {
  return useProvided(ThemeContext);
}

function isThemeMode(value: unknown): value is ThemeMode {
  return value === 'light' || value === 'dark' || value === 'system';
}

function splitThemes(theme: ThemeProviderProps['theme']): {
  light?: Theme | undefined;
  dark?: Theme | undefined;
  only?: Theme;
} {
  if (theme === undefined) return {};
  return 'scheme' in theme ? { [theme.scheme]: theme, only: theme } : theme;
}

function createRule(scope: string, scheme: 'light' | 'dark', theme: Theme | undefined): string {
  const declarations = theme && themeDeclarations(theme);
  if (!declarations) return '';
  const rule = (mode: ThemeMode) =>
    `.mooring[data-mooring-scope="${scope}"][data-mooring-theme="${mode}"]{${declarations}}`;
  return `${rule(scheme)}@media (prefers-color-scheme:${scheme}){${rule('system')}}`;
}

/**
 * Returns the attributes of a piece's outermost element: the piece has the kit's styles, theme and language, isolated from
 * the host's stylesheets (`reset.css`).
 */
export function useThemedPart(name: string) {
  const { attributes } = useTheme();
  const { locale, direction } = useLocale();
  const className = `mooring mooring-piece mooring-${name}`;
  return { ...attributes, className, lang: locale, dir: direction };
}
