import { expect, it } from 'vitest';
import { connectorIcon } from './connectorIcon.ts';

const allowed = ['https://icons.example', 'https://other.example:8443', 'http://plain.example'];
const drawn = 'data:image/svg+xml,<svg/>';

it.each<[string, string | undefined, string | undefined]>([
  ['a drawing in the address', drawn, drawn],
  [
    'a picture on an allowed origin',
    'https://icons.example/a.svg?b',
    'https://icons.example/a.svg?b',
  ],
  ['the port that goes without saying', 'https://icons.example:443/a', 'https://icons.example/a'],
  ['a port that is named', 'https://other.example:8443/a', 'https://other.example:8443/a'],
  ['another port', 'https://icons.example:8443/a', undefined],
  ['a host below', 'https://a.icons.example/a', undefined],
  ['a host that begins alike', 'https://icons.example.evil.example/a', undefined],
  ['the origin as a name', 'https://icons.example@evil.example/a', undefined],
  ['plain http, though it is allowed', 'http://plain.example/a', undefined],
  ['an address of this page', '/a.svg', undefined],
  ['no picture', 'data:text/html,a', undefined],
  ['nothing', undefined, undefined],
])('%s', (_, icon, shown) => {
  expect(connectorIcon(icon, allowed)).toBe(shown);
});

it('an address of any other origin is not shown without being allowed', () => {
  expect(connectorIcon('https://icons.example/a.svg', [])).toBeUndefined();
  expect(connectorIcon(drawn, [])).toBe(drawn);
});
