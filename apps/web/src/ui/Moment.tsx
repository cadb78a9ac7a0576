import { useLocale } from '@mooring/connect';

/** The furthest that a date reaches (ECMA-262). A gateway may say any number. */
const FURTHEST_MS = 8.64e15;

/** A point in time, in ms since 1970; nothing for what is none. */
export function Moment({ at }: { readonly at: number | null | undefined }) {
  const { locale } = useLocale();
  if (typeof at !== 'number' || !(Math.abs(at) <= FURTHEST_MS)) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}
