import { PairingBaseError } from '../pairingBaseError.ts';

/** Error with a code of EIP-1193 or JSON-RPC. */
export class ProviderError extends PairingBaseError {
  override readonly name = 'ProviderError';
  readonly code: number;
  readonly source: 'wallet' | 'connector';
  /** Error data of the wallet, unmodified. */
  readonly data: unknown;

  constructor(code: number, message: string, wallet?: { readonly data: unknown }) {
    super(message);
    this.code = code;
    this.source = wallet ? 'wallet' : 'connector';
    this.data = wallet?.data;
  }
}
