/** What a page is shown on, as far as it matters for reaching a wallet. */
export interface Device {
  readonly platform: 'ios' | 'android' | 'desktop';
  /** Whose extensions it takes: `chrome` is every browser on Chromium but Edge. */
  readonly browser?: 'chrome' | 'firefox' | 'edge' | 'safari';
  /** Id of the wallet in whose own browser the page is: that one first, and no links to others. */
  readonly wallet?: string;
  /** In Telegram, which follows links to other apps only with `target="_blank"`. */
  readonly telegram: boolean;
}
