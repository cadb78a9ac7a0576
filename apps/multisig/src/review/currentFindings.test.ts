import {
  type CheckedTransaction,
  checkTransaction,
  createTransaction,
  type Finding,
  type FindingCode,
  hashTransaction,
  type SafeState,
} from '@mooring/safe/transactions';
import { expect, test } from 'vitest';
import { addQueueFindings, currentFindings } from './currentFindings.ts';

const finding = (code: FindingCode): Finding => ({ code, severity: 'warn', message: '', path: [] });
const past = [finding('hash-mismatch'), finding('signature-not-owner'), finding('nonce-used')];

test.each([
  ['CANCELLED', undefined, ['hash-mismatch', 'signature-not-owner', 'nonce-used']],
  ['SUCCESS', 'success', ['hash-mismatch']],
  ['FAILED', 'failure', ['hash-mismatch']],
  [undefined, undefined, ['hash-mismatch', 'signature-not-owner']],
] as const)(
  'currentFindings of a transaction ended as %s by %s are %j',
  (status, execution, said) => {
    const ended = { refused: true, findings: past } as const;
    expect(currentFindings({ checked: ended, execution, status }).map(({ code }) => code)).toEqual(
      said,
    );
  },
);

const safe: SafeState = {
  address: `0x${'5'.repeat(40)}`,
  chainId: 1,
  version: '1.4.1',
  owners: [`0x${'1'.repeat(40)}`],
  threshold: 1,
  nonce: 6n,
};
const transaction = {
  ...createTransaction({ to: `0x${'2'.repeat(40)}`, value: 5n, data: '0x' }, 7n),
  safeTxGas: 50_000n,
};
const hashes = hashTransaction(transaction, safe);
const findings = checkTransaction(transaction, { safe });
const checked: CheckedTransaction = {
  refused: false,
  findings,
  transaction,
  hashes,
  signatures: [],
};
const other = { nonce: 7n, safeTxHash: `0x${'a'.repeat(64)}` } as const;
const codes = ({ findings: found }: CheckedTransaction) => found.map(({ code }) => code);

test('addQueueFindings adds transactions with the same nonce, each once', () => {
  expect(codes(addQueueFindings(checked, { safe, queue: [other] })).toSorted()).toEqual(
    [...codes(checked), 'nonce-conflict'].toSorted(),
  );
});

test.each([
  ['an empty queue', []],
  ['itself', [{ nonce: 7n, safeTxHash: hashes.hash }]],
  ['another nonce', [{ ...other, nonce: 8n }]],
])('addQueueFindings adds none for %s', (_, queue) => {
  expect(addQueueFindings(checked, { safe, queue })).toEqual(checked);
});

test('addQueueFindings leaves a transaction with invalid fields unchanged', () => {
  const refused: CheckedTransaction = { refused: true, findings: [] };
  expect(addQueueFindings(refused, { safe, queue: [other] })).toBe(refused);
});
