/** Options of paginated lists. */
export interface PageOptions {
  /** `next` or `previous` of a page; only its cursor is used, so pass the other options again. */
  readonly pageUrl?: string | undefined;
}

/** Options of transaction lists. */
export interface TransactionListOptions extends PageOptions {
  /** True to omit likely spam. Default: the gateway's. */
  readonly trusted?: boolean | undefined;
  /** Time zone of the day headings, such as `Europe/Athens`. */
  readonly timezone?: string | undefined;
}
