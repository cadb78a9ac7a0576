import {
  Refusal,
  refusalOfError,
  refusalResponse,
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
  };
}

/**
 * Creates an app for the routes of one resource. It answers refusals of its routes, unexpected errors (HTTP 500, or 503 without
 * a database) and unsupported methods in JSON.
 *
 * @param options.refuse Response to an error of the resource's own; undefined for any other.
 * @param options.onError Called with unexpected errors.
 */
export function createAccountRoutes(options: {
  refuse?: (error: Error) => Response | undefined;
  onError: (error: unknown) => void;
}): Hono<AccountEnv> {
  const app = new Hono<AccountEnv>();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(_, methods) {
        const allow = methods.filter((method) => method !== 'HEAD');
        return refusalResponse(new Refusal('method-not-allowed', { allow }));
      },
    }),
  );
  app.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error);
    const refused = options.refuse?.(error);
    if (refused) return refused;
    options.onError(error);
    return refusalResponse(refusalOfError(error));
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
    const { account } = visitor.session;
    if ((req.header('mooring-account') ?? account) !== account)
      throw new Refusal('unauthenticated');
    set('account', account);
    return next();
  },
);
