import type { Contact } from '@mooring/page/contacts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { checkTable, type HeldAsset, type TableContext } from './checkTable.ts';
import { MOST_PAYMENTS, readTable } from './readTable.ts';

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shop: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const dollar: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const own: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const coin: HeldAsset = {
  ...{ id: 'coin', name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...{ balance: 10n ** 18n, listed: true },
};
const husd: HeldAsset = {
  ...{ id: dollar.toLowerCase(), name: 'Dollar', symbol: 'HUSD', decimals: 6, token: dollar },
  ...{ balance: 100_000_000n, listed: true },
};
const foreign: HeldAsset = {
  ...{ id: own.toLowerCase(), name: 'OWN', symbol: 'OWN', decimals: 0, token: own },
  ...{ balance: 5n, listed: false },
};
const contact = (name: string, address: Address): Contact => ({
  id: name,
  name,
  address,
  note: '',
});

const leadsTo: Readonly<Record<string, ReturnType<TableContext['addressOf']>>> = {
  'shop.eth': shop,
  'main.eth': own,
  'slow.eth': 'looking',
  'far.eth': 'unreachable',
  'kept.eth': 'off-chain',
};

const context: TableContext = {
  ...{ safe, chainId: 1 },
  assets: [coin, husd],
  contacts: [contact('Quay', shop), contact('Twin', shop), contact('twin', own)],
  assetAt: (id) =>
    [coin, husd, foreign].find((asset) => asset.id === id) ??
    (id === shop.toLowerCase() ? 'none' : 'unreachable'),
  addressOf: (name) => leadsTo[name] ?? 'none',
  isOfEthereum: (name) => name === 'main.eth',
};

function check(text: string, from: TableContext = context) {
  const table = readTable(text);
  if (table.kind !== 'rows') throw new Error(table.kind);
  return checkTable(table.rows, from);
}

test.each<[string, string, object]>([
  ['coins', `,${shop},0.5`, { asset: coin, to: shop, amount: 5n * 10n ** 17n }],
  ['coins by their symbol', `eth,${shop},1`, { asset: coin, amount: 10n ** 18n }],
  ['a token by its symbol', `husd,${shop},1.50`, { asset: husd, amount: 1_500_000n }],
  ['a token by its address', `${dollar},${shop},2`, { asset: husd, amount: 2_000_000n }],
  ['a token the site does not list', `${own},${shop},3`, { asset: foreign, amount: 3n }],
  ['a contact', `,quay,0.1`, { to: shop }],
  ['a name', `,Shop.eth,0.1`, { to: shop }],
  [
    'an address in lower case',
    `,${shop.toLowerCase()},0.1,for March`,
    { to: shop, note: 'for March' },
  ],
])('checkTable pays %s', (_, text, payment) => {
  const checked = check(text);
  expect(checked.faulty).toEqual([]);
  expect(checked.payments).toMatchObject([payment]);
});

test('checkTable does not pay the coin when an unread column names a token', () => {
  const table = (cell: string) => check(`address,amount,what\n${shop},0.5,"${cell}"`);
  expect(table('husd').faulty).toMatchObject([{ faults: ['no-token'] }]);
  expect(table('ETH').payments).toMatchObject([{ asset: coin }]);
  expect(table('rope').payments).toMatchObject([{ asset: coin }]);
});

test.each([
  ['unknown-token', `ABC,${shop},1`],
  ['ambiguous-token', `HUSD,${shop},1`],
  ['wrong-checksum', `${dollar.replace('dbF', 'DbF')},${shop},1`],
  ['not-a-token', `${shop},${own},1`],
  ['token-unreachable', `${safe},${own},1`],
  ['empty', `HUSD,,1`],
  ['not-a-recipient', `,0x1234,1`],
  ['not-a-recipient', `,somebody,1`],
  ['wrong-checksum', `,${shop.replace('fB', 'Fb')},1`],
  ['two-contacts', `,Twin,1`],
  ['not-found', `,nobody.eth,1`],
  ['unreachable', `,far.eth,1`],
  ['off-chain', `,kept.eth,1`],
  ['to-token', `,${dollar},1`],
  ['to-nobody', `,0x0000000000000000000000000000000000000000,1`],
  ['no-amount', `,${shop},`],
  ['comma', `;${shop};1,5`],
  ['comma', `;${shop};1.234,50`],
  ['comma', `;${shop};1,234`],
  ['not-a-number', `,${shop},1e3`],
  ['not-a-number', `,${shop},-1`],
  ['not-a-number', `,${shop},${'9'.repeat(70)}`],
  ['too-many-decimals', `HUSD,${shop},0.0000001`],
  ['zero', `,${shop},0.0`],
  ['more-than-balance', `,${shop},1.000000000000000001`],
])('checkTable returns the fault %s of its row', (fault, text) => {
  const twins = { ...context, assets: [coin, husd, { ...husd, id: own }] };
  const checked = check(text, fault === 'ambiguous-token' ? twins : context);
  expect(checked.payments).toEqual([]);
  expect(checked.faulty).toMatchObject([{ row: { line: 1 }, faults: [fault] }]);
});

test('checkTable returns every fault of a row', () => {
  expect(check(`,somebody,zero`).faulty).toMatchObject([
    { faults: ['not-a-recipient', 'not-a-number'] },
  ]);
});

test('checkTable subtracts from the balance row by row, skipping excluded rows', () => {
  const checked = check(`HUSD,${shop},60\nHUSD,${own},50\nHUSD,${own},40\n,${own},1`);
  expect(checked.faulty).toMatchObject([{ row: { line: 2 }, faults: ['more-than-balance'] }]);
  expect(checked.totals).toMatchObject([
    { asset: husd, amount: 100_000_000n, count: 2 },
    { asset: coin, amount: 10n ** 18n, count: 1 },
  ]);
});

test('checkTable is pending, without a fault, while names are looked up', () => {
  const checked = check(`,slow.eth,0.1\n,${shop},0.1`);
  expect(checked).toMatchObject({ isLooking: true, faulty: [], payments: [{ to: shop }] });
});

test('checkTable counts duplicate rows', () => {
  expect(check(`,${shop},0.1\n,quay,0.10\n,${own},0.1`).repeated).toBe(1);
});

test('checkTable reads twice the facts for twice the rows', () => {
  const table = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const digits = (index + 1).toString(16).padStart(40, 'a');
      return `HUSD,0x${digits},0.0${index + 1},row ${index}`;
    }).join('\n');
  const factsFor = (count: number) => {
    let reads = 0;
    const counted = new Proxy(context, {
      get: (facts, name, receiver) => {
        reads += 1;
        return Reflect.get(facts, name, receiver);
      },
    });
    expect(check(table(count), counted).payments).toHaveLength(count);
    return reads;
  };
  expect(factsFor(MOST_PAYMENTS)).toBe(2 * factsFor(MOST_PAYMENTS / 2));
});

