import fc from 'fast-check';
import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import type { NetworkOwners } from '../../owners/accountOwners.ts';
import { MOST_GUARDIANS } from '../../recovery/guardianSteps.ts';
import {
  draftThreshold,
  findGuardianProblem,
  type GuardianProblem,
  LEAST_GUARDIANS,
} from './guardianDraft.ts';

const of = (digit: string): Address => `0x${digit.repeat(40)}`;

describe('draftThreshold', () => {
  it.each([
    [2, undefined, 1],
    [3, undefined, 2],
    [4, undefined, 3],
    [5, undefined, 3],
    [3, 1, 1],
    [2, 2, 1],
  ])('of %i guardians, with %s chosen, is %i', (count, threshold, expected) => {
    const guardians = Array.from({ length: count }, (_, index) => of(String(index + 1)));
    expect(draftThreshold({ guardians, threshold })).toBe(expected);
  });

  it('is always below the number of guardians, and at least 1', () => {
    const counts = fc.integer({ min: LEAST_GUARDIANS, max: MOST_GUARDIANS });
    const chosen = fc.option(fc.integer({ min: -1, max: 30 }), { nil: undefined });
    fc.assert(
      fc.property(counts, chosen, (count, threshold) => {
        const found = draftThreshold({ guardians: Array(count).fill(of('1')), threshold });
        expect(found).toBeGreaterThanOrEqual(1);
        expect(found).toBeLessThan(count);
      }),
    );
  });
});

describe('findGuardianProblem', () => {
  const networks: readonly NetworkOwners[] = [
    {
      chainId: 1,
      state: 'deployed',
      threshold: 1,
      owners: [{ address: of('a'), kind: 'this-passkey' }],
    },
    { chainId: 10, state: 'deployed', threshold: 1, owners: [{ address: of('b'), kind: 'other' }] },
  ];
  const check = { account: of('c'), networks, guardians: [of('d')] };
  it.each<[string, Address, GuardianProblem | undefined]>([
    ['the account', `0x${'C'.repeat(40)}`, 'isAccount'],
    ['the passkey', of('a'), 'isOwner'],
    ['an owner on another network', of('b'), 'isOwner'],
    ['a guardian that is chosen already', of('d'), 'twice'],
    ['somebody else', of('e'), undefined],
  ])('of %s', (_, address, problem) => {
    expect(findGuardianProblem(address, check)).toBe(problem);
  });
});
