import { expect, test } from 'vitest';
import type { RecoveryState } from '../../../recovery/recoveryState.ts';
import type { RequestedNetwork } from './recoveryRequest.ts';
import { renewNetworks } from './renewRequest.ts';

const guardian = `0x${'1'.repeat(40)}` as const;
const signed = (chainId: number): RequestedNetwork => ({
  chainId,
  nonce: 4n,
  signatures: [{ signer: guardian, signature: '0x05' }],
});
const state = (nonce: bigint, guardians = [guardian]): RecoveryState => ({
  ...{ state: 'on', guardians, threshold: 1, nonce, running: undefined, time: 0 },
});

test.each<[string, readonly RequestedNetwork[], RecoveryState, readonly RequestedNetwork[]]>([
  ['adds a network with guardians', [], state(2n), [{ chainId: 1, nonce: 2n, signatures: [] }]],
  ['keeps signatures of the present nonce', [signed(1)], state(4n), [signed(1)]],
  [
    'drops signatures of an earlier nonce',
    [signed(1)],
    state(5n),
    [{ chainId: 1, nonce: 5n, signatures: [] }],
  ],
  [
    'keeps what was asked of a network that does not answer',
    [signed(1)],
    { state: 'unreachable', cause: 0 },
    [signed(1)],
  ],
  ['leaves out a network that does not answer', [], { state: 'unreachable', cause: 0 }, []],
  ['drops a network without guardians', [signed(1)], state(4n, []), []],
  ['drops a network without the account', [signed(1)], { state: 'notDeployed' }, []],
  ['drops a network with another module', [signed(1)], { state: 'unknownModule' }, []],
])('renewNetworks %s', (_, before, found, after) => {
  expect(renewNetworks(before, [{ chainId: 1, found }])).toEqual(after);
});

test('renewNetworks sorts by chain id, and drops networks that the site does not have', () => {
  const recoveries = [10, 1].map((chainId) => ({ chainId, found: state(4n) }));
  expect(renewNetworks([signed(137)], recoveries).map(({ chainId }) => chainId)).toEqual([1, 10]);
});
