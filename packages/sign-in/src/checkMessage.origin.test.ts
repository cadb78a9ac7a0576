import { expect, test } from 'vitest';
import { isSameOrigin } from './checkMessage.ts';

test.each([
  ['https://harbour.example', true],
  ['https://harbour.example/', true],
  ['https://harbour.example/sign-in?a=b#c', true],
  ['https://harbour.example:443/', true],
  ['https://harbour.example:/', true],
  ['HTTPS://HARBOUR.EXAMPLE/', true],
  ['http://harbour.example/', false],
  ['https://harbour.example:8443/', false],
  ['https://harbour.example.evil.example/', false],
  ['https://www.harbour.example/', false],
  ['https://evil.example/https://harbour.example/', false],
  ['https://harbour.example@evil.example/', false],
  ['https://evil.example@harbour.example/', false],
  ['https://:secret@harbour.example/', false],
  ['https://evil.example\\@harbour.example/', false],
  ['https:harbour.example', false],
  ['https:/harbour.example', false],
  ['https:///harbour.example', false],
  ['https://?harbour.example', false],
  ['https://harbour.example\t/', false],
  [' https://harbour.example/', false],
  ['https:///', false],
  ['https://harbour.example:99999/', false],
  ['/sign-in', false],
  ['urn:harbour.example', false],
  ['blob:https://harbour.example/1', false],
])('checkMessage of the origin %j on https://harbour.example returns %j', (uri, same) => {
  expect(isSameOrigin(uri, 'https', 'harbour.example')).toBe(same);
});

test.each([
  ['https://[::1]:8443/a', 'https', '[::1]:8443', true],
  ['https://[0:0::1]:8443/a', 'https', '[::1]:8443', true],
  ['https://127.0.0.1/', 'https', '127.0.0.1', true],
  ['https:///harbour.example', 'https', '/harbour.example', false],
  ['http://localhost:3000', 'http', 'localhost:3000', true],
  ['app://harbour', 'app', 'harbour', true],
  ['app://harbour/a', 'app', 'harbour', true],
  ['app://harbour?a', 'app', 'harbour', true],
  ['app://harbour#a', 'app', 'harbour', true],
  ['app://harbour.evil', 'app', 'harbour', false],
  ['app://other', 'app', 'harbour', false],
  ['app:other', 'app', 'harbour', false],
  ['https://harbour', 'app', 'harbour', false],
  ['https://', 'https', '', false],
])('checkMessage of the origin %j on %s://%s returns %j', (uri, scheme, domain, same) => {
  expect(isSameOrigin(uri, scheme, domain)).toBe(same);
});
