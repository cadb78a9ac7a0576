import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import type { NetworkRecovery } from '../../guardians/accountRecovery.ts';
import { recoveryModules } from '../../recovery/recoveryModules.ts';
import { listRunning, recoveryKey } from './runningRecovery.ts';

const [one, two]: readonly Address[] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`];
const running = {
  newOwners: [one ?? '0x'],
  newThreshold: 1,
  approvals: 2,
  executeAfter: 1_800_000_000,
};
const module = recoveryModules[1];
if (!module) throw new Error('No module.');
const settings = { chainId: 1, module, guardians: [], threshold: 2, nonce: 0n, time: 0 };

describe('listRunning', () => {
  it.each<[string, NetworkRecovery, number]>([
    ['a running recovery', { ...settings, state: 'on', running }, 1],
    ['none', { ...settings, state: 'on', running: undefined }, 0],
    ['one that a disabled module has kept', { ...settings, state: 'off', running }, 0],
    ['a network that does not answer', { chainId: 1, module, state: 'unreachable', cause: 0 }, 0],
    ['a network without a module', { chainId: 1, state: 'noModule' }, 0],
  ])('of %s', (_, network, count) => {
    expect(listRunning([network])).toHaveLength(count);
  });
});

it.each([
  ['other owners', { newOwners: [two ?? '0x'] }],
  ['more approvals', { approvals: 3 }],
  ['a later end', { executeAfter: 1_800_000_001 }],
  ['another network', { chainId: 10 }],
])('recoveryKey differs for %s', (_, other) => {
  const first = { chainId: 1, ...running };
  expect(recoveryKey({ ...first, ...other })).not.toBe(recoveryKey(first));
});
