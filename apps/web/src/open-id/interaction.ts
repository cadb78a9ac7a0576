import { JsonRequestError, requestJson } from '@mooring/page/sign-in';
import * as v from 'valibot';
import { access, answered, origin } from './client.ts';

const interaction = v.object({
  ...access,
  returnTo: origin,
  step: v.picklist(['sign-in', 'consent', 'none']),
});

/**
 * Request of an application for a sign-in. Its step is `sign-in` without a session, or if a new one is asked for;
 * `consent` if the person has to allow it; `none` if they did so earlier.
 */
export type Interaction = v.InferOutput<typeof interaction>;

export type Decision = 'allow' | 'deny';

/** Returns true for a request that was answered, has expired, or is of another browser. */
export function isRequestOver(error: unknown): boolean {
  return (
    error instanceof JsonRequestError &&
    (error.code === 'interaction-expired' || error.code === 'sign-out-expired')
  );
}

/**
 * Reads a request by its id.
 * @throws {JsonRequestError} like `answerInteraction`
 */
export function readInteraction(uid: string): Promise<Interaction> {
  return requestJson('GET', interactionPath(uid), interaction);
}

/**
 * Answers a request, as an account (CAIP-10) or without one. Resolves to the URL to go on at.
 * @throws {JsonRequestError} with `not-allowed` if the account is in no group that the application lets in
 */
export async function answerInteraction(
  uid: string,
  decision: Decision,
  account: string | undefined,
): Promise<string> {
  const body = { decision };
  return (await requestJson('POST', interactionPath(uid), answered, { account, body })).location;
}

function interactionPath(uid: string): string {
  return `/oidc/interaction/${encodeURIComponent(uid)}`;
}
