import { expect, test } from 'vitest';
import * as all from './index.ts';

test('entry exports only its public names', () => {
  expect(Object.keys(all).sort()).toEqual([
    'ProviderRpcError',
    'completeJsdom',
    'createGuardian',
    'createTestWallet',
  ]);
});
