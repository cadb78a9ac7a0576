import { expect, it } from 'vitest';
import { isLasting } from './isLasting.ts';

const hash = `0x${'ab'.repeat(32)}`;
const call = { to: '0x00', data: '0x' };

it.each<[boolean, string, unknown[], unknown]>([
  [true, 'eth_chainId', [], '0x1'],
  [true, 'net_version', [], '1'],
  [false, 'eth_blockNumber', [], '0x64'],
  [false, 'eth_gasPrice', [], '0x64'],
  [true, 'eth_getBlockByHash', [hash, false], { hash, number: '0x64' }],
  [false, 'eth_getBlockByHash', [hash, false], { hash, number: '0x65' }],
  [false, 'eth_getBlockByHash', [hash, false], null],
  [true, 'eth_getBlockByNumber', ['0x64', false], { number: '0x64' }],
  [false, 'eth_getBlockByNumber', ['0x64', false], { number: '0x65' }],
  [false, 'eth_getBlockByNumber', ['0x65', false], { number: '0x65' }],
  [false, 'eth_getBlockByNumber', ['finalized', false], { number: '0x64' }],
  [false, 'eth_getBlockByNumber', ['latest', false], { number: '0x64' }],
  [true, 'eth_getTransactionByHash', [hash], { hash, blockNumber: '0x64' }],
  [false, 'eth_getTransactionByHash', [hash], { hash, blockNumber: null }],
  [true, 'eth_getTransactionReceipt', [hash], { blockNumber: '0x1' }],
  [false, 'eth_getTransactionReceipt', [hash], { blockNumber: '0x65' }],
  [false, 'eth_getTransactionReceipt', [hash], null],
  [true, 'eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x64' }], []],
  [false, 'eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x65' }], []],
  [false, 'eth_getLogs', [{ fromBlock: '0x1' }], []],
  [false, 'eth_getLogs', [{ fromBlock: '0x1', toBlock: 'latest' }], []],
  [true, 'eth_getLogs', [{ blockHash: hash }], [{ blockNumber: '0x64' }]],
  [false, 'eth_getLogs', [{ blockHash: hash }], [{ blockNumber: '0x65' }]],
  [false, 'eth_getLogs', [{ blockHash: hash }], []],
  [true, 'eth_call', [call, '0x64'], '0x01'],
  [true, 'eth_call', [call, { blockNumber: '0x64' }], '0x01'],
  [true, 'eth_call', [call, { blockHash: hash }], '0x01'],
  [false, 'eth_call', [call, { blockHash: hash, requireCanonical: true }], '0x01'],
  [false, 'eth_call', [call, '0x65'], '0x01'],
  [false, 'eth_call', [call, 'latest'], '0x01'],
  [false, 'eth_call', [call, null], '0x01'],
  [false, 'eth_call', [call], '0x01'],
  [true, 'eth_getBalance', ['0x00', '0x64'], '0x1'],
  [true, 'eth_getCode', ['0x00', '0x64'], '0x'],
  [true, 'eth_getStorageAt', ['0x00', '0x0', '0x64'], '0x'],
  [false, 'eth_getStorageAt', ['0x00', '0x64', 'latest'], '0x'],
  [true, 'eth_getTransactionCount', ['0x00', '0x64'], '0x1'],
  [false, 'eth_estimateGas', [call, '0x64'], '0x1'],
  [false, 'constructor', ['0x64', '0x64'], '0x1'],
])(
  'isLasting: %s that %s of %j stays %j, with block 100 final',
  (expected, method, params, result) => {
    expect(isLasting({ method, params }, result, 100)).toBe(expected);
    if (
      method !== 'eth_chainId' &&
      method !== 'net_version' &&
      !JSON.stringify(params).includes('blockHash')
    )
      expect(isLasting({ method, params }, result, null)).toBe(false);
  },
);
