import { useLocale } from '@mooring/connect';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** Returns a function that formats seconds in days, of short periods in hours: "7 days". */
export function useDays(): (seconds: number) => string {
  const { locale } = useLocale();
  return (seconds) => {
    const isShort = seconds < DAY_SECONDS;
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isShort ? 'hour' : 'day',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    });
    return format.format(seconds / (isShort ? HOUR_SECONDS : DAY_SECONDS));
  };
}
