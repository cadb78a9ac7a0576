import { useLocale } from '@mooring/connect';
import { DAY_MS, HOUR_MS } from '@mooring/internal';

/** Returns a function that formats seconds in days, of short periods in hours: "7 days". */
export function useDays(): (seconds: number) => string {
  const { locale } = useLocale();
  return (seconds) => {
    const time = seconds * 1_000;
    const isShort = time < DAY_MS;
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isShort ? 'hour' : 'day',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    });
    return format.format(time / (isShort ? HOUR_MS : DAY_MS));
  };
}
