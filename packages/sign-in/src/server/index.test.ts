import { expect, test } from 'vitest';
import * as server from './index.ts';

test('what is public', () => {
  expect(Object.keys(server).sort()).toEqual([
    'Refusal',
    'answer',
    'createPostgresStore',
    'createSignInServer',
    'createSqliteStore',
    'loadNativeRecover',
    'plainAnswer',
    'plainRequest',
    'readJson',
    'responseOf',
    'verifySignature',
  ]);
});
