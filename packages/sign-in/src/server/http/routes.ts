import { lookUp } from '@mooring/internal';
import { endPending, finishPending, showPending, startPending } from '../actions/pending.ts';
import {
  endSession,
  listSessions,
  readSessionPlace,
  showSession,
  signOut,
  signOutAll,
} from '../actions/sessions.ts';
import { issueNonce, verify, verifyAssertion } from '../actions/signIn.ts';
import { MAX_PLAIN_LENGTH } from '../signature/signatureForms.ts';
import type { SignInContext } from '../signInContext.ts';
import type { SignInLimits } from '../signInServerOptions.ts';
import type { Outcome, Visitor } from '../visitor.ts';
import { readAssertion, readJson, readSignature, readSignIn, readUnsigned } from './readBody.ts';

/** Performs the action of a request. Throws `Refusal`. */
export type Route = (
  context: SignInContext,
  visitor: Visitor,
  request: Request,
) => Promise<Outcome>;

/** Routes of a path, by method. */
export type Methods = Readonly<Record<string, Route>>;

const routes: Readonly<Record<string, Methods>> = {
  '/auth/nonce': { POST: taking(readEmpty, issueNonce, 'nonces') },
  '/auth/verify': { POST: taking(readSignIn, verify, 'verifications') },
  '/auth/assertion': { POST: taking(readAssertion, verifyAssertion, 'verifications') },
  '/auth/pending': {
    GET: showPending,
    POST: taking(readUnsigned, startPending, 'verifications'),
    DELETE: endPending,
  },
  '/auth/pending/finish': { POST: taking(readSignature, finishPending, 'verifications') },
  '/auth/session': { GET: showSession },
  '/auth/sessions': { GET: (context, visitor) => listSessions(context, visitor) },
  '/auth/sign-out': { POST: taking(readEmpty, signOut) },
  '/auth/sign-out-all': { POST: taking(readEmpty, signOutAll) },
};

/** Routes of a path; undefined for paths that are not sign-in's. */
export function routesOf(path: string): Methods | undefined {
  const known = lookUp(routes, path);
  if (known) return known;
  const [, next, id = ''] =
    /^\/auth\/sessions\/(?:after\/([\w-]+)|([0-9a-f]{32}))$/.exec(path) ?? [];
  const after = next === undefined ? undefined : readSessionPlace(next);
  if (after) return { GET: (context, visitor) => listSessions(context, visitor, after) };
  return id === '' ? undefined : { DELETE: (context, visitor) => endSession(context, visitor, id) };
}

/**
 * Creates a route to an action with a request body. The action counts an attempt against `limit`; an
 * invalid body never reaches it, and is counted here.
 */
function taking<Sent>(
  read: (request: Request) => Promise<Sent>,
  action: (context: SignInContext, visitor: Visitor, sent: Sent) => Promise<Outcome>,
  limit?: keyof SignInLimits,
): Route {
  return async (context, visitor, request) => {
    let sent: Sent;
    try {
      sent = await read(request);
    } catch (error) {
      if (limit) await context.demandWithin(limit, visitor.client);
      throw error;
    }
    return action(context, visitor, sent);
  };
}

function readEmpty(request: Request): Promise<unknown> {
  return readJson(request, MAX_PLAIN_LENGTH);
}
