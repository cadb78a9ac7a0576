import type { Session } from '../session.ts';
import type { Ask } from './question.ts';
import { PERMISSIONS_REJECTED } from './rejections.ts';

/** The address book is readable only by applications the person permitted. */
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
        rejection: PERMISSIONS_REJECTED,
        async act() {
          grantedAt = Date.now();
          return list();
        },
      }),
    async addressBook() {
      if (grantedAt === undefined) throw new Error(PERMISSIONS_REJECTED);
      const chainId = String(opened.network.id);
      return accounts.map(({ label, address }) => ({ address, chainId, name: label }));
    },
  };
}
