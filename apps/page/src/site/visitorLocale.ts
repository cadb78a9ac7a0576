import { type DeviceStorage, isLocale, type Locale, matchLocale } from '@mooring/connect';

/** Language of the visitor: as chosen on this device, else as the browser asks, else the site's. */
export function visitorLocale(storage: DeviceStorage, siteLocale: Locale): Locale {
  const stored = storage.get('locale');
  return isLocale(stored) ? stored : matchLocale(navigator.languages, siteLocale);
}
