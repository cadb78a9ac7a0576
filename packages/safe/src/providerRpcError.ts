import { SafeBaseError } from './safeBaseError.ts';

/**
 * EIP-1193 error. Codes: EIP-1193 (4001 to 4901), EIP-1474 (-32xxx), EIP-3326 (4902) and EIP-5792 (57xx).
 */
export class ProviderRpcError extends SafeBaseError {
  override readonly name = 'ProviderRpcError';
  readonly code: number;
  override readonly source: 'wallet' | 'connector';

  constructor(code: number, message: string, source: 'wallet' | 'connector' = 'connector') {
    super(message);
    this.code = code;
    this.source = source;
  }
}

/** -32602: invalid parameters. */
export function invalidParams(message: string): ProviderRpcError {
  return new ProviderRpcError(-32602, message);
}
