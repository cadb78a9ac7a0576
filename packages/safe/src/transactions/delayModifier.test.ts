import { type Address, concat, encodeFunctionData, getAddress, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { canonicalTargets } from '../deployments.ts';
import { checkTransaction } from './checkTransaction.ts';
import { decodeCall } from './decodeCall.ts';
import { delayAbi } from './delayAbi.ts';
import { cancelDelayed, delayTarget, isDelayModifier } from './delayModifier.ts';
import { createTransaction, type SafeCall } from './safeTransaction.ts';

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const [module, safe] = [at('e'), at('a')];
const state = {
  ...{ address: safe, chainId: 1, version: '1.4.1', owners: [at('1')], threshold: 1, nonce: 0n },
};
const knownTargets = [...canonicalTargets, delayTarget(module)];
const proxy = (copy: Hex) =>
  concat(['0x363d3d373d3d3d363d73', copy, '0x5af43d82803e903d91602b57fd5bf3']);
const published = '0xd54895B1121A2eE3f37b502F507631FA1331BED6';

describe('isDelayModifier', () => {
  test.each<[string, Hex, boolean]>([
    ['release 1.0.0', proxy('0xD62129BF40CD1694b3d9D9847367783a1A4d5cB4'), true],
    ['release 1.0.1', proxy(published), true],
    ['release 1.1.0', proxy('0x01F8cabB808D7dE0dF4202D4B60C8310d2f1339b'), true],
    ['another master copy', proxy(module), false],
    ['bytes behind the proxy', concat([proxy(published), '0x00']), false],
    ['other bytes before the master copy', `0xff${proxy(published).slice(4)}`, false],
    ['an address without code', '0x', false],
  ])('is right for %s', (_case, code, expected) => {
    expect(isDelayModifier(code)).toBe(expected);
  });
});

const call = (data: Hex): SafeCall => ({ to: module, value: 0n, data, operation: 0 });
const codes = (one: SafeCall, targets = knownTargets) =>
  checkTransaction(createTransaction(one, 0n), { safe: state, knownTargets: targets }).map(
    ({ code }) => code,
  );

test('cancelDelayed is decoded for a known Delay modifier only', () => {
  const cancel = cancelDelayed(module, 7n);
  expect(decodeCall(cancel, { safe, knownTargets })).toMatchObject({
    ...{ kind: 'function', source: 'delay', name: 'setTxNonce' },
    args: [{ name: 'nonce', value: 7n }],
  });
  expect(decodeCall(cancel, { safe }).kind).toBe('raw');
});

test.each<[string, Hex, readonly string[]]>([
  ['its nonce', cancelDelayed(module, 7n).data, ['delay-cancel']],
  [
    'its cooldown',
    encodeFunctionData({ abi: delayAbi, functionName: 'setTxCooldown', args: [0n] }),
    ['delay-change'],
  ],
  [
    'who can add transactions',
    encodeFunctionData({ abi: delayAbi, functionName: 'enableModule', args: [at('1')] }),
    ['delay-change'],
  ],
  ['nothing of its own', encodeFunctionData({ abi: delayAbi, functionName: 'skipExpired' }), []],
  ['something unknown', '0x12345678', ['call-unreadable']],
])('checkTransaction reports a call of a Delay modifier that changes %s', (_case, data, found) => {
  expect(codes(call(data))).toEqual(found);
});

test('checkTransaction refuses a Delay modifier by delegatecall', () => {
  expect(codes({ ...cancelDelayed(module, 7n), operation: 1 })).toContain(
    'delegatecall-unknown-selector',
  );
});
