/**
 * EIP-1193 error of a failed request.
 * Codes: https://eips.ethereum.org/EIPS/eip-1193#provider-errors and EIP-1474.
 */
export class ProviderRpcError extends Error {
  readonly code: number;
  readonly data?: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.name = 'ProviderRpcError';
    this.code = code;
    if (data !== undefined) this.data = data;
  }
}

/** 4001: rejected by the person. */
export const userRejected = () => new ProviderRpcError(4001, 'User rejected the request.');

/** 4100: the account is not connected to the site. */
export const unauthorized = (what: string) => new ProviderRpcError(4100, what);

/** -32002 (EIP-1474 "resource unavailable"): the same prompt is open already. */
export const alreadyPending = () =>
  new ProviderRpcError(-32002, 'A request to connect is already waiting for an answer.');

/** 4200: the wallet does not support this method. */
export const unsupportedMethod = (method: string) =>
  new ProviderRpcError(4200, `The method ${method} is not supported.`);

/** -32602: parameters of the wrong shape. */
export const invalidParams = (why: string) => new ProviderRpcError(-32602, why);

/** Form of the error for an unknown chain. Real wallets differ. */
export type UnknownChainForm = 'plain' | 'wrapped' | 'server';

/**
 * Error for an unknown chain: 4902 (EIP-3326), the same wrapped in an internal error, as phone wallets send
 * it, or a server error of a wallet without a code for it.
 */
export function unknownChain(form: UnknownChainForm = 'plain', chainId?: number): ProviderRpcError {
  const id = chainId === undefined ? '' : ` 0x${chainId.toString(16)}`;
  const message = `Unrecognized chain ID${id}. Try adding the chain first.`;
  if (form === 'plain') return new ProviderRpcError(4902, message);
  if (form === 'server') return new ProviderRpcError(-32000, message);
  return new ProviderRpcError(-32603, 'Internal JSON-RPC error.', {
    originalError: { code: 4902, message },
  });
}

/** Converts any error to an EIP-1193 error: -32603 for unknown ones. */
export function toProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error;
  return new ProviderRpcError(-32603, error instanceof Error ? error.message : 'Internal error.');
}
