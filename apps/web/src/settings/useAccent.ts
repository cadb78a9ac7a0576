import { type AccentName, accents, type DeviceStorage } from '@mooring/connect';
import type { SiteConfig } from '@mooring/page/site';
import { useCallback, useSyncExternalStore } from 'react';

const ACCENT_KEY = 'accent';

/** Default accent of a site without its own. */
const defaultAccent: AccentName = 'harbour';

/** Accent of the settings: one of the kit's, or the operator's own. */
export type SiteAccent = AccentName | 'site';

/** Colours of an accent by theme. */
export interface AccentColours {
  readonly light: `#${string}`;
  readonly dark: `#${string}`;
}

/** Accent colour of this device, and its setter; synced across tabs. */
export function useAccent(
  storage: DeviceStorage,
  brand: SiteConfig['brand'],
): {
  readonly accent: SiteAccent;
  readonly colours: AccentColours;
  readonly setAccent: (accent: SiteAccent) => void;
} {
  const stored = useSyncExternalStore(
    storage.subscribe,
    () => storage.get(ACCENT_KEY),
    () => null,
  );
  const setAccent = useCallback((accent: SiteAccent) => storage.set(ACCENT_KEY, accent), [storage]);
  const accent = readAccent(stored, brand);
  return { accent, colours: accent === 'site' ? siteAccent(brand) : accents[accent], setAccent };
}

export function isAccentName(name: unknown): name is AccentName {
  return typeof name === 'string' && Object.hasOwn(accents, name);
}

/** Accents to choose from: the operator's own first. */
export function listAccents({ accent }: SiteConfig['brand']): readonly SiteAccent[] {
  const names = Object.keys(accents).filter(isAccentName);
  return accent ? ['site', ...names] : names;
}

/** Accent stored on this device; the site's for unknown values. */
export function readAccent(stored: string | null, { accent }: SiteConfig['brand']): SiteAccent {
  if (isAccentName(stored)) return stored;
  return accent ? 'site' : defaultAccent;
}

/** Colours of the site's accent. */
export function siteAccent({ accent }: SiteConfig['brand']): AccentColours {
  return accent
    ? { light: hexColour(accent.light), dark: hexColour(accent.dark) }
    : accents[defaultAccent];
}

/** Colour as it was parsed: with its number sign. */
function hexColour(colour: string): `#${string}` {
  return `#${colour.slice(1)}`;
}
