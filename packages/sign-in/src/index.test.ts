import { expect, test } from 'vitest';
import * as signIn from './index.ts';

test('exports', () => {
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
