import { requestJson } from '@mooring/page/sign-in';
import * as v from 'valibot';
import { answered, client, origin } from './client.ts';

const signOutRequest = v.object({ client: v.optional(client), returnTo: v.optional(origin) });

/** Sign-out that an application asks for: the application, if known, and where it goes back to. */
export type SignOutRequest = v.InferOutput<typeof signOutRequest>;

/**
 * Reads the sign-out that this browser was sent here for.
 * @throws {JsonRequestError} like `answerSignOut`
 */
export function readSignOut(): Promise<SignOutRequest> {
  return requestJson('GET', '/oidc/sign-out', signOutRequest);
}

/**
 * Signs out of everything here, or only of the application. Resolves to the URL to go on at.
 * @param xsrf secret of the request, from the URL's fragment
 */
export async function answerSignOut(xsrf: string, everywhere: boolean): Promise<string> {
  const body = { xsrf, everywhere };
  return (await requestJson('POST', '/oidc/sign-out', answered, { body })).location;
}
