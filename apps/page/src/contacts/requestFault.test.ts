import { SignInRequestError } from '@mooring/sign-in';
import { expect, test } from 'vitest';
import { requestFault, retryRequest } from '../sign-in/requestFault.ts';
import { ContactsRequestError } from './contactsClient.ts';

test.each([
  [new SignInRequestError('refused', 401, { code: 'unauthenticated' }), 'signedOut', false],
  [new SignInRequestError('unreachable', 0), 'unreachable', true],
  [new ContactsRequestError('unauthenticated', 401), 'signedOut', false],
  [new ContactsRequestError('unreachable', 0), 'unreachable', true],
  [new ContactsRequestError('too-many-requests', 429), 'busy', false],
  [new ContactsRequestError('too-many-contacts', 409), 'full', false],
  [new ContactsRequestError('contact-exists', 409), 'taken', false],
  [new ContactsRequestError('not-found', 404), 'gone', false],
  [new ContactsRequestError('internal-error', 500), 'other', true],
  [new ContactsRequestError('constructor', 500), 'other', true],
  [new Error('anything'), 'other', true],
  ['a text', 'other', true],
  [null, 'other', true],
])('requestFault of %s is %s; retried: %s', (error, fault, again) => {
  expect(requestFault(error)).toBe(fault);
  expect(retryRequest(0, error)).toBe(again);
  expect(retryRequest(1, error)).toBe(false);
});
