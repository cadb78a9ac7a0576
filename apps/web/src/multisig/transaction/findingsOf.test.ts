import type { Finding, FindingCode } from '@mooring/safe/transactions';
import { expect, test } from 'vitest';
import { findingsOf } from './findingsOf.ts';

const finding = (code: FindingCode): Finding => ({ code, severity: 'warn', message: '', path: [] });
const findings = [finding('hash-mismatch'), finding('signature-not-owner'), finding('nonce-used')];
const checked = { refused: true, findings } as const;

test.each([
  [undefined, ['hash-mismatch', 'signature-not-owner', 'nonce-used']],
  ['success', ['hash-mismatch']],
  ['failure', ['hash-mismatch']],
] as const)('of one that ended as %s, %j is said', (execution, codes) => {
  expect(findingsOf({ checked, execution }).map(({ code }) => code)).toEqual(codes);
});