test.each<[string, string, object]>([
  ['native', `native,${shop},0.5`, { asset: coin }],
  ['ETH', `ETH,${shop},0.5`, { asset: coin }],
  [
    'the address that stands for coins',
    `0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE,${shop},0.5`,
    { asset: coin },
  ],
  ['a prefix of this network', `,eth:${shop},0.5`, { to: shop }],
  ['a CAIP-10 account of this network', `,eip155:1:${shop},0.5`, { to: shop }],
  ['a token with a prefix', `eth:${dollar},${shop},2`, { asset: husd }],
  ['characters without width', `HUSD\u200b,\u200e${shop}\u200b,1\u200b`, { asset: husd, to: shop }],
  ['full-width letters', `ＨＵＳＤ,${shop},１．５`, { asset: husd, amount: 1_500_000n }],
  ['Arabic digits', `HUSD;${shop};١٫٥`, { asset: husd, amount: 1_500_000n }],
])('checkTable reads %s', (_, text, payment) => {
  const checked = check(text);
  expect(checked.faulty).toEqual([]);
  expect(checked.payments).toMatchObject([payment]);
});

test.each([
  ['other-network', 'recipient', `,base:${shop},1`],
  ['other-network', 'recipient', `,eip155:8453:${shop},1`],
  ['other-network', 'recipient', `,137:${shop},1`],
  ['other-network', 'recipient', `,nowhere:${shop},1`],
  ['other-network', 'token', `base:${dollar},${shop},1`],
  ['wrong-checksum', 'recipient', `,eth:${shop.replace('fB', 'Fb')},1`],
  ['not-a-recipient', 'recipient', `,eth:0x12,1`],
  ['split-amount', 'amount', `HUSD,${shop},1,50`],
  ['no-token', 'token', `token_type,token_address,receiver,amount\nerc20,,${shop},1`],
  ['not-a-number', 'amount', `,${shop},$5`],
  ['unknown-token', 'token', `HU\u200bSD,${shop},1`],
])('checkTable returns %s of the column %s', (fault, place, text) => {
  const checked = check(text);
  expect(checked.payments).toEqual([]);
  expect(checked.faulty).toMatchObject([{ faults: [fault], places: [place] }]);
});

