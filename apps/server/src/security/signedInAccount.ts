import { Refusal, type SignInServer } from '@mooring/sign-in/server';

/** Account of a request's session (CAIP-10), or the response to send instead. */
export type AccountOfRequest = { account: string } | { refusal: Response };

/**
 * Account signed in at a request. The header `mooring-account` names the account a page expects (CAIP-10).
 *
 * @throws {Refusal} `unauthenticated` when another is signed in: another tab of the browser may have changed
 * it since the page loaded.
 */
export async function signedInAccount(
  request: Request,
  signIn: Pick<SignInServer, 'sessionOf'>,
): Promise<AccountOfRequest> {
  const visitor = await signIn.sessionOf(request);
  if ('refusal' in visitor) return visitor;
  const { account } = visitor.session;
  if ((request.headers.get('mooring-account') ?? account) !== account) {
    throw new Refusal('unauthenticated');
  }
  return { account };
}

/** Address of an account in CAIP-10, in lower case. */
export function addressOf(account: string): `0x${string}` {
  return `0x${account.slice(-40)}`;
}
