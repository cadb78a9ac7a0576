import { expect, it } from 'vitest';
import { type AuthenticationStatus, authenticationOf } from './authentication.ts';

const mira = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const keeper = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

it.each<[AuthenticationStatus, string | undefined, string | undefined, AuthenticationStatus]>([
  ['authenticated', mira, mira, 'authenticated'],
  ['authenticated', mira.toLowerCase(), mira, 'authenticated'],
  ['authenticated', mira, mira.toLowerCase(), 'authenticated'],
  ['authenticated', undefined, keeper, 'authenticated'],
  ['authenticated', mira, keeper, 'unauthenticated'],
  ['authenticated', mira, undefined, 'unauthenticated'],
  ['authenticated', '', mira, 'unauthenticated'],
  ['unauthenticated', undefined, mira, 'unauthenticated'],
  ['loading', mira, keeper, 'loading'],
])('authenticationOf %s as %s returns for account %s: %s', (status, address, account, expected) => {
  expect(authenticationOf({ status, address }, account)).toBe(expected);
});
