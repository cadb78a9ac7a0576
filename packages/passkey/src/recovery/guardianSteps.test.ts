import { listSentinel } from '@mooring/safe/transactions';
import fc from 'fast-check';
import { type Address, pad, toHex } from 'viem';
import { expect, test } from 'vitest';
import { type GuardianChoice, type GuardianStep, listGuardianSteps } from './guardianSteps.ts';

const address = (index: number): Address => pad(toHex(index + 2), { size: 20 });
const [a, b, c, d] = [address(0), address(1), address(2), address(3)];

/** The module's rules, on a list with the newest first. */
function takeSteps({ guardians, threshold }: GuardianChoice, steps: readonly GuardianStep[]) {
  const list = [...guardians];
  let current = threshold;
  for (const step of steps) {
    if (step.kind === 'add') {
      expect(list).not.toContain(step.guardian);
      list.unshift(step.guardian);
    }
    if (step.kind === 'revoke') {
      const index = list.indexOf(step.guardian);
      expect(step.previous).toBe(list[index - 1] ?? listSentinel);
      list.splice(index, 1);
    }
    expect(step.threshold).toBeLessThanOrEqual(list.length);
    if (list.length > 0) expect(step.threshold).toBeGreaterThan(0);
    current = step.threshold;
  }
  return { guardians: list, threshold: current };
}

test.each<[string, GuardianChoice, GuardianChoice, readonly object[]]>([
  [
    'adds three, and requires two with the last',
    { guardians: [], threshold: 0 },
    { guardians: [a, b, c], threshold: 2 },
    [
      { kind: 'add', guardian: a, threshold: 1 },
      { kind: 'add', guardian: b, threshold: 1 },
      { kind: 'add', guardian: c, threshold: 2 },
    ],
  ],
  [
    'revokes all',
    { guardians: [a, b], threshold: 2 },
    { guardians: [], threshold: 0 },
    [
      { kind: 'revoke', previous: listSentinel, guardian: a, threshold: 1 },
      { kind: 'revoke', previous: listSentinel, guardian: b, threshold: 0 },
    ],
  ],
  [
    'replaces the second of three',
    { guardians: [a, b, c], threshold: 2 },
    { guardians: [c, a, d], threshold: 2 },
    [
      { kind: 'revoke', previous: a, guardian: b, threshold: 2 },
      { kind: 'add', guardian: d, threshold: 2 },
    ],
  ],
  [
    'changes the threshold alone',
    { guardians: [a, b, c], threshold: 2 },
    { guardians: [b, a, c], threshold: 1 },
    [{ kind: 'threshold', threshold: 1 }],
  ],
  ['does nothing', { guardians: [a, b], threshold: 1 }, { guardians: [b, a], threshold: 1 }, []],
])('listGuardianSteps %s', (_case, from, to, steps) => {
  expect(listGuardianSteps(from, to)).toEqual(steps);
});

const choices = fc.uniqueArray(fc.nat(8), { maxLength: 6 }).chain((indexes) =>
  fc.record({
    guardians: fc.constant(indexes.map(address)),
    threshold: indexes.length === 0 ? fc.constant(0) : fc.integer({ min: 1, max: indexes.length }),
  }),
);

test('listGuardianSteps leads from any choice to any other by steps that the module accepts', () => {
  fc.assert(
    fc.property(choices, choices, (from, to) => {
      const { guardians, threshold } = takeSteps(from, listGuardianSteps(from, to));
      expect(new Set(guardians)).toEqual(new Set(to.guardians));
      expect(threshold).toBe(to.threshold);
    }),
  );
});
