import { expect, test } from 'vitest';
import * as rpcProxy from './index.ts';

test('exports', () => {
  expect(Object.keys(rpcProxy).sort()).toEqual([
    'MINUTE_MS',
    'createMemoryLimits',
    'createRpcProxy',
    'refillTime',
    'rpcLimits',
  ]);
});
