import { errors } from 'oidc-provider';
import type { Application } from './clientMetadata.ts';
import { isNativeUri } from './clientMetadata.ts';
import type { Claims } from './createClaims.ts';
import { GroupUnreadableError } from './createGroups.ts';
import type { ProviderHooks } from './createOidcProvider.ts';
import type { OidcStore } from './oidcStore.ts';
import { rememberConsent } from './rememberConsent.ts';

/** Creates what the library asks of accounts and consents. */
export function createHooks(options: {
  store: OidcStore;
  applications: ReadonlyMap<string, Application>;
  claims: Claims;
  /** @throws {GroupUnreadableError} */
  isMember: (account: string, application: Application) => Promise<boolean>;
  now: () => number;
}): Pick<ProviderHooks, 'findAccount' | 'loadExistingGrant' | 'isAllowed'> {
  const { store, applications, claims, isMember, now } = options;

  return {
    // Called with a code or token to issue or use one; without, while the person is asked.
    async findAccount(_ctx, account, token) {
      if (token) {
        const { clientId = '' } = token;
        const application = applications.get(clientId);
        if (!application || !(await readable(isMember(account, application)))) return undefined;
        if (token.kind !== 'AccessToken') await store.touchConsent(account, clientId, now());
      }
      return {
        accountId: account,
        claims: async (_use, scope) => ({
          ...(await readable(claims.find(account, new Set(scope.split(' '))))),
          sub: account,
        }),
      };
    },

    async loadExistingGrant({ oidc }) {
      const { client, session, account, provider } = oidc;
      const application = client && applications.get(client.clientId);
      if (!application || !session || !account) return undefined;
      const { clientId } = application;
      const id = oidc.result?.consent?.grantId ?? session.grantIdFor(clientId);
      const given = id === undefined ? undefined : await provider.Grant.find(id);
      // Only what the person is asked about now counts.
      if (oidc.result?.consent || oidc.prompts.has('consent')) return given;
      const consents = await store.consents(account.accountId);
      const consent = consents.find((one) => one.clientId === clientId);
      const remembered = application.requireConsent ? (consent?.scopes ?? []) : application.scopes;
      if (remembered.length === 0 || application.redirectUris.some(isNativeUri)) return given;
      const asked = [...oidc.requestParamOIDCScopes].filter((scope) => remembered.includes(scope));
      if (given && asked.every((scope) => given.getOIDCScope().split(' ').includes(scope)))
        return given;
      const grant = given ?? new provider.Grant({ accountId: account.accountId, clientId });
      grant.addOIDCScope(asked.join(' '));
      await grant.save();
      await rememberConsent(store, account.accountId, { clientId, scopes: asked, now: now() });
      return grant;
    },

    async isAllowed({ oidc }) {
      const application = oidc.client && applications.get(oidc.client.clientId);
      const account = oidc.session?.accountId;
      if (!application || account === undefined) return false;
      return readable(isMember(account, application));
    },
  };
}

/** Error for a code or token that two requests use at once. */
export const createReplayError = () => new errors.InvalidGrant({ detail: 'already used' });

/** Turns an unreadable chain into an error that the application may wait out. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof GroupUnreadableError)) throw error;
    const unavailable = new errors.TemporarilyUnavailable('a network does not answer');
    unavailable.status = 503;
    unavailable.statusCode = 503;
    throw unavailable;
  }
}
