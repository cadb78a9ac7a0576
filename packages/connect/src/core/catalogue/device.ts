/** Device of a page, as far as it matters for wallets. */
export interface Device {
  readonly platform: 'ios' | 'android' | 'desktop';
  /** Browser by extension store: `chrome` is any Chromium but Edge. */
  readonly browser?: 'chrome' | 'firefox' | 'edge' | 'safari';
  /**
   * Wallet whose in-app browser shows the page: listed first, without links to others. Its id, or its rdns
   * if not in the catalogue.
   */
  readonly wallet?: string;
  /** Name of the app whose in-app browser shows the page and blocks links to wallets. */
  readonly app?: string;
  /** True in Telegram, which opens links to apps only with `target="_blank"`. */
  readonly telegram: boolean;
}
