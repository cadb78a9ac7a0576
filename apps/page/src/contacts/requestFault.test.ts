import { SignInRequestError } from '@mooring/sign-in';
import { expect, test } from 'vitest';
import { requestFault, retryRequest } from '../sign-in/requestFault.ts';
import { JsonRequestError } from '../sign-in/requestJson.ts';

test.each([
  [new SignInRequestError('refused', 401, { code: 'unauthenticated' }), 'signedOut', false],
  [new SignInRequestError('unreachable', 0), 'unreachable', true],
  [new JsonRequestError('unauthenticated', 401), 'signedOut', false],
  [new JsonRequestError('unreachable', 0), 'unreachable', true],
  [new JsonRequestError('too-many-requests', 429), 'busy', false],
  [new JsonRequestError('too-many-contacts', 409), 'full', false],
  [new JsonRequestError('contact-exists', 409), 'taken', false],
  [new JsonRequestError('not-found', 404), 'gone', false],
  [new JsonRequestError('internal-error', 500), 'other', true],
  [new JsonRequestError('constructor', 500), 'other', true],
  [new Error('anything'), 'other', true],
  ['a text', 'other', true],
  [null, 'other', true],
])('requestFault of %s is %s; retried: %s', (error, fault, again) => {
  expect(requestFault(error)).toBe(fault);
  expect(retryRequest(0, error)).toBe(again);
  expect(retryRequest(1, error)).toBe(false);
});
