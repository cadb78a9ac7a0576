import { expect, it } from 'vitest';
import { type RankedUpstream, rankUpstreams } from './rankUpstreams.ts';

function orderOf(...upstreams: Partial<RankedUpstream>[]): number[] {
  const list = upstreams.map((given, index) => ({
    index,
    standing: 'ready' as const,
    isLagging: false,
    latencyMs: 50,
    ...given,
  }));
  return rankUpstreams(list).map(({ index }) => index);
}

it.each<[string, Partial<RankedUpstream>[], number[]]>([
  ['as configured while all are well', [{}, {}, {}], [0, 1, 2]],
  ['as configured where one is a little faster', [{ latencyMs: 90 }, { latencyMs: 50 }], [0, 1]],
  ['the notably faster first', [{ latencyMs: 400 }, { latencyMs: 50 }], [1, 0]],
  ['those not measured yet as if they were fast', [{ latencyMs: null }, {}], [0, 1]],
  ['one that lags after those that do not', [{ isLagging: true }, { latencyMs: 900 }], [1, 0]],
  [
    'one to be proven after those that lag',
    [{ standing: 'unproven' }, { isLagging: true }],
    [1, 0],
  ],
  ['a paused one last', [{ standing: 'paused' }, { standing: 'unproven' }, {}], [2, 1, 0]],
  ['paused ones where there are no others', [{ standing: 'paused' }], [0]],
  ['never one of another chain', [{ standing: 'wrong-chain' }, {}], [1]],
  ['no upstream that waits (Retry-After)', [{ standing: 'waiting' }], []],
])('rankUpstreams orders %s', (_, upstreams, expected) => {
  expect(orderOf(...upstreams)).toEqual(expected);
});
