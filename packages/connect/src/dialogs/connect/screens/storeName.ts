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
