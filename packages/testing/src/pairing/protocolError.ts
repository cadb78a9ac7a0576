import { ProviderRpcError } from '../rpc/providerError.ts';

/** Error of the pairing protocol. */
export interface ProtocolError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** Converts an error to the protocol's form, where a rejection by the person is 5000. */
export function protocolError(error: unknown): ProtocolError {
  const { code, message, data } = error instanceof ProviderRpcError ? error : {};
  return {
    code: code === 4001 ? 5000 : (code ?? -32603),
    message: message ?? 'Internal error.',
    ...(data !== undefined && { data }),
  };
}

/** Codes for unsupported features: specs/clients/sign/error-codes. */
const codes = { chains: 5100, methods: 5101, events: 5102, 'namespace key': 5104 } as const;

/** Error for a feature the wallet does not support. */
export function unsupported(what: keyof typeof codes): ProviderRpcError {
  return new ProviderRpcError(codes[what], `Unsupported ${what}.`);
}
