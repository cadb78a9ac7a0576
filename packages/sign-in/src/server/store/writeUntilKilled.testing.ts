import { keepSignIn, openStore } from './openStore.testing.ts';

// Run as a program with the location of a store: signs in repeatedly, and prints each stored sign-in.
const [, , place] = process.argv;
if (place) {
  const store = await openStore(place);
  for (let index = 0; ; index += 1) {
    const name = `${process.pid} ${index}`;
    await keepSignIn(store, name);
    await new Promise((resolve) => process.stdout.write(`${name}\n`, resolve));
  }
}
