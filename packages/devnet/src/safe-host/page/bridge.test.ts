import { expect, test } from 'vitest';
import { readAppRequest } from './bridge.ts';

const sound = { id: '0123456789', method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } };

test.each([{ params: { a: 1 } }, { params: '0x12' }, { params: undefined }])(
  'readAppRequest returns the parameters unchanged: %j',
  ({ params }) => {
    expect(readAppRequest({ ...sound, params })).toEqual({
      id: sound.id,
      method: sound.method,
      params,
    });
  },
);

test.each([
  ['nothing', null],
  ['a text', 'getSafeInfo'],
  ['a list', [sound]],
  ['no id', { ...sound, id: undefined }],
  ['a long id', { ...sound, id: '0'.repeat(65) }],
  ['no method', { ...sound, method: 7 }],
  ['no version', { ...sound, env: {} }],
])('readAppRequest ignores %s', (_case, data) => {
  expect(readAppRequest(data)).toBeUndefined();
});
