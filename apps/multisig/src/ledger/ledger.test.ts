import { parseCsv } from '@mooring/page/contacts';
import type { TransactionInfo } from '@mooring/safe/gateway';
import { addOwner, batchCalls, decodeCall, type SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { expect, test } from 'vitest';
import {
  callsOf,
  type LedgerContext,
  type LedgerEntry,
  type LedgerFilter,
  ledgerCsv,
  ledgerJson,
  matches,
  reportedCalls,
  UNREADABLE,
} from './ledger.ts';

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shop: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const dollar: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const pay: SafeCall = { to: shop, value: 5n * 10n ** 17n, data: '0x', operation: 0 };
const transfer: SafeCall = {
  ...{ to: dollar, value: 0n, operation: 0 },
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 1_500_000n] }),
};
const owners = { address: safe, owners: [shop], threshold: 1 };
const calls = callsOf(
  decodeCall(batchCalls([pay, transfer, addOwner(owners, other, 2)], '1.4.1'), { safe }),
  safe,
);
const entry: LedgerEntry = {
  ...{ id: 'one', at: Date.UTC(2026, 2, 1, 12), status: 'SUCCESS', nonce: 7n, checked: true },
  ...{ note: '=HYPERLINK("http://a")', safeTxHash: '0x12', txHash: '0x34', signatures: 2, calls },
  ...{ madeBy: 'owners', doubt: undefined },
};
const context: LedgerContext = {
  coin: { symbol: 'ETH', decimals: 18 },
  tokens: [{ address: dollar, name: 'Dollar', symbol: 'HUSD', decimals: 6 }],
  nameOf: (address) => (address === shop ? '+Shop' : undefined),
  isCut: false,
};

test('ledger lists each call of a batch as an entry', () => {
  expect(calls).toMatchObject([
    { from: safe, to: shop, asset: 'coin', units: 5n * 10n ** 17n },
    { from: safe, to: other, asset: dollar, units: 1_500_000n },
    { to: safe, asset: undefined, call: 'addOwnerWithThreshold(address,uint256)' },
  ]);
});

test('ledgerCsv writes a row per call and escapes formulas', () => {
  const [header, ...rows] = parseCsv(ledgerCsv([entry], context)).map(({ cells }) => cells);
  const records = rows.map((row) =>
    Object.fromEntries(row.map((cell, at) => [header?.[at], cell])),
  );
  expect(records).toMatchObject([
    {
      time: '2026-03-01T12:00:00.000Z',
      nonce: '7',
      amount: '0.5',
      token: 'ETH',
      to_name: "'+Shop",
    },
    { amount: '1.5', token: 'HUSD', token_address: dollar, smallest_units: '1500000', to: other },
    { amount: '', function: 'addOwnerWithThreshold(address,uint256)', checked: 'yes' },
  ]);
  expect(records[0]?.['note']).toBe('\'=HYPERLINK("http://a")');
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test('ledgerJson writes the same entries with decimal amounts', () => {
  const [read] = JSON.parse(ledgerJson([entry], context));
  expect(read).toMatchObject({ nonce: '7', note: entry.note, status: 'SUCCESS' });
  expect(read.calls[1]).toMatchObject({ amount: '1.5', token: 'HUSD', units: '1500000' });
  expect(read.calls[0].toName).toBe('+Shop');
});

const all: LedgerFilter = {
  asset: undefined,
  person: undefined,
  settings: false,
  from: undefined,
  until: undefined,
};

const unreadable: LedgerEntry = {
  ...{ ...entry, id: 'two', status: UNREADABLE, nonce: 9n, at: undefined, checked: false },
  ...{ calls: [], madeBy: undefined, note: undefined, txHash: undefined, signatures: undefined },
};

test('ledger marks an unreadable row in the file, whatever the filter', () => {
  const [, row] = parseCsv(ledgerCsv([unreadable], context)).map(({ cells }) => cells);
  expect(row?.slice(0, 3)).toEqual(['', 'UNREADABLE', '9']);
  expect(row).toHaveLength(21);
  expect(row).toContain('0x12');
  expect(JSON.parse(ledgerJson([unreadable], context))).toMatchObject([
    { status: 'UNREADABLE', nonce: '9', calls: [] },
  ]);
  expect(matches(unreadable, { ...all, asset: dollar, from: 0, person: shop })).toBe(true);
});

test('ledgerCsv ends an incomplete file with a line that says so', () => {
  const cut = { ...context, isCut: true };
  const last = parseCsv(ledgerCsv([entry], cut)).at(-1)?.cells;
  expect(last?.[0]).toMatch(/^INCOMPLETE/);
  expect(last).toHaveLength(21);
  expect(JSON.parse(ledgerJson([entry], cut)).at(-1).status).toMatch(/^INCOMPLETE/);
  expect(ledgerCsv([entry], context)).not.toContain('INCOMPLETE');
});

test('ledger writes the token id of an NFT, in CSV and JSON', () => {
  const info: TransactionInfo = {
    type: 'Transfer',
    direction: 'INCOMING',
    sender: { value: shop },
    recipient: { value: safe },
    transferInfo: { type: 'ERC721', tokenAddress: other, tokenId: 2n ** 200n },
  };
  const nft = { ...entry, calls: reportedCalls(info, safe) };
  const [header, row] = parseCsv(ledgerCsv([nft], context)).map(({ cells }) => cells);
  expect(row?.[header?.indexOf('item') ?? -1]).toBe(`${2n ** 200n}`);
  expect(JSON.parse(ledgerJson([nft], context))[0].calls[0].item).toBe(`${2n ** 200n}`);
});

test('ledger marks entries that the owners did not make', () => {
  const odd: LedgerEntry = { ...entry, madeBy: 'others', doubt: 'nothing' };
  const [, row] = parseCsv(ledgerCsv([odd], context)).map(({ cells }) => cells);
  expect(row?.slice(-5, -3)).toEqual(['others', 'nothing']);
});

test.each<[string, Partial<LedgerFilter>, boolean]>([
  ['no filter', {}, true],
  ['changes of settings', { settings: true }, true],
  ['a setting, moving a token', { settings: true, asset: dollar }, false],
  ['coins', { asset: 'coin' }, true],
  ['a token of it', { asset: dollar }, true],
  ['another token', { asset: shop }, false],
  ['a recipient', { person: other }, true],
  ['a stranger', { person: dollar }, false],
  ['a token to another recipient than its own', { asset: dollar, person: shop }, false],
  ['since before', { from: Date.UTC(2026, 1, 1) }, true],
  ['since after', { from: Date.UTC(2026, 3, 1) }, false],
  ['until before', { until: Date.UTC(2026, 1, 1) }, false],
  ['until after', { until: Date.UTC(2026, 3, 1) }, true],
])('matches an entry by %s', (_, filter, matched) => {
  expect(matches(entry, { ...all, ...filter })).toBe(matched);
});

test('matches excludes an entry without a time from every time range', () => {
  expect(matches({ ...entry, at: undefined }, { ...all, until: Date.now() })).toBe(false);
});