test.each([255, 78, -1, 300, 1.5])('checkTable refuses a token with %d decimals', (decimals) => {
  const odd = { ...context, assetAt: () => ({ ...foreign, decimals }) };
  expect(check(`${own},${shop},1`, odd).faulty).toMatchObject([{ faults: ['odd-decimals'] }]);
});

test.each([
  ['a contact and its address', `name,address,amount\nQuay,${shop},1`],
  ['a name and its address', `name,address,amount\nshop.eth,${shop},1`],
  ['two spellings of an amount', `address,value,amount\n${shop},0.50,0.5`],
  ['a symbol and its contract', `symbol,token_address,address,amount\nhusd,${dollar},${shop},1`],
  [
    'the symbol of a contract that is not listed',
    `symbol,token_address,address,amount\nOWN,${own},${shop},1`,
  ],
  [
    'native coins, and the address of none',
    `token_type,token_address,address,amount\nnative,0x0000000000000000000000000000000000000000,${shop},0.5`,
  ],
  ['one of them empty', `to,address,amount\n,${shop},1`],
])('checkTable accepts agreeing cells: %s', (_, text) => {
  expect(check(text)).toMatchObject({ contradiction: undefined, payments: [{ to: shop }] });
});

test.each([
  ['name', 'address', `name,address,amount\nQuay,${shop},1\nQuay,${own},1`, 3],
  ['name', 'address', `name,address,amount\nAda,${shop},1`, 2],
  ['address', 'to', `to,address,amount\n${own},${shop},1`, 2],
  ['amount', 'value', `address,value,amount\n${shop},1000,1`, 2],
  ['symbol', 'token_address', `symbol,token_address,address,amount\nHUSD,${own},${shop},1`, 2],
  ['symbol', 'token_address', `symbol,token_address,address,amount\nABC,${own},${shop},1`, 2],
  [
    'token_address',
    'token_type',
    `token_type,token_address,address,amount\nnative,${dollar},${shop},1`,
    2,
  ],
])('checkTable refuses the whole table when %s and %s differ', (one, other, text, line) => {
  const checked = check(text);
  expect(checked).toMatchObject({ payments: [], faulty: [], totals: [], contradiction: { line } });
  expect([...(checked.contradiction?.names ?? [])].toSorted()).toEqual([one, other].toSorted());
});

test('checkTable marks a name whose only address is on Ethereum', () => {
  const { payments } = check(`,main.eth,0.1\n,shop.eth,0.1\n,Quay,0.1\n,${own},0.1`);
  expect(payments.map(({ to, lookedUp, isOfEthereum }) => [to, lookedUp, isOfEthereum])).toEqual([
    [own, 'main.eth', true],
    [shop, 'shop.eth', false],
    [shop, undefined, false],
    [own, undefined, false],
  ]);
});
