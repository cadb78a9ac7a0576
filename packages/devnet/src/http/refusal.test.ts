import { expect, test } from 'vitest';
import { isOwnOrigin, refusalOf } from './refusal.ts';

const json = 'application/json';

test.each([
  ['a program', 'POST', '127.0.0.1:8545', undefined, json],
  ['a page of another port', 'POST', 'localhost:8545', 'http://localhost:5173', json],
  ['a page under a name of this machine', 'POST', 'shop.localhost', 'http://[::1]:3000', json],
  ['JSON with its charset', 'POST', '[::1]:3000', undefined, 'Application/JSON; charset=utf-8'],
  ['a page that opens', 'GET', '127.9.8.7:3000', undefined, undefined],
  ['a deletion', 'DELETE', 'localhost', 'http://localhost', undefined],
])('refusalOf accepts %s', (_case, method, host, origin, contentType) => {
  expect(refusalOf({ method, host, origin, contentType })).toBeNull();
});

test.each([
  ['a name that leads here', 'GET', 'evil.example:3000', undefined, undefined, 403],
  ['a name that begins like ours', 'GET', '127.0.0.1.evil.example', undefined, undefined, 403],
  ['an address of the network', 'GET', '192.168.1.4:3000', undefined, undefined, 403],
  ['no host', 'GET', undefined, undefined, undefined, 403],
  ['a host that is none', 'GET', 'localhost:99999', undefined, undefined, 403],
  ['a page of another site', 'POST', 'localhost:3000', 'https://evil.example', json, 403],
  ['a page without its own origin', 'POST', 'localhost:3000', 'null', json, 403],
  ['what a form can post', 'POST', 'localhost:3000', undefined, 'text/plain', 415],
  ['what names no type', 'POST', 'localhost:3000', undefined, null, 415],
  ['what only looks like JSON', 'POST', 'localhost:3000', undefined, 'application/jsonp', 415],
])('refusalOf refuses %s', (_case, method, host, origin, contentType, status) => {
  const refusal = refusalOf({ method, host, origin, contentType });
  expect(refusal).toMatchObject({ status, sentence: expect.stringMatching(/\.$/) });
});

test.each([
  ['http://localhost:5173', true],
  ['https://localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://shop.localhost:3000', true],
  ['https://example.com', false],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['null', false],
  ['file://', false],
  ['', false],
])('isOwnOrigin of %s is %s', (origin, expected) => {
  expect(isOwnOrigin(origin)).toBe(expected);
});
