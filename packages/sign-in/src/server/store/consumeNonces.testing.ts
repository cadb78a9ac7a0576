import { createSqliteStore } from './createSqliteStore.ts';

// Run as a program with a file and a number: uses up that many nonces, and names those it won.
const [, , file, count] = process.argv;
if (file) {
  const store = createSqliteStore({ file });
  for (let index = 0; index < Number(count); index += 1) {
    const hash = `nonce ${index}`;
    const { result } = await store.consumeNonce({ hash, visitHash: 'visit', now: Date.now() });
    if (result === 'consumed') process.stdout.write(`${hash}\n`);
  }
  await store.close();
}
