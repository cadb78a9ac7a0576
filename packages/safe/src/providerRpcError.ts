/**
 * An error as EIP-1193 defines it. Codes: EIP-1193 (4001 to 4901), EIP-1474 (-32xxx), EIP-3326
 * (4902) and EIP-5792 (57xx).
 */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError';
  readonly code: number;
  /** Whose words the message is: the host's own, or English of this package for developers. */
  readonly source: 'wallet' | 'connector';

  constructor(code: number, message: string, source: 'wallet' | 'connector' = 'connector') {
    super(message);
    this.code = code;
    this.source = source;
  }
}

/** -32602: what was asked is not put as the method takes it. */
export function invalidParams(message: string): ProviderRpcError {
  return new ProviderRpcError(-32602, message);
}
