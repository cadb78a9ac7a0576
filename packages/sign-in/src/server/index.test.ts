import { expect, test } from 'vitest';
import * as server from './index.ts';

test('exports', () => {
  expect(Object.keys(server).sort()).toEqual([
    'Refusal',
    'createSignInServer',
    'jsonResponse',
    'loadRecover',
    'readJson',
    'refusalResponse',
    'verifySignature',
  ]);
});
