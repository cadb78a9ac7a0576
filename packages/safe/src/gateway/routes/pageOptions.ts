/** For lists that come in pages. */
export interface PageOptions {
  /**
   * `next` or `previous` of a page, of which only the place in the list is taken; give the other options
   * of the list again.
   */
  readonly pageUrl?: string | undefined;
}

/** For lists of transactions. */
export interface TransactionListOptions extends PageOptions {
  /** Whether to leave out what looks like spam. The gateway decides when it is not said. */
  readonly trusted?: boolean | undefined;
  /** By which days are parted, such as `Europe/Athens`. */
  readonly timezone?: string | undefined;
}
