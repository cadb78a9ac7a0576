/** Minutes and seconds, in the digits of the locale: `4:05`. @param seconds whole ones */
export function formatCountdown(seconds: number, locale: string): string {
  const minutes = new Intl.NumberFormat(locale, { useGrouping: false });
  const rest = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  return `${minutes.format(Math.floor(seconds / 60))}:${rest.format(seconds % 60)}`;
}
