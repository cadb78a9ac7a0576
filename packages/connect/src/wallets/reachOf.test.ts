import { expect, it } from 'vitest';
import { reachOf } from './reachOf.ts';

const desktop = { platform: 'desktop' } as const;
const phone = { platform: 'ios' } as const;
const around = { platform: 'ios', wallet: 'metamask' } as const;
const app = { scheme: 'harbour://' };
const web = { universal: 'https://example.org/' };
const browser = { inside: 'https://example.org/{url}' };

it.each([
  ['scan', app, desktop, true],
  ['scan', web, desktop, true],
  ['get', app, desktop, false],
  ['get', browser, desktop, true],
  ['get', {}, desktop, true],
  ['app', app, phone, true],
  ['app', { ...web, ...browser }, phone, true],
  ['inside', { ...web, ...browser }, phone, false],
  ['inside', browser, phone, true],
  ['address', app, phone, false],
  ['address', { ios: '123456' }, phone, true],
  ['get', { android: 'org.example' }, phone, true],
  ['get', {}, phone, true],
  ['get', {}, phone, false],
  ['scan', app, around, true],
  ['get', { ...app, ...browser }, around, false],
] as const)('%s: %j on %j, pairing %s', (reach, wallet, device, pairing) => {
  expect(reachOf(wallet, device, pairing)).toBe(reach);
});
