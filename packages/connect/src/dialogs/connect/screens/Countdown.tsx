import { useCatalogue, useLocale } from '../../../i18n/useTranslate.ts';
import { formatCountdown } from './formatCountdown.ts';
import { screensCatalogue } from './screensCatalogue.ts';

/** From here on it is shown that time runs out. */
const SOON_SECONDS = 30;

/** Time left until the code expires. A timer is not read out at each second (ARIA 1.2). */
export function Countdown({ seconds }: { readonly seconds: number }) {
  const t = useCatalogue(screensCatalogue);
  const { locale } = useLocale();
  return (
    <p className="mooring-countdown" role="timer" data-soon={seconds <= SOON_SECONDS}>
      {t('scan.renewsIn', { time: formatCountdown(seconds, locale) })}
    </p>
  );
}
