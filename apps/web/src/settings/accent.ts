import { type AccentName, accents } from '@mooring/connect';

/** Default accent. */
export const defaultAccent: AccentName = 'harbour';

export function isAccentName(name: unknown): name is AccentName {
  return typeof name === 'string' && Object.hasOwn(accents, name);
}

/** Accent stored on this device; the default for unknown values. */
export function accentOf(stored: string | null): AccentName {
  return isAccentName(stored) ? stored : defaultAccent;
}
