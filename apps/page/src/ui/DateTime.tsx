import { useLocale } from '@mooring/connect';

/** Largest valid date (ECMA-262), in ms. A gateway may send any number. */
const FURTHEST_MS = 8.64e15;

/** Formatted time, from ms since 1970; renders nothing when invalid. */
export function DateTime({ at }: { readonly at: number | null | undefined }) {
  const { locale } = useLocale();
  if (typeof at !== 'number' || !(Math.abs(at) <= FURTHEST_MS)) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}
