import { ProviderRpcError } from '../providerRpcError.ts';

/** Error texts of hosts for a rejection by the person. */
const rejection = /^(Transaction was|Permissions( were)?) rejected/;

/** Converts a host's error text to an EIP-1193 error: 4001 for a rejection, else -32603. */
export function hostError(text: string): ProviderRpcError {
  if (rejection.test(text))
    return new ProviderRpcError(4001, 'The request was rejected in the Safe.');
  if (text === '') return new ProviderRpcError(-32603, 'The Safe could not do it.');
  return new ProviderRpcError(-32603, text, 'wallet');
}
