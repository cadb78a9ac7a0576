/**
 * An error as EIP-1193 defines it: what a page receives from a request that failed.
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

/** 4001: the person said no. */
export const userRejected = () => new ProviderRpcError(4001, 'User rejected the request.');

/** 4100: the account was not shared with the site. */
export const unauthorized = (what: string) => new ProviderRpcError(4100, what);

/** -32002 (EIP-1474 "resource unavailable"): the same question is already on the screen. */
export const alreadyPending = () =>
  new ProviderRpcError(-32002, 'A request to connect is already waiting for an answer.');

/** 4200: the wallet does not have this method. */
export const unsupportedMethod = (method: string) =>
  new ProviderRpcError(4200, `The method ${method} is not supported.`);

/** -32602: the page sent something else than the method takes. */
export const invalidParams = (why: string) => new ProviderRpcError(-32602, why);

/** How a wallet says that it does not know a network. Real ones differ. */
export type UnknownChainForm = 'plain' | 'wrapped' | 'server';

/**
 * A network the wallet does not know: 4902 (EIP-3326), the same wrapped in an internal error, as
 * phone wallets send it, or a server error of a wallet that has no code for it.
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

/** What a request failed with, as a page receives it: -32603 for any other error. */
export function toProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error;
  return new ProviderRpcError(-32603, error instanceof Error ? error.message : 'Internal error.');
}
