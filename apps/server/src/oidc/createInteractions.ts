import { isRecord, parseJson } from '@mooring/internal';
import { Refusal } from '@mooring/sign-in/server';
import type Provider from 'oidc-provider';
import type { AuthenticationMethod } from './authenticationMethod.ts';
import type { Application } from './clientMetadata.ts';
import { isNativeUri } from './clientMetadata.ts';
import type { Bridge } from './createBridge.ts';
import { GroupUnreadableError } from './createGroups.ts';
import type { Oidc, ShownClaims, Visitor } from './oidc.ts';
import { OidcRefusal } from './oidcRefusal.ts';
import type { OidcSession, OidcStore } from './oidcStore.ts';
import { rememberConsent } from './rememberConsent.ts';
import { writeSessionName } from './sessionName.ts';

type Interaction = InstanceType<Provider['Interaction']>;

/** Question of an application, with what decides about it. */
interface Question {
  interaction: Interaction;
  application: Application;
  scopes: readonly string[];
  prompts: ReadonlySet<string>;
  /** Time of the request, in ms since 1970. */
  askedAt: number;
}

/** Creates the questions of applications that the page shows and answers. */
export function createInteractions(options: {
  store: OidcStore;
  applications: ReadonlyMap<string, Application>;
  /** Provider and bridge with the keys of now. */
  open: () => Promise<{ provider: Provider; bridge: Bridge }>;
  findMethod: (
    session: Pick<OidcSession, 'account' | 'credential'>,
  ) => Promise<AuthenticationMethod>;
  /** @throws {GroupUnreadableError} */
  isMember: (account: string, application: Application) => Promise<boolean>;
  showClaims: (scopes: readonly string[], account: string | undefined) => ShownClaims;
  now: () => number;
}): Pick<Oidc, 'showInteraction' | 'answerInteraction'> {
  const { store, applications, open, findMethod, isMember, showClaims, now } = options;

  async function findQuestion(request: Request, uid: string): Promise<Question> {
    const { provider, bridge } = await open();
    // The cookie is that of the browser that came from the application.
    const isOwn = (await bridge.readInteraction(request)) === uid;
    const interaction = isOwn ? await provider.Interaction.find(uid) : undefined;
    const item = interaction && (await store.findItem('Interaction', uid, now()));
    if (!interaction || !item) throw new OidcRefusal('interaction-expired');
    const application = applications.get(textOrEmpty(interaction.params['client_id']));
    if (!application) throw new OidcRefusal('interaction-expired');
    const asked = textOrEmpty(interaction.params['scope']).split(' ');
    return {
      interaction,
      application,
      // An application that may have refresh tokens gets them, whether it asks or not.
      scopes: application.scopes.filter(
        (scope) => scope === 'offline_access' || asked.includes(scope),
      ),
      prompts: new Set(textOrEmpty(interaction.params['prompt']).split(' ')),
      askedAt: item.createdAt,
    };
  }

  /** Returns true without a session, or when another one is asked for. */
  function needsSignIn({ interaction, prompts, askedAt }: Question, visitor: Visitor): boolean {
    if (!visitor) return true;
    const { id_token_hint: hint, max_age: maxAge } = interaction.params;
    const hinted = readSubject(hint);
    if (hinted !== undefined && hinted !== visitor.account) return true;
    if (visitor.createdAt >= askedAt) return false;
    const isTooOld = maxAge !== undefined && now() - visitor.createdAt > Number(maxAge) * 1_000;
    return prompts.has('login') || isTooOld;
  }

  async function isRemembered(
    { application, scopes, prompts }: Question,
    account: string,
  ): Promise<boolean> {
    // Any program on the person's machine may pretend to be a native application (RFC 8252, 8.6).
    if (prompts.has('consent') || application.redirectUris.some(isNativeUri)) return false;
    if (!application.requireConsent) return true;
    const consents = await store.consents(account);
    const consent = consents.find(({ clientId }) => clientId === application.clientId);
    return consent !== undefined && scopes.every((scope) => consent.scopes.includes(scope));
  }

  async function isAllowed(account: string, application: Application): Promise<boolean> {
    try {
      return await isMember(account, application);
    } catch (error) {
      if (error instanceof GroupUnreadableError) throw new OidcRefusal('temporarily-unavailable');
      throw error;
    }
  }

  async function allow(question: Question, visitor: Visitor): Promise<void> {
    const { interaction, application, scopes } = question;
    const { clientId } = application;
    if (!visitor) throw new Refusal('unauthenticated');
    if (needsSignIn(question, visitor)) throw new OidcRefusal('login-required');
    if (!(await isAllowed(visitor.account, application))) throw new OidcRefusal('not-allowed');
    const { provider } = await open();
    const session = await store.findSession(visitor, now());
    if (!session) throw new Refusal('unauthenticated');
    const given = session.authorizations.find((one) => one.clientId === clientId)?.grantId;
    const found = given === undefined ? undefined : await provider.Grant.find(given);
    const grant = found ?? new provider.Grant({ accountId: visitor.account, clientId });
    grant.addOIDCScope(scopes.join(' '));
    const grantId = await grant.save();
    await rememberConsent(store, visitor.account, { clientId, scopes, now: now() });
    const { account: accountId, createdAt } = visitor;
    const ts = Math.floor(createdAt / 1_000);
    const login = { accountId, ts, remember: true, ...(await findMethod(session)) };
    interaction.result = { login, consent: { grantId } };
  }

  return {
    async showInteraction(request, uid, visitor) {
      const question = await findQuestion(request, uid);
      const { application, scopes, interaction } = question;
      const signsIn = needsSignIn(question, visitor);
      const step =
        !visitor || signsIn
          ? 'sign-in'
          : (await isRemembered(question, visitor.account))
            ? 'none'
            : 'consent';
      return {
        client: showClient(application),
        returnTo: readOrigin(textOrEmpty(interaction.params['redirect_uri'])),
        scopes,
        claims: showClaims(scopes, visitor?.account),
        step,
      };
    },
    async answerInteraction(request, uid, { decision, visitor }) {
      const question = await findQuestion(request, uid);
      const { interaction } = question;
      if (decision === 'allow') await allow(question, visitor);
      else interaction.result = { error: 'access_denied', error_description: 'not allowed' };
      // The person may have signed in, or changed the account, since the application asked.
      const name = visitor && writeSessionName(visitor);
      interaction.session =
        visitor && name !== undefined
          ? { accountId: visitor.account, uid: name, cookie: name }
          : undefined;
      await interaction.save(Math.max(1, interaction.exp - Math.floor(now() / 1_000)));
      return interaction.returnTo;
    },
  };
}

/** Application as the page shows it. */
export function showClient({ clientId: id, name, url, logo }: Application) {
  return { id, name, ...(url !== undefined && { url }), ...(logo !== undefined && { logo }) };
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Origin of a web page; of an application on a phone its scheme. */
export function readOrigin(uri: string): string {
  const { origin, protocol } = new URL(uri);
  return origin === 'null' ? protocol : origin;
}

/** Subject of an ID token, which the library has verified. */
function readSubject(token: unknown): string | undefined {
  if (typeof token !== 'string') return undefined;
  const payload = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return isRecord(payload) && typeof payload['sub'] === 'string' ? payload['sub'] : undefined;
}
