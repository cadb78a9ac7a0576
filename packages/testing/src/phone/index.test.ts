import { expect, test } from 'vitest';
import * as all from './index.ts';

test('what is public', () => {
  expect(Object.keys(all).sort()).toEqual([
    'evaluateProposal',
    'expiredReason',
    'openScannedLink',
    'protocolError',
    'readPhone',
    'readProposal',
    'startPhoneApp',
    'writePhone',
  ]);
});
