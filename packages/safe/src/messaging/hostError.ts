import { ProviderRpcError } from '../providerRpcError.ts';

/** How hosts say in plain text that the person said no. */
const rejection = /^(Transaction was|Permissions( were)?) rejected/;

/** A host's error, which is plain text, as EIP-1193 knows it: 4001 for a rejection, else -32603. */
export function hostError(text: string): ProviderRpcError {
  if (rejection.test(text))
    return new ProviderRpcError(4001, 'The request was rejected in the Safe.');
  if (text === '') return new ProviderRpcError(-32603, 'The Safe could not do it.');
  return new ProviderRpcError(-32603, text, 'wallet');
}
