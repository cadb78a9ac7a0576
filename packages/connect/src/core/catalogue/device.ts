/** What a page is shown on, as far as it matters for reaching a wallet. */
export interface Device {
  readonly platform: 'ios' | 'android' | 'desktop';
  /** Whose extensions it takes: `chrome` is every browser on Chromium but Edge. */
  readonly browser?: 'chrome' | 'firefox' | 'edge' | 'safari';
  /**
   * The wallet in whose own browser the page is: that one first, and no links to others. Its id; of one
   * that the catalogue does not have, its rdns.
   */
  readonly wallet?: string;
  /** Name of the app in whose own browser the page is, which keeps links to wallets from opening. */
  readonly app?: string;
  /** In Telegram, which follows links to other apps only with `target="_blank"`. */
  readonly telegram: boolean;
}
