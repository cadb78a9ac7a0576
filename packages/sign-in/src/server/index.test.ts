import { expect, test } from 'vitest';
import * as server from './index.ts';

test('@mooring/sign-in/server exports only its public names', () => {
  expect(Object.keys(server).sort()).toEqual([
    'Refusal',
    'StoreUnavailableError',
    'createSignInServer',
    'jsonResponse',
    'loadRecover',
    'readJson',
    'refusalOfError',
    'refusalResponse',
    'verifySignature',
  ]);
});
