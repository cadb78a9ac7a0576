import { checkCapabilities } from './capabilities.ts';
import { readSignInCapability, signIn } from './composeSignIn.ts';
import type { ProviderContext } from './method.ts';

/** Capability of ERC-7846: sign-in together with connecting. */
const signInWithEthereum = 'signInWithEthereum';

/** `wallet_connect` with capabilities (ERC-7846). */
export async function connectWith(context: ProviderContext, params: unknown) {
  const capability = checkCapabilities(params, signInWithEthereum);
  const request = capability === undefined ? undefined : readSignInCapability(context, capability);
  const { address } = await context.connect();
  const capabilities = request ? { [signInWithEthereum]: await signIn(context, request) } : {};
  return { accounts: [{ address, capabilities }] };
}
