import { expect, it } from 'vitest';
import { clientOf } from './clientOf.ts';

function client(peer: string | undefined, proxies: number, forwarded?: string) {
  return clientOf(forwarded ?? null, peer, proxies);
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, undefined],
  ['nonsense', undefined],
])('a connection from %s counts as %s', (peer, expected) => {
  expect(client(peer, 0)).toBe(expected);
});

it.each([
  ['is not believed without proxies', 0, '198.51.100.1', '203.0.113.7'],
  ['is believed of one proxy, for the last entry', 1, '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  [
    'is believed of two, for the last but one',
    2,
    '10.9.9.9, 198.51.100.1, 10.0.0.1',
    '198.51.100.1',
  ],
  ['may hold a port', 1, '198.51.100.1:4711', '198.51.100.1'],
  ['may hold IPv6 with a port', 1, '[2001:db8:1:2:3::1]:4711', '2001:db8:1:2::/64'],
  ['is too short for two proxies', 2, '198.51.100.1', '203.0.113.7'],
  ['holds no address', 1, 'unknown', '203.0.113.7'],
  ['is empty', 1, '', '203.0.113.7'],
])('X-Forwarded-For %s', (_name, proxies, forwarded, expected) => {
  expect(client('203.0.113.7', proxies, forwarded)).toBe(expected);
});

it('falls back to the connection without the header', () => {
  expect(client('203.0.113.7', 1)).toBe('203.0.113.7');
});
