import { expect, it } from 'vitest';
import { checkSimulation, simulatedReads } from './checkSimulation.ts';

const one = { from: '0x12', to: '0x34', value: '0x1' };
const simulate = (params: object | undefined) => ({
  method: 'eth_simulateV1',
  ...(params && { params }),
});
const blockOf = (count: number, more = {}) => ({ calls: Array(count).fill(one), ...more });
const usual = { blockStateCalls: [blockOf(2)], traceTransfers: true, validation: false };

it.each<[string, object]>([
  ['calls in one block', [usual, 'latest']],
  ['calls at a block', [{ blockStateCalls: [blockOf(1)] }, '0x10']],
  ['as many calls as may be', [{ blockStateCalls: [blockOf(3)] }]],
])('checkSimulation accepts %s', (_case, params) => {
  const call = simulate(params);
  expect(checkSimulation(call, 3)).toEqual({ call });
});

it.each<[string, object | undefined]>([
  ['nothing', undefined],
  ['options by name', { blockStateCalls: [blockOf(1)] }],
  ['no block', [{ blockStateCalls: [] }]],
  ['two blocks', [{ blockStateCalls: [blockOf(1), blockOf(1)] }]],
  ['no calls', [{ blockStateCalls: [{}] }]],
  ['another block', [{ blockStateCalls: [blockOf(1, { blockOverrides: { number: '0xff' } })] }]],
  ['another state', [{ blockStateCalls: [blockOf(1, { stateOverrides: {} })] }]],
  ['another letter case', [{ BlockStateCalls: [blockOf(9)], blockStateCalls: [blockOf(1)] }]],
  ['whole transactions', [{ ...usual, returnFullTransactions: true }]],
])('checkSimulation refuses %s as invalid', (_case, params) => {
  expect(checkSimulation(simulate(params), 3)).toMatchObject({ error: { code: -32_602 } });
});

it('checkSimulation refuses more calls than the limit', () => {
  const call = simulate([{ blockStateCalls: [blockOf(4)] }]);
  expect(checkSimulation(call, 3)).toEqual({
    error: { code: -32_005, message: 'Simulate at most 3 calls' },
  });
});

it('checkSimulation charges a simulation as its calls', () => {
  const entry = (call: { method: string; params?: object }) =>
    ({ kind: 'call', id: 1, call }) as const;
  const counts = [0, 1, 3, 50].map((count) =>
    simulatedReads(entry(simulate([{ blockStateCalls: [blockOf(count)] }])), 10),
  );
  expect(counts).toEqual([1, 1, 3, 10]);
  expect(simulatedReads(entry(simulate(undefined)), 10)).toBe(1);
  expect(simulatedReads(entry({ method: 'eth_call', params: [one] }), 10)).toBe(1);
  expect(simulatedReads({ kind: 'notification' }, 10)).toBe(1);
});
