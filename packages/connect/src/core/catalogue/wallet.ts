/** Where a wallet can be got for: two phones, four browsers, and a program of its own. */
export type Platform = 'ios' | 'android' | 'chrome' | 'firefox' | 'edge' | 'safari' | 'desktop';

/**
 * Where the facts of a row are known from: the wallet's `own` site, documents or source, the public
 * `registry` of pairing wallets, the tables of open-source connect `kits`, other public `code`, the
 * `manifest` of its Android app.
 */
export type Source = 'own' | 'registry' | 'kits' | 'code' | 'manifest';

/**
 * A wallet as a row of data: all that is known of it without asking anyone. What a row lacks is not
 * known, or is not there. A host writes rows of its own in the same way.
 */
export interface Wallet {
  /** Letters, digits, underscores. */
  readonly id: string;
  /** As its makers write it. */
  readonly name: string;
  /** Other names people look for: a former one, a short one. */
  readonly also?: readonly string[];
  /** What it announces itself as in a page (EIP-6963); a phone and an extension may differ. */
  readonly rdns?: readonly string[];
  /** Its brand's colour, `#rrggbb` (`#rgb` is understood too): the tile of its monogram. */
  readonly accent: string;
  readonly homepage: string;
  /** App Store number, without `id`. */
  readonly ios?: string;
  /** Google Play package. */
  readonly android?: string;
  /** Chrome Web Store id: 32 letters. */
  readonly chrome?: string;
  /** Firefox Add-ons name. */
  readonly firefox?: string;
  /** Edge Add-ons id; without one, Edge takes what is in the Chrome Web Store. */
  readonly edge?: string;
  /** App Store number of the extension for Safari. */
  readonly safari?: string;
  /** Page to download a program for the computer from. */
  readonly desktop?: string;
  /** What stands before `wc?uri=…` in a link that opens a pairing in its app: `metamask://`. */
  readonly scheme?: string;
  /** The same as a web address, which opens the app where it is installed. */
  readonly universal?: string;
  /**
   * Links that its Android app registers, as its manifest says: those of its own `scheme`, or `wc:` links
   * alone. Where that is known, a link on Android names the `android` package, so that no other app can
   * take it, and leads to the store where the app is missing.
   */
  readonly intent?: 'scheme' | 'wc';
  /**
   * A link that opens a page in its own browser. `{url}` is the page's address encoded once,
   * `{url2}` encoded twice, `{path}` host and path as they are, `{origin}` its origin encoded once.
   */
  readonly inside?: string;
  /** A second such link, a web address: for Telegram, and for people whom `inside` led nowhere. */
  readonly insideWeb?: string;
  /** What its own browser has in the user agent. */
  readonly agent?: string;
  /** Another row has the same scheme or rdns, and that is right. */
  readonly shared?: true;
  readonly sources?: readonly Source[];
}
