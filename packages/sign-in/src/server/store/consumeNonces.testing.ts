import { openStore } from './openStore.testing.ts';

// Run as a program with the location of a store and a number: consumes that many nonces, and prints those
// it won.
const [, , place, count] = process.argv;
if (place) {
  const store = await openStore(place);
  for (let index = 0; index < Number(count); index += 1) {
    const hash = `nonce ${index}`;
    const { result } = await store.consumeNonce({ hash, visitHash: 'visit', now: Date.now() });
    if (result === 'consumed') process.stdout.write(`${hash}\n`);
  }
  await store.close();
}
