import { expect, it } from 'vitest';
import { connectorIcon } from './connectorIcon.ts';

const allowed = ['https://icons.example', 'https://other.example:8443', 'http://plain.example'];
const drawn = 'data:image/svg+xml,<svg/>';

it.each<[string, string | undefined, string | undefined]>([
  ['an SVG data URL', drawn, drawn],
  [
    'an icon on an allowed origin',
    'https://icons.example/a.svg?b',
    'https://icons.example/a.svg?b',
  ],
  ['an explicit default port', 'https://icons.example:443/a', 'https://icons.example/a'],
  ['an allowed port', 'https://other.example:8443/a', 'https://other.example:8443/a'],
  ['another port', 'https://icons.example:8443/a', undefined],
  ['a subdomain', 'https://a.icons.example/a', undefined],
  ['a host with the allowed host as prefix', 'https://icons.example.evil.example/a', undefined],
  ['the allowed host as user name', 'https://icons.example@evil.example/a', undefined],
  ['plain http, even if allowed', 'http://plain.example/a', undefined],
  ['a path', '/a.svg', undefined],
  ['a data URL of HTML', 'data:text/html,a', undefined],
  ['nothing', undefined, undefined],
])('connectorIcon checks %s', (_, icon, shown) => {
  expect(connectorIcon(icon, allowed)).toBe(shown);
});

it('connectorIcon refuses every https origin if none is allowed', () => {
  expect(connectorIcon('https://icons.example/a.svg', [])).toBeUndefined();
  expect(connectorIcon(drawn, [])).toBe(drawn);
});
