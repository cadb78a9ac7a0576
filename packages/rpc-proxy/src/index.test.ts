import { expect, test } from 'vitest';
import * as rpcProxy from './index.ts';

test('@mooring/rpc-proxy exports only its public names', () => {
  expect(Object.keys(rpcProxy).sort()).toEqual([
    'MINUTE_MS',
    'classifyError',
    'countedMethods',
    'createMemoryLimits',
    'createRpcProxy',
    'latestUse',
    'refillTime',
    'rpcLimits',
  ]);
});
