import { describe, expect, it } from 'vitest';
import { appLink, connectionMethod, isOpenedHere } from './connectionMethod.ts';

describe('connectionMethod', () => {
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
  ] as const)('%s: %j on %j, pairing %s', (method, wallet, device, pairing) => {
    expect(connectionMethod(wallet, device, pairing)).toBe(method);
  });
});

describe('isOpenedHere', () => {
  it.each([
    [true, { platform: 'ios', telegram: false }, true],
    [true, { platform: 'android', telegram: true }, true],
    [false, { platform: 'desktop', telegram: false }, true],
    [false, { platform: 'ios', telegram: false, wallet: 'trust' }, true],
    [true, { platform: 'android', telegram: false }, false],
    [false, { platform: 'android', telegram: true }, false],
    [false, { platform: 'ios', telegram: false }, false],
  ] as const)('%s on %j, with a name: %s', (opened, device, named) => {
    expect(isOpenedHere(device, named)).toBe(opened);
  });
});

describe('appLink', () => {
  const both = { scheme: 'harbour://', universal: 'https://example.org/' };
  const phone = { platform: 'android', telegram: false } as const;

  it.each([
    ['harbour://', both, phone],
    ['https://example.org/', { universal: both.universal }, phone],
    ['https://example.org/', both, { ...phone, telegram: true }],
    [undefined, {}, phone],
    [undefined, { ...both, intent: 'wc' }, phone],
    ['harbour://', { ...both, intent: 'wc' }, { ...phone, platform: 'ios' }],
    ['harbour://', { ...both, intent: 'scheme' }, phone],
    [undefined, both, { ...phone, wallet: 'trust' }],
    [undefined, both, { platform: 'desktop', telegram: false }],
  ] as const)('%s for %j on %j', (link, wallet, device) => {
    expect(appLink(wallet, device)).toBe(link);
  });
});
