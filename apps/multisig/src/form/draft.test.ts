import { expect, test } from 'vitest';
import { addTo, emptyDraft, nextNonce, removeFrom } from './draft.ts';

test.each<[bigint, readonly bigint[], bigint]>([
  [0n, [], 0n],
  [6n, [], 6n],
  [6n, [6n], 7n],
  [6n, [8n, 6n, 7n, 7n], 9n],
  [6n, [12n], 6n],
  [6n, [6n, 8n], 7n],
  [6n, [6n, 2n ** 60n], 7n],
  [6n, [2n, 3n], 6n],
])('nextNonce after nonce %s with %s queued is %s', (safeNonce, waiting, next) => {
  expect(
    nextNonce(
      safeNonce,
      waiting.map((nonce) => ({ nonce })),
    ),
  ).toBe(next);
});

test('removeFrom keeps notes aligned with their calls', () => {
  const call = {
    to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    value: 1n,
    data: '0x',
    operation: 0,
  } as const;
  const table = addTo(emptyDraft, { calls: [call, call, call], notes: ['March', '', 'March'] });
  const draft = addTo(addTo(table, { calls: [call] }), { calls: [call], notes: ['April'] });
  expect(draft.notes).toEqual(['March', '', 'March', '', 'April']);
  expect(removeFrom(draft, 0).notes).toEqual(['', 'March', '', 'April']);
});

test('removeFrom keeps names aligned with their calls', () => {
  const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const call = { to, value: 1n, data: '0x', operation: 0 } as const;
  const named = { name: 'shop.eth', address: to } as const;
  const draft = addTo(addTo(emptyDraft, { calls: [call] }), { calls: [call], names: [named] });
  expect(draft.names).toEqual([undefined, named]);
  expect(removeFrom(draft, 0).names).toEqual([named]);
});
