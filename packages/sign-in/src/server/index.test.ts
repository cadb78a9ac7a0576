import { expect, test } from 'vitest';
import * as server from './index.ts';

test('@mooring/sign-in/server exports only its public names', () => {
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
