import { fieldOf } from './askServer.ts';

/**
 * The address that a session of somebody's server names: as `address`, or as its user's `address`,
 * `name` or `id`, alone or at the end of a CAIP-10 account. In lower case.
 */
export function addressIn(session: unknown): string | undefined {
  const user = fieldOf(session, 'user');
  const written = [
    fieldOf(session, 'address'),
    ...['address', 'name', 'id'].map((name) => fieldOf(user, name)),
  ];
  for (const text of written) {
    const address =
      typeof text === 'string' ? /^(?:eip155:\d+:)?(0x[0-9a-f]{40})$/i.exec(text) : null;
    if (address?.[1]) return address[1].toLowerCase();
  }
  return undefined;
}
