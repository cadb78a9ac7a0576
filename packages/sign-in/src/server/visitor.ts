/** The browser that asks for an action, by the tokens it keeps, and the client it comes from. */
export interface Visitor {
  /** Token that nonces and pending sign-ins are bound to; undefined for a browser that has none. */
  readonly visit: string | undefined;
  /** Token of its session; undefined without one. */
  readonly session: string | undefined;
  readonly userAgent: string | null;
  /** Key of the rate limits. */
  readonly client: string;
}

/** A token for the browser to keep for some ms, or null for one to forget. */
export type KeptToken = { readonly token: string; readonly lifetimeMs: number } | null;

/** Result of an action: what is answered, and which tokens the browser keeps from now on. */
export interface Outcome {
  /** As JSON. */
  readonly body: object;
  /** Accepted, with the result still to come. Default: false. */
  readonly isPending?: boolean;
  /** Default: as it was. */
  readonly visit?: KeptToken;
  /** Default: as it was. */
  readonly session?: KeptToken;
}
