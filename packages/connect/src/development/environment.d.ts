declare namespace NodeJS {
  interface ProcessEnv {
    /** Replaced by bundlers, which find it in this form only. */
    readonly NODE_ENV?: string;
  }
}
