/** An error with a code of EIP-1193 or JSON-RPC. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: number;
  /** Whose words the message is: the phone's own, or English of this package for developers. */
  readonly source: 'wallet' | 'connector';
  /** What the wallet added, as it came. */
  readonly data: unknown;

  constructor(code: number, message: string, wallet?: { readonly data: unknown }) {
    super(message);
    this.code = code;
    this.source = wallet ? 'wallet' : 'connector';
    this.data = wallet?.data;
  }
}
