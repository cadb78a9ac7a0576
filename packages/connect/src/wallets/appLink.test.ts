import { expect, it } from 'vitest';
import { appLink } from './appLink.ts';

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
