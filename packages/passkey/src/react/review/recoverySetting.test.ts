import type { Explanation } from '@mooring/safe/payment';
import type { Address } from 'viem';
import { describe, expect, test } from 'vitest';
import { findRecoverySetting } from './recoverySetting.ts';

type Powers = Explanation['powers'];

const guardian: Address = `0x${'d'.repeat(40)}`;
const add = { kind: 'addGuardian', guardian, threshold: 1n } as const;
const cancel = { kind: 'cancelRecovery' } as const;
const handler = { kind: 'handler', address: guardian } as const;
const powers = (...settings: readonly (readonly [object, readonly number[]])[]) =>
  settings.map(([setting, path]) => ({ change: { kind: 'setting', setting }, path })) as Powers;

describe('findRecoverySetting', () => {
  test.each<[string, Powers, number, object | undefined]>([
    ['the setting of a single call', powers([cancel, []]), 0, cancel],
    ['the setting of that call of a batch', powers([cancel, [0]], [add, [1]]), 1, add],
    ['nothing for a call without a setting', powers([cancel, [0]]), 1, undefined],
    ['nothing for a setting that is no recovery', powers([handler, []]), 0, undefined],
    ['nothing for a call inside of the call', powers([add, [0, 0]]), 0, undefined],
    ['nothing before the explanation is read', [], 0, undefined],
  ])('returns %s', (_, found, index, expected) => {
    expect(findRecoverySetting(found, index)).toEqual(expected);
  });
});
