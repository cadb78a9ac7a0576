const names: Readonly<Record<string, string>> = {
  'apps.apple.com': 'App Store',
  'play.google.com': 'Google Play',
  'chromewebstore.google.com': 'Chrome Web Store',
  'addons.mozilla.org': 'Firefox Add-ons',
  'microsoftedge.microsoft.com': 'Edge Add-ons',
};

/** Name of the store behind an address, in every language; for other addresses, their host. */
export function storeName(href: string): string {
  const { host } = new URL(href);
  return names[host] ?? host;
}

/** Minutes and seconds, in the digits of the locale: `4:05`. @param seconds whole ones */
export function formatCountdown(seconds: number, locale: string): string {
  const format = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits }).format(value);
  return `${format(Math.floor(seconds / 60), 1)}:${format(seconds % 60, 2)}`;
}
