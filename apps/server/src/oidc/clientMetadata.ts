import type { ClientMetadata } from 'oidc-provider';
import type { ValidOidc } from '../config/configSchema.ts';

/** Application, as an operator configures it. */
export type Application = ValidOidc['clients'][number];

/** Metadata of an application for the library (OpenID Connect Dynamic Client Registration, 2). */
export function clientMetadata(application: Application): ClientMetadata {
  const { clientSecret, redirectUris, backchannelLogoutUri } = application;
  const isNative = redirectUris.some(isNativeUri);
  const refreshes = application.scopes.includes('offline_access');
  return {
    client_id: application.clientId,
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
    token_endpoint_auth_method:
      application.tokenEndpointAuthMethod ??
      (clientSecret === undefined ? 'none' : 'client_secret_basic'),
    client_name: application.name,
    redirect_uris: [...redirectUris],
    post_logout_redirect_uris: [...application.postLogoutRedirectUris],
    ...(backchannelLogoutUri !== undefined && {
      backchannel_logout_uri: backchannelLogoutUri,
      backchannel_logout_session_required: true,
    }),
    application_type: isNative ? 'native' : 'web',
    grant_types: ['authorization_code', ...(refreshes ? ['refresh_token'] : [])],
    response_types: ['code'],
    response_modes: ['query'],
    scope: application.scopes.join(' '),
    id_token_signed_response_alg: application.idTokenAlgorithm,
  };
}

/** Returns true for the address of an application on the person's own machine (RFC 8252, 7). */
export function isNativeUri(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return !/^https?:$/.test(protocol) || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
