import { expect, it } from 'vitest';
import { loggedPath } from './log.ts';

const ID = '0123456789abcdef0123456789abcdef';

it.each([
  ['/auth/sessions', '/auth/sessions'],
  [`/auth/sessions/${ID}`, '/auth/sessions/{id}'],
  [`/contacts/${ID}`, '/contacts/{id}'],
  ['/contacts/import', '/contacts/import'],
  ['/a/0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48/b', '/a/{id}/b'],
  [`/a/${'Ab-_'.repeat(11)}`, '/a/{id}'],
  ['/accounts/AQIDBAUGBwgJCgsMDQ4PEA', '/accounts/{id}'],
  ['/assets/ConnectDialog-B2x9Qd1_.js', '/assets/ConnectDialog-B2x9Qd1_.js'],
  [`/${'a/'.repeat(200)}`, `/${'a/'.repeat(200)}`.slice(0, 200)],
])('loggedPath of %s is %s', (path, expected) => {
  expect(loggedPath(path)).toBe(expected);
});
