/** An error with a code of EIP-1193 or JSON-RPC. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: number;
  /** What the wallet added, as it came. */
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
