/** Platform of a wallet: two phones, four browsers, and a desktop app. */
export type Platform = 'ios' | 'android' | 'chrome' | 'firefox' | 'edge' | 'safari' | 'desktop';

/**
 * Source of a row's facts: the wallet's `own` site, documents or source, the public `registry` of pairing
 * wallets, the tables of open-source connect `kits`, other public `code`, the `manifest` of its Android
 * app.
 */
export type Source = 'own' | 'registry' | 'kits' | 'code' | 'manifest';

/**
 * Wallet as a row of data. Missing fields are unknown, or do not exist. Hosts add custom wallets in the
 * same form.
 */
export interface Wallet {
  /** Letters, digits, underscores. */
  readonly id: string;
  /** Name as its makers spell it. */
  readonly name: string;
  /** Other names to search for: former or short ones. */
  readonly also?: readonly string[];
  /** rdns announced in a page (EIP-6963); phone and extension may differ. */
  readonly rdns?: readonly string[];
  /** Brand colour, `#rrggbb` (or `#rgb`): the tile of its monogram. */
  readonly accent: string;
  /** Icon: a `data:` URL of an image, or a path on the page's origin. Default: its mark, or monogram. */
  readonly icon?: string;
  readonly homepage: string;
  /** App Store number, without `id`. */
  readonly ios?: string;
  /** Google Play package. */
  readonly android?: string;
  /** Chrome Web Store id: 32 letters. */
  readonly chrome?: string;
  /** Firefox Add-ons name. */
  readonly firefox?: string;
  /** Edge Add-ons id; without one, Edge uses the Chrome Web Store. */
  readonly edge?: string;
  /** App Store number of the Safari extension. */
  readonly safari?: string;
  /** Download page of its desktop app, or the wallet itself if it is a website. */
  readonly desktop?: string;
  /** Start of a link that opens a pairing in its app, before `wc?uri=…`: `metamask://`. */
  readonly scheme?: string;
  /** Same link with `https:`, which opens the app if installed. */
  readonly universal?: string;
  /**
   * Links registered by its Android app, from its manifest: its own `scheme`, or `wc:` only. If known, a
   * link on Android names the `android` package, so that no other app can take it, and falls back to the
   * store.
   */
  readonly intent?: 'scheme' | 'wc';
  /**
   * Link that opens a page in its in-app browser. `{url}` is the page's URL encoded once, `{url2}` encoded
   * twice, `{path}` host and path unencoded, `{origin}` its origin encoded once.
   */
  readonly inside?: string;
  /** Another such link, a web one: for Telegram, and if `inside` fails. */
  readonly insideWeb?: string;
  /** Mark of its in-app browser in the user agent. */
  readonly agent?: string;
  /** True if another row correctly has the same scheme or rdns. */
  readonly shared?: true;
  readonly sources?: readonly Source[];
  /** True to hide the wallet, or a function of the ids (such as rdns) of the wallets installed in this browser. */
  readonly hidden?: boolean | ((installed: readonly string[]) => boolean);
  /**
   * False if the connector with this id cannot connect because the wallet is not installed: shows how to get it.
   * Default: true.
   */
  readonly installed?: boolean;
  /** Setup steps in a browser and on a phone. Default: the kit's three steps. */
  readonly steps?: {
    readonly extension?: readonly WalletStep[];
    readonly phone?: readonly WalletStep[];
  };
  /** Setup page of its makers, linked below the steps. */
  readonly learnMoreUrl?: string;
}

/** Setup step of a wallet, as text of the host. */
export interface WalletStep {
  readonly title: string;
  readonly description: string;
}

const ID = /^\w+$/;
const ACCENT = /^#([\da-f]{3}|[\da-f]{6})$/i;

/**
 * Validates a wallet.
 * @throws {Error} on an id with other than letters, digits and underscores, or an invalid accent
 */
export function checkWallet({ id, name, accent }: Wallet): void {
  checkId(id);
  checkAccent(name, accent);
}

/** Validates a wallet id. @throws {Error} `Invalid ID: …` for other than letters, digits and underscores */
export function checkId(id: string): void {
  if (!ID.test(id)) throw new Error(`Invalid ID: ${id}. Write letters, digits and underscores.`);
}

/** Validates an accent. @throws {Error} with the wallet and the value, if not a hex colour */
export function checkAccent(name: string, accent: string): void {
  if (ACCENT.test(accent)) return;
  throw new Error(`The accent of ${name} is not #rgb or #rrggbb: ${accent}`);
}
