const storeNames: Readonly<Record<string, string>> = {
  'apps.apple.com': 'App Store',
  'play.google.com': 'Google Play',
  'chromewebstore.google.com': 'Chrome Web Store',
  'addons.mozilla.org': 'Firefox Add-ons',
  'microsoftedge.microsoft.com': 'Edge Add-ons',
};

/** Returns the name of the store at a URL, the same in every language; for other URLs, the host. */
export function storeName(href: string): string {
  const { host } = new URL(href);
  return storeNames[host] ?? host;
}

/** Formats minutes and seconds in the locale's digits: `4:05`. @param seconds whole seconds */
export function formatCountdown(seconds: number, locale: string): string {
  const format = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits }).format(value);
  return `${format(Math.floor(seconds / 60), 1)}:${format(seconds % 60, 2)}`;
}
