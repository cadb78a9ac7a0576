import { ProviderRpcError } from '../rpc/providerError.ts';

/** An error in the protocol's own form. */
export interface ProtocolError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** An error as the protocol writes it: a person's no is 5000 there. */
export function protocolError(error: unknown): ProtocolError {
  const { code, message, data } = error instanceof ProviderRpcError ? error : {};
  return {
    code: code === 4001 ? 5000 : (code ?? -32603),
    message: message ?? 'Internal error.',
    ...(data !== undefined && { data }),
  };
}

/** Codes for what a wallet does not have: specs/clients/sign/error-codes. */
const codes = { chains: 5100, methods: 5101, events: 5102, 'namespace key': 5104 } as const;

/** An error that says that the wallet does not have what it was asked for. */
export function unsupported(what: keyof typeof codes): ProviderRpcError {
  return new ProviderRpcError(codes[what], `Unsupported ${what}.`);
}
