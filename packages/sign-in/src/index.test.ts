import { expect, test } from 'vitest';
import * as signIn from './index.ts';

test('what is public', () => {
  expect(Object.keys(signIn).sort()).toEqual([
    'SignInMessageError',
    'SignInRequestError',
    'checkMessage',
    'createMessage',
    'createSignInClient',
    'hasValidChecksum',
    'maxMessageLength',
    'parseMessage',
    'readDateTime',
  ]);
});
