import type { ConfigFault } from './configError.ts';
import { isConfiguredChainId, property } from './inputProperty.ts';
import { addressOrigin } from './withoutSecrets.ts';

/** Checks of the OpenID provider across fields, on the raw input. @param ids Chain ids of the configured networks. */
export function oidcChecks(input: unknown, ids: readonly number[]): ConfigFault[] {
  const oidc = property(input, 'oidc');
  if (typeof oidc !== 'object' || oidc === null) return [];
  const faults: ConfigFault[] = [];
  const add = (path: string, found: string, hint: string) => faults.push({ path, found, hint });
  if (property(input, 'signIn') === false)
    add('signIn', 'false', 'OpenID Connect needs sign-in: remove signIn: false, or oidc.');
  if (property(input, 'publicUrl') === undefined)
    add(
      'publicUrl',
      'nothing',
      'OpenID Connect needs it: it is the issuer that applications know.',
    );
  const listed = property(input, 'images');
  const images: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const publicUrl = property(input, 'publicUrl');
  const groups = Object.entries(Object(property(oidc, 'groups')));
  const clients = property(oidc, 'clients');
  const list: readonly unknown[] = Array.isArray(clients) ? clients : [];
  const clientIds = list.map((client) => property(client, 'clientId'));
  for (const [index, client] of list.entries()) {
    const path = `oidc.clients[${index}]`;
    const id = clientIds[index];
    if (id !== undefined && clientIds.indexOf(id) !== index)
      add(`${path}.clientId`, JSON.stringify(id), 'Another application has it.');
    const method = property(client, 'tokenEndpointAuthMethod');
    const hasSecret = property(client, 'clientSecret') !== undefined;
    if (hasSecret ? method === 'none' : method !== undefined && method !== 'none')
      add(
        `${path}.tokenEndpointAuthMethod`,
        JSON.stringify(method),
        hasSecret ? 'It has a secret: omit "none".' : 'It needs a clientSecret.',
      );
    if (!hasSecret && property(client, 'requirePkce') === false)
      add(`${path}.requirePkce`, 'false', 'Without a secret it needs PKCE: omit it.');
    const logo = property(client, 'logo');
    const origin = typeof logo === 'string' && /^https:/i.test(logo) ? addressOrigin(logo) : null;
    if (origin !== null && ![...images, publicUrl].some((one) => isOrigin(one, origin)))
      add(
        `${path}.logo`,
        `an address at ${origin}`,
        `Add "${origin}" to images: pages load no other.`,
      );
    const allow = property(client, 'allow');
    for (const name of Array.isArray(allow) ? allow : [])
      if (!groups.some(([group]) => group === name))
        add(`${path}.allow`, JSON.stringify(name), 'There is no such group in oidc.groups.');
  }
  for (const [name, written] of groups) {
    for (const rule of Array.isArray(written) ? written : [written])
      for (const [kind, place] of Object.entries(Object(rule))) {
        const id = property(place, 'chainId');
        if (isConfiguredChainId(id) && !ids.includes(id))
          add(
            `oidc.groups.${name}.${kind}.chainId`,
            String(id),
            `It must be one of the configured networks: ${ids.join(', ') || 'none yet'}.`,
          );
      }
  }
  return faults;
}

/** Returns true for an origin, written with or without a slash at its end. */
function isOrigin(written: unknown, origin: string): boolean {
  return written === origin || written === `${origin}/`;
}
