/** For lists that come in pages. */
export interface PageOptions {
  /** `next` or `previous` of a page; followed on the gateway's own origin and path only. */
  readonly pageUrl?: string | undefined;
}

/** For lists of transactions. */
export interface TransactionListOptions extends PageOptions {
  /** Whether to leave out what looks like spam. The gateway decides when it is not said. */
  readonly trusted?: boolean | undefined;
  /** By which days are parted, such as `Europe/Athens`. */
  readonly timezone?: string | undefined;
}
