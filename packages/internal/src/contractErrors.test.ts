import { createClient, custom, type Hex, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import { expect, test } from 'vitest';
import { isContractError, isRevertedCall } from './contractErrors.ts';

const abi = parseAbi([
  'function threshold() view returns (uint256)',
  'error Locked(uint256 until)',
]);
const locked: Hex = `0xf5e2a1a3${'0'.repeat(63)}1`;

/** Error of a call that a node answers with a result or an error. */
async function errorOf(answer: { result: Hex } | { error: object }): Promise<unknown> {
  const request = async () => {
    if ('error' in answer) throw Object.assign(new Error('RPC'), answer.error);
    return answer.result;
  };
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  return readContract(client, {
    abi,
    address: '0x00000000000000000000000000000000000c0de1',
    functionName: 'threshold',
  }).catch((error: unknown) => error);
}

const error = (code: number, message: string, data?: unknown) => ({
  error: { code, message, ...(data !== undefined && { data }) },
});

test.each([
  ['no code at the address', { result: '0x' as Hex }],
  ['another function’s result', { result: '0x01' as Hex }],
  ['geth: revert without data', error(-32000, 'execution reverted')],
  ['geth: revert with data', error(3, 'execution reverted', locked)],
  ['revert with a reason', error(3, 'execution reverted: locked', '0x')],
  ['Nethermind', error(-32015, 'VM execution error.', 'Reverted 0x')],
  ['Ganache', error(-32603, 'VM Exception while processing transaction: revert')],
  ['Erigon', error(-32000, 'invalid opcode: INVALID')],
  ['Anvil', error(-32603, 'EVM error InvalidFEOpcode')],
  ['Anvil, opcode of a later fork', error(-32603, 'EVM error OpcodeNotFound')],
  ['a contract that needs too much gas', error(-32000, 'out of gas')],
])('isContractError is true for a contract without the function: %s', async (_, answer) => {
  expect(isContractError(await errorOf(answer))).toBe(true);
});

test.each([
  ['our proxy without an upstream', error(-32000, 'Network unreachable')],
  ['our proxy that failed', error(-32603, 'Something went wrong on the server')],
  ['a node behind', error(-32000, 'header not found')],
  ['a pruned node', error(-32000, 'missing trie node 1234 (path )')],
  ['a node that is busy', error(-32000, 'execution timeout')],
  ['a limit', error(-32005, 'Too many requests')],
  ['a limit by another code', error(-32603, 'rate limit exceeded')],
  ['Infura', error(-32603, 'Internal error')],
  ['a method that is not allowed', error(-32601, 'Method not allowed')],
  ['a request that is not valid', error(-32600, 'Invalid request')],
  ['parameters that are not', error(-32602, 'Invalid params')],
  ['an error without a code', { error: { message: 'Failed to fetch' } }],
])('isContractError is false for a network failure: %s', async (_, answer) => {
  expect(isContractError(await errorOf(answer))).toBe(false);
});

const circular: { cause?: unknown } = {};
circular.cause = circular;

test.each<[string, unknown, boolean]>([
  ['code 3', { code: 3, message: 'execution failed' }, true],
  ['-32000 and words', { code: -32000, message: 'execution reverted' }, true],
  ['an invalid opcode', { code: -32000, message: 'invalid opcode: INVALID' }, true],
  ['gas that ran out', { code: -32603, message: 'EVM error OutOfGas' }, true],
  ['gas that ran out, in words', { code: -32000, message: 'out of gas' }, true],
  ['an opcode that is not known', { code: -32603, message: 'EVM error OpcodeNotFound' }, true],
  ['wrapped by a client', new Error('call failed', { cause: { code: 3, message: '' } }), true],
  ['VM error of Nethermind', { code: -32015, message: 'VM execution error.' }, true],
  ['execution that was limited', { code: -32000, message: 'execution timeout' }, false],
  ['a node that lacks the state', { code: -32000, message: 'missing trie node' }, false],
  ['a node that failed', { code: -32603, message: 'Internal error' }, false],
  ['a limit of the node', { code: -32005, message: 'limit exceeded' }, false],
  ['no connection', new TypeError('fetch failed'), false],
  ['nothing', undefined, false],
  ['a text', 'execution reverted', false],
  ['causes without end', circular, false],
])('isRevertedCall classifies %s', (_name, error, expected) => {
  expect(isRevertedCall(error)).toBe(expected);
});
