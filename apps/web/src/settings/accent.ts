import { type AccentName, accents } from '@mooring/connect';

/** The accent that nobody has changed yet. */
export const defaultAccent: AccentName = 'harbour';

export function isAccentName(name: unknown): name is AccentName {
  return typeof name === 'string' && Object.hasOwn(accents, name);
}

/** The accent that is stored on this device; the default one for anything that is none of ours. */
export function accentOf(stored: string | null): AccentName {
  return isAccentName(stored) ? stored : defaultAccent;
}
