import { expect, test } from 'vitest';
import { readAppRequest } from './appRequest.ts';

const sound = { id: '0123456789', method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } };

test('a request is read, and parameters that are none are empty', () => {
  expect(readAppRequest({ ...sound, params: { a: 1 } })?.params).toEqual({ a: 1 });
  expect(readAppRequest({ ...sound, params: 'x' })?.params).toEqual({});
});

test.each([
  ['nothing', null],
  ['a text', 'getSafeInfo'],
  ['a list', [sound]],
  ['no id', { ...sound, id: undefined }],
  ['a long id', { ...sound, id: '0'.repeat(65) }],
  ['no method', { ...sound, method: 7 }],
  ['no version', { ...sound, env: {} }],
])('%s is passed over', (_case, data) => {
  expect(readAppRequest(data)).toBeUndefined();
});
