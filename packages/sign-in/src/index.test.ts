import { expect, test } from 'vitest';
import * as signIn from './index.ts';

test('@mooring/sign-in exports only its public names', () => {
  expect(Object.keys(signIn).sort()).toEqual([
    'SignInMessageError',
    'SignInRequestError',
    'checkMessage',
    'createAuthJsClient',
    'createBetterAuthClient',
    'createMessage',
    'createSignInClient',
    'createSiweClient',
    'hasValidChecksum',
    'maxMessageLength',
    'parseMessage',
    'readDateTime',
  ]);
});
