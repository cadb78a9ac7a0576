import { expect, test } from 'vitest';
import { describeBatchStatus } from './callsContent.tsx';

test.each([
  [100, false, 'Waiting for the network'],
  [100, true, 'Waiting for its owners'],
  [200, true, 'All calls confirmed'],
  [400, false, 'Nothing was sent'],
  [500, false, 'Failed'],
  [600, false, 'Some calls confirmed, the rest failed or was not sent'],
] as const)('title of %d calls, as a proposal %s, is "%s"', (status, isProposal, meaning) => {
  expect(describeBatchStatus({ status, isProposal })).toBe(meaning);
});
