import { checkWallet, type Platform, type Wallet } from './wallet.ts';
import { insideLinks, platformsOf, storeLink } from './walletLinks.ts';

const RDNS_FORM = /^[a-z\d_-]+(\.[a-z\d_-]+)+$/i;
const STORE_NUMBER = /^\d{6,12}$/;
const EXTENSION = /^[a-p]{32}$/;

/** Patterns of store ids. */
const ids: Readonly<Record<Exclude<Platform, 'desktop'>, RegExp>> = {
  ios: STORE_NUMBER,
  android: /^[a-z]\w*(\.\w+)+$/i,
  chrome: EXTENSION,
  firefox: /^[a-z\d][a-z\d-]*$/,
  edge: EXTENSION,
  safari: STORE_NUMBER,
};

/** Allowed hosts of stores. */
const storeHosts = [
  'apps.apple.com',
  'play.google.com',
  'chromewebstore.google.com',
  'addons.mozilla.org',
  'microsoftedge.microsoft.com',
];

/** Start of a link: custom scheme, with or without a path: `metamask://`, `okex://main/`. */
const SCHEME = /^[a-z][a-z\d+.-]*:\/\/([\w.?=:/-]*\/)?$/;

/**
 * Returns the faults of a wallet table, a sentence each, with the row's id; empty if every row is complete, every link is
 * well-formed, and only `shared` values are duplicates.
 */
export function walletFaults(rows: readonly Wallet[]): readonly string[] {
  return [
    ...rows.flatMap((wallet) => rowFaults(wallet).map((fault) => `${wallet.id}: ${fault}`)),
    ...repeated(rows, 'id', ({ id }) => [id]),
    ...repeated(sharedValueFaults(rows), 'rdns', ({ rdns = [] }) =>
      rdns.map((name) => name.toLowerCase()),
    ),
    ...repeated(sharedValueFaults(rows), 'scheme', ({ scheme }) => (scheme ? [scheme] : [])),
  ];
}

function rowFaults(wallet: Wallet): string[] {
  const faults: string[] = [];
  const requireThat = (right: boolean, fault: string) => {
    if (!right) faults.push(fault);
  };
  try {
    checkWallet(wallet);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  const { name, rdns = [], homepage, desktop, scheme, universal, inside, insideWeb } = wallet;
  requireThat(name.trim() === name && name !== '', 'needs a name');
  requireThat(
    rdns.every((announced) => RDNS_FORM.test(announced)),
    'has an rdns that is none',
  );
  requireThat(isHttps(homepage), 'needs a homepage, an https address');
  requireThat(platformsOf(wallet).length > 0, 'needs a way to get it');
  requireThat(desktop === undefined || isHttps(desktop), 'needs an https address to download from');
  for (const platform of platformsOf(wallet)) {
    if (platform === 'desktop') continue;
    requireThat(ids[platform].test(wallet[platform] ?? ''), `has no id of the ${platform} store`);
    requireThat(
      isHttps(storeLink(wallet, platform), storeHosts),
      `has no ${platform} store address`,
    );
  }
  const onPhone = wallet.ios !== undefined || wallet.android !== undefined;
  requireThat(
    !onPhone || Boolean(scheme || universal || inside),
    'has no way to open it on a phone',
  );
  requireThat(
    scheme === undefined || isWalletScheme(scheme),
    'has a scheme that cannot start a link',
  );
  requireThat(
    universal === undefined || (isHttps(universal) && /^[^?#]+\/$/.test(universal)),
    'needs a universal link that is an https address ending in /',
  );
  requireThat(
    wallet.intent === undefined ||
      (wallet.android !== undefined && (wallet.intent === 'wc' || scheme !== undefined)),
    'has an intent without what it names',
  );
  requireThat(inside === undefined || isTemplate(inside), 'has a link to its browser that is none');
  requireThat(
    insideWeb === undefined ||
      (inside !== undefined && insideWeb.startsWith('https:') && isTemplate(insideWeb)),
    'has a second link to its browser that is not a web address',
  );
  const { sources = [] } = wallet;
  requireThat(sources.length > 0, 'needs a source');
  requireThat(
    sources.includes('manifest') === (wallet.intent !== undefined),
    'needs the manifest as a source for its intent, and for nothing else',
  );
  return faults;
}

function isHttps(address: string | undefined, hosts?: readonly string[]): boolean {
  const url = address === undefined ? null : URL.parse(address);
  return url?.protocol === 'https:' && (hosts === undefined || hosts.includes(url.host));
}

function isWalletScheme(scheme: string): boolean {
  return SCHEME.test(scheme) && !/^(https?|javascript|data|file|blob):/.test(scheme);
}

/** Returns true for a template with a placeholder that yields a valid link. */
function isTemplate(template: string): boolean {
  const page = 'https://example.org/a?b=c#d';
  const [link] = insideLinks({ inside: template }, page, { telegram: false });
  if (!link || link === template || /[{}\s]/.test(link)) return false;
  return isHttps(link) || isWalletScheme(`${link.split('://')[0]}://`);
}

function sharedValueFaults(rows: readonly Wallet[]): readonly Wallet[] {
  return rows.filter(({ shared }) => !shared);
}

function repeated(
  rows: readonly Wallet[],
  what: string,
  valuesOf: (wallet: Wallet) => readonly string[],
): string[] {
  const owners = Map.groupBy(
    rows.flatMap((wallet) => valuesOf(wallet).map((value) => ({ value, id: wallet.id }))),
    ({ value }) => value,
  );
  return [...owners]
    .filter(([, rowsOfIt]) => rowsOfIt.length > 1)
    .map(
      ([value, of]) => `${of.map(({ id }) => id).join(' and ')}: have the same ${what} ${value}`,
    );
}
