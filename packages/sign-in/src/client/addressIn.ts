import { fieldOf } from './askServer.ts';

/**
 * Address in a session of any server: its `address`, or its user's `address`, `name` or `id`, plain or at
 * the end of a CAIP-10 account. In lower case.
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
