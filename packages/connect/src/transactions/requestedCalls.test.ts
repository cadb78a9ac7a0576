import { expect, test } from 'vitest';
import { requestedCalls } from './requestedCalls.ts';

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  ['a payment', [{ to, value: '0xde0b6b3a7640000' }], { to, value: 10n ** 18n, hasData: false }],
  ['no value', [{ to }], { to, value: 0n, hasData: false }],
  ['a call', [{ to, data: '0xa9059cbb' }], { to, value: 0n, hasData: true }],
  ['empty data', [{ to, data: '0x', value: '0x' }], { to, value: 0n, hasData: false }],
  ['a creation', [{ data: '0x6000' }], { to: undefined, value: 0n, hasData: true }],
  ['nonsense', [{ to: 'me', value: 7, data: 1 }], { to: undefined, hasData: false }],
  ['a value beyond all', [{ to, value: `0x${'f'.repeat(65)}` }], { to, hasData: false }],
  ['a value that is not hex', [{ to, value: '1000' }], { to, hasData: false }],
])('requestedCalls reads %s', (_, params, call) => {
  expect(requestedCalls({ method: 'eth_sendTransaction', params })).toEqual([call]);
});

test('requestedCalls reads the calls of a batch, and skips invalid ones', () => {
  const params = [{ calls: [{ to, value: '0x1' }, null, { to, data: '0x01' }] }];
  expect(requestedCalls({ method: 'wallet_sendCalls', params })).toEqual([
    { to, value: 1n, hasData: false },
    { to, value: 0n, hasData: true },
  ]);
});

test.each([[undefined], [[]], ['text'], [[{ calls: 'all' }]]])(
  'requestedCalls returns none for the batch %j',
  (params) => {
    expect(requestedCalls({ method: 'wallet_sendCalls', params })).toEqual([]);
  },
);
