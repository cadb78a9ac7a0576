import type { Session } from '../session.ts';
import type { Ask } from './question.ts';

/** The address book is read only by applications that the person let read it. */
export function createPermissions({ opened, accounts }: Session, ask: Ask) {
  let grantedAt: number | undefined;
  const list = () =>
    grantedAt === undefined
      ? []
      : [
          {
            invoker: opened.app.origin,
            parentCapability: 'requestAddressBook',
            date: grantedAt,
            caveats: [],
          },
        ];
  return {
    list: async () => list(),
    request: () =>
      ask({
        title: 'Let the application read the address book',
        lines: [{ text: `${opened.app.origin} asks for the names of your contacts.`, depth: 0 }],
        facts: [],
        async act() {
          grantedAt = Date.now();
          return list();
        },
      }),
    async addressBook() {
      if (grantedAt === undefined) throw new Error('Permissions rejected');
      const chainId = String(opened.network.id);
      return accounts.map(({ label, address }) => ({ address, chainId, name: label }));
    },
  };
}
