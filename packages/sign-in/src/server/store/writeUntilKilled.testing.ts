import { createSqliteStore } from './createSqliteStore.ts';

// Run as a program with a file: signs in without end, and says of each sign-in that it was kept.
const [, , file] = process.argv;
if (file) {
  const store = createSqliteStore({ file });
  const expiresAt = Date.now() + 3_600_000;
  for (let index = 0; ; index += 1) {
    const name = `${process.pid} ${index}`;
    const now = Date.now();
    await store.addNonce({ hash: name, visitHash: 'visit', expiresAt });
    await store.consumeNonce({ hash: name, visitHash: 'visit', now });
    await store.addSession({
      id: name,
      tokenHash: name,
      account: 'eip155:0:0xaa',
      device: '',
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: expiresAt,
      expiresAt,
    });
    await new Promise((resolve) => process.stdout.write(`${name}\n`, resolve));
  }
}
