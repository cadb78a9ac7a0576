import { readDelegate } from '@mooring/internal';
import type { ChainRequest } from '@mooring/sign-in/server';
import type { OidcSession } from './oidcStore.ts';

/** How an account proved itself, as the claims `amr` and `acr` say it. */
export interface AuthenticationMethod {
  amr: [Method];
  acr: `urn:mooring:${Method}`;
}

type Method = 'wallet' | 'passkey' | 'multisig' | '7702';

const authenticationMethods: readonly Method[] = ['wallet', 'passkey', 'multisig', '7702'];

/** Values of `acr`. */
export const acrValues = authenticationMethods.map((method) => `urn:mooring:${method}` as const);

/**
 * Finds out how an account proved itself: `passkey` by a credential, `multisig` by a contract, `wallet` by a key, `7702` by
 * a key that acts as a contract on the identity network. If that network does not answer, `wallet`, which is true too.
 */
export async function readAuthenticationMethod(
  { account, credential }: Pick<OidcSession, 'account' | 'credential'>,
  read: ChainRequest,
): Promise<AuthenticationMethod> {
  if (credential !== undefined) return toClaims('passkey');
  const [, chainId, address] = account.split(':');
  if (chainId !== '0') return toClaims('multisig');
  const code = await read({ method: 'eth_getCode', params: [address, 'latest'] }).catch(() => '0x');
  return toClaims(typeof code === 'string' && readDelegate(code) ? '7702' : 'wallet');
}

function toClaims(method: Method): AuthenticationMethod {
  return { amr: [method], acr: `urn:mooring:${method}` };
}
