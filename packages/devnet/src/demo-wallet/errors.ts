/**
 * An error as EIP-1193 defines it: what a page receives from a rejected request.
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

/** 4100: the account or method was not approved for this site. */
export const unauthorized = (what: string) => new ProviderRpcError(4100, what);

/** 4200: the wallet does not have this method. */
export const unsupportedMethod = (method: string) =>
  new ProviderRpcError(4200, `The method ${method} is not supported.`);

/** 4900: the wallet is connected to no network at all. */
export const disconnected = (why: string) => new ProviderRpcError(4900, why);

/** 4901: the wallet cannot reach the node of one network. */
export const networkUnreachable = (name: string) =>
  new ProviderRpcError(4901, `The wallet cannot reach ${name}.`);

/** -32602: the page sent something else than the method takes. */
export const invalidParams = (why: string) => new ProviderRpcError(-32602, why);

/** -32002 (EIP-1474 "resource unavailable"): the same question is already on the screen. */
export const alreadyPending = () =>
  new ProviderRpcError(-32002, 'A request to connect is already waiting for an answer.');

/**
 * A chain the wallet does not know: 4902 (EIP-3326), or the same wrapped in an internal error, as
 * some phone wallets send it.
 */
export function unknownChain(chainId: number, wrapped: boolean): ProviderRpcError {
  const message = `Unrecognized chain ID 0x${chainId.toString(16)}. Try adding the chain first.`;
  if (!wrapped) return new ProviderRpcError(4902, message);
  return new ProviderRpcError(-32603, 'Internal JSON-RPC error.', {
    originalError: { code: 4902, message },
  });
}
