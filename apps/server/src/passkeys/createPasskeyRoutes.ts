import {
  answer,
  Refusal,
  readJson,
  refusalAnswer,
  type SignInServer,
} from '@mooring/sign-in/server';
import { Hono } from 'hono';
import { signedInAccount } from '../security/signedInAccount.ts';
import { PasskeyRefusal, type Passkeys } from './createPasskeys.ts';

/** Largest request body, in bytes. */
const BODY_BYTES = 1024;

const statuses = { 'account-refused': 403, 'passkey-taken': 409, 'too-many-passkeys': 409 };

type Env = {
  Bindings: { signIn: Pick<SignInServer, 'sessionOf'>; client: string | undefined };
};

/**
 * Creates the routes of passkeys, `/accounts/{credentialId}`: looked up by anyone, stored by the signed-in
 * account. `onError` is called with unexpected errors (HTTP 500). They never reject.
 */
export function createPasskeyRoutes(passkeys: Passkeys, onError: (error: unknown) => void) {
  const one = '/accounts/:id';
  const app = new Hono<Env>();
  app.get(one, async ({ req, env }) => answer(await passkeys.find(req.param('id'), env.client)));
  app.put(one, async ({ req, env }) => {
    const visitor = await signedInAccount(req.raw, env.signIn);
    if ('refusal' in visitor) return visitor.refusal;
    const { account } = visitor;
    await passkeys.admitChange(account);
    const { body } = await readJson(req.raw, BODY_BYTES);
    return answer(await passkeys.put({ account, client: env.client }, req.param('id'), body));
  });
  app.all(one, () => refusalAnswer(new Refusal('method-not-allowed', { allow: ['GET', 'PUT'] })));
  app.notFound(() => refusalAnswer(new Refusal('not-found')));
  app.onError((error) => {
    if (error instanceof Refusal) return refusalAnswer(error);
    if (error instanceof PasskeyRefusal) {
      return answer({ error: error.code }, { status: statuses[error.code] });
    }
    onError(error);
    return refusalAnswer(new Refusal('internal-error'));
  });
  return async (
    request: Request,
    signIn: Env['Bindings']['signIn'],
    client: string | undefined,
  ): Promise<Response> => app.fetch(request, { signIn, client });
}
