import { addAuthenticator } from './authenticator.ts';
import { expect } from './fixtures.ts';
import { payTwice, signInWithPasskey, test } from './passkeyVisitor.ts';

// Rules of a network before the precompile for the curve of passkeys (EIP-7951).
test.use({ hardfork: 'prague' });

test('passkey without the P-256 precompile creates an account and pays', {
  tag: ['@chromium', '@full'],
}, async ({ page, visitor, local }) => {
  await addAuthenticator(page);
  const account = await signInWithPasskey(visitor, local.url);
  const [first, later] = await payTwice(page, local, account);
  // A contract checks the signature, which the network would do for less.
  expect(first).toBeGreaterThan(700_000);
  expect(first).toBeLessThanOrEqual(830_000);
  expect(later).toBeLessThanOrEqual(450_000);
});
