import { expect, it } from 'vitest';
import { checkLogs } from './logRange.ts';

const HEAD = 20_000_000;
const check = (params: object | undefined, most = 1_000, head: number | null = HEAD) =>
  checkLogs({ method: 'eth_getLogs', ...(params && { params }) }, most, async () => head);
const hex = (value: number) => `0x${value.toString(16)}`;

it.each<[string, object | undefined]>([
  ['no filter', undefined],
  ['an empty filter', [{}]],
  ['one block by its hash', [{ blockHash: '0x12', address: '0x34' }]],
  ['as many blocks as may be', [{ fromBlock: '0x1', toBlock: hex(1_000), topics: [] }]],
  ['the newest blocks', [{ fromBlock: hex(HEAD - 999), toBlock: 'latest' }]],
  ['the newest blocks, their end left out', [{ fromBlock: hex(HEAD - 999) }]],
  ['tags near the newest', [{ fromBlock: 'finalized', toBlock: 'latest' }]],
  ['the first blocks', [{ fromBlock: 'earliest', toBlock: hex(999) }]],
])('checkLogs forwards %s', async (_case, params) => {
  expect(await check(params)).toEqual({ call: { method: 'eth_getLogs', params: params ?? [] } });
});

it.each<[string, object]>([
  ['one block too many', [{ fromBlock: '0x1', toBlock: hex(1_001) }]],
  ['everything', [{ fromBlock: 'earliest', toBlock: 'latest' }]],
  ['everything, by numbers', [{ fromBlock: '0x0', toBlock: hex(HEAD) }]],
  ['everything since', [{ fromBlock: '0x1' }]],
  ['everything until', [{ toBlock: 'latest' }]],
  ['more than may be, beside a hash', [{ blockHash: '0x12', fromBlock: '0x0' }]],
])('checkLogs refuses %s', async (_case, params) => {
  expect(await check(params)).toEqual({
    error: { code: -32_005, message: 'Ask for the logs of at most 1000 blocks' },
  });
  expect(await check(params, 0)).toHaveProperty('call');
});

it.each<[string, object]>([
  ['parameters by name', { filter: { fromBlock: '0x0' } }],
  ['two filters', [{}, { fromBlock: '0x0' }]],
  ['a list', [[{ fromBlock: '0x0' }]]],
  ['a plain number', [{ fromBlock: 0, toBlock: 'latest' }]],
  ['a decimal number', [{ fromBlock: '0', toBlock: 'latest' }]],
  ['an unknown tag', [{ fromBlock: 'LATEST' }]],
])('checkLogs refuses %s as invalid', async (_case, params) => {
  expect(await check(params)).toMatchObject({ error: { code: -32_602 } });
});

it('checkLogs drops fields that other nodes may interpret', async () => {
  const filter = { FromBlock: '0x0', fromBlock: '0x1', toBlock: '0x2', limit: 1e9 };
  expect(await check([filter])).toEqual({
    call: { method: 'eth_getLogs', params: [{ fromBlock: '0x1', toBlock: '0x2' }] },
  });
});

it('checkLogs is null for a range that it cannot check while the latest block is unknown', async () => {
  expect(await check([{ fromBlock: '0x1' }], 1_000, null)).toBeNull();
  expect(await check([{ fromBlock: 'earliest', toBlock: 'latest' }], 1_000, null)).toBeNull();
  expect(await check([{ fromBlock: '0x1', toBlock: '0x2' }], 1_000, null)).toHaveProperty('call');
  expect(await check([{ fromBlock: '0x1' }], 0, null)).toHaveProperty('call');
});
