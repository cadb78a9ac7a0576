import {
  Refusal,
  refusalOfError,
  refusalResponse,
  type SignedInSession,
  type SignInServer,
} from '@mooring/sign-in/server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { methodNotAllowed } from 'hono/method-not-allowed';

/** Variables of a request to the routes of accounts. */
export interface AccountEnv {
  Variables: {
    /** Sign-in at the request's host. */
    signIn: SignInServer;
    /** Key of limits and budgets. */
    client: string | undefined;
    /** Account that is signed in (CAIP-10), after `signedIn`. */
    account: string;
    /** Its session, after `signedIn`. */
    session: SignedInSession;
  };
}

/** Callbacks of routes. */
export interface RouteReports {
  /** Called with unexpected errors, and the request if one failed. */
  onError(error: unknown, request?: Request): void;
  /** Called with refused requests, for the log and the metrics. */
  onRefusal(request: Request, refusal: { code: string; limit?: string | undefined }): void;
}

/**
 * Creates an app for the routes of one resource. It answers refusals of its routes, unexpected errors (HTTP 500, or 503 without
 * a database) and unsupported methods in JSON.
 *
 * @param refuse Code and response of an error of the resource's own; undefined for any other.
 */
export function createAccountRoutes(
  { onError, onRefusal }: RouteReports,
  refuse?: (error: Error) => { code: string; response: Response } | undefined,
): Hono<AccountEnv> {
  function respond(request: Request, refusal: Refusal): Response {
    onRefusal(request, { code: refusal.code, limit: refusal.hints.limit });
    return refusalResponse(refusal);
  }
  const app = new Hono<AccountEnv>();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed({ req }, methods) {
        const allow = methods.filter((method) => method !== 'HEAD');
        return respond(req.raw, new Refusal('method-not-allowed', { allow }));
      },
    }),
  );
  app.onError((error, { req }) => {
    if (error instanceof Refusal) return respond(req.raw, error);
    const refused = refuse?.(error);
    if (!refused) {
      onError(error, req.raw);
      return respond(req.raw, refusalOfError(error));
    }
    onRefusal(req.raw, refused);
    return refused.response;
  });
  return app;
}

/**
 * Requires a session. The header `mooring-account` names the account a page expects (CAIP-10): requests for
 * another than the signed-in one are refused, as another tab of the browser may have changed it since the page
 * loaded.
 */
export const signedIn = createMiddleware<AccountEnv>(
  async ({ req, var: { signIn }, set }, next) => {
    const visitor = await signIn.sessionOf(req.raw);
    if ('refusal' in visitor) return visitor.refusal;
    const { session } = visitor;
    const { account } = session;
    if ((req.header('mooring-account') ?? account) !== account)
      throw new Refusal('unauthenticated');
    set('account', account);
    set('session', session);
    return next();
  },
);
