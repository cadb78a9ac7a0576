import { type Address, getAddress, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { allowanceModules } from '../transactions/allowanceAbi.ts';
import { setAllowance } from '../transactions/allowances.ts';
import { batchCalls, encodeMultiSend } from '../transactions/multiSend.ts';
import { addOwner, changeThreshold, removeOwner, swapOwner } from '../transactions/ownerChanges.ts';
import {
  createRejection,
  createTransaction,
  type SafeCall,
  type SafeTransaction,
} from '../transactions/safeTransaction.ts';
import {
  enableModule,
  setFallbackHandler,
  setGuard,
  setModuleGuard,
} from '../transactions/settingChanges.ts';
import { explainCalls, explainTransaction } from './explainTransaction.ts';
import {
  ada,
  approve,
  at,
  ben,
  callOf,
  coins,
  createFacts,
  dock,
  items,
  listedToken,
  safe,
  sendItem,
  sendItems,
  shop,
  transfer,
  transferFrom,
  unlisted,
} from './facts.testing.ts';
import type { PaymentFacts } from './facts.ts';
import { sumOutgoing } from './outgoing.ts';

const [module = zeroAddress] = allowanceModules;
/** Shares the digits of the short form of the shop, and no more. */
const shortLike = getAddress(`0x90${'d'.repeat(34)}b906`);
/** Shares the four digits at both ends. */
const longLike = getAddress(`0x90cc${'d'.repeat(32)}b906`);
const stranger = at('d');

function findingsOf(calls: readonly SafeCall[], changes: Partial<PaymentFacts> = {}) {
  return explainCalls(calls, createFacts(changes)).findings.map(({ severity, code, path }) =>
    [severity, code, path.join('.')].filter(Boolean).join(' '),
  );
}

const symbol = (text: string): Partial<PaymentFacts> => ({
  tokenAt: (address) =>
    address === unlisted ? { kind: 'fungible', symbol: text, decimals: 6 } : undefined,
});
const unread = () => 'not-read' as const;
const elsewhere = (
  contract: Address,
  chainId: number | 'not-read' = 10,
): Partial<PaymentFacts> => ({
  contractElsewhere: (address) => (address === contract ? chainId : undefined),
});

describe('explainTransaction of a single call', () => {
  test.each<[string, SafeCall, readonly string[], Partial<PaymentFacts>?]>([
    ['to a previous recipient', coins(shop), []],
    ['of a token', transfer(listedToken, shop), []],
    [
      'of a token to its own contract',
      transfer(listedToken, listedToken),
      ['refuse recipient-token', 'note recipient-new'],
    ],
    [
      'of an unlisted one to its contract',
      transfer(unlisted, unlisted),
      ['refuse recipient-token', 'note recipient-new'],
    ],
    [
      'from a third one to the contract',
      transferFrom(unlisted, ada, unlisted),
      ['refuse recipient-token', 'note recipient-new'],
    ],
    [
      'of an item to its contract',
      sendItem(items, items),
      ['refuse recipient-token', 'note recipient-new'],
    ],
    [
      'of items to their contract',
      sendItems(items, items),
      ['refuse recipient-token', 'refuse recipient-token', 'note recipient-new'],
    ],
    [
      'of coins to a listed token',
      coins(listedToken),
      ['grave recipient-other-token', 'note recipient-new'],
    ],
    [
      'of coins to an unlisted token',
      coins(unlisted),
      ['grave recipient-other-token', 'note recipient-new'],
    ],
    ['to itself', coins(safe.address), ['warn recipient-self']],
    ['of a token to itself', transfer(listedToken, safe.address), ['warn recipient-self']],
    ['to the zero address', coins(zeroAddress), ['refuse recipient-zero', 'note recipient-new']],
    [
      'of a token to the zero address',
      transfer(listedToken, zeroAddress),
      ['refuse recipient-zero', 'note recipient-new'],
    ],
    [
      'to the dead',
      coins('0x000000000000000000000000000000000000dEaD'),
      ['grave recipient-burn', 'note recipient-new'],
    ],
    [
      'to a precompiled contract',
      coins(`0x${'0'.repeat(39)}4`),
      ['grave recipient-burn', 'note recipient-new'],
    ],
    [
      'to the address that stands for coins',
      coins('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'),
      ['grave recipient-burn', 'note recipient-new'],
    ],
    ['to a stranger', coins(stranger), ['note recipient-new']],
    [
      'to a stranger, history not read',
      coins(stranger),
      ['note recipient-unread'],
      { paid: 'not-read' },
    ],
    ['to a contact, history not read', coins(ada), [], { paid: 'not-read' }],
    [
      'like one paid before in the short form',
      coins(shortLike),
      ['grave recipient-alike', 'note recipient-new'],
    ],
    [
      'like one paid before at both ends',
      coins(longLike),
      ['grave recipient-alike', 'note recipient-new'],
    ],
    [
      'like a contact',
      transfer(listedToken, shortLike),
      ['grave recipient-alike', 'note recipient-new'],
      { known: [shop], paid: [] },
    ],
    [
      'like the account itself',
      coins(getAddress(`0x55${'d'.repeat(34)}5555`)),
      ['grave recipient-alike', 'note recipient-new'],
    ],
    ['of an unlisted token', transfer(unlisted, shop), []],
    [
      'of one that is called as a listed one',
      transfer(unlisted, shop),
      ['grave token-imitates'],
      symbol('USDC'),
    ],
    [
      'of an unlisted token with decimals that no amount has',
      transfer(unlisted, shop),
      ['grave token-decimals'],
      {
        tokenAt: (one) =>
          one === unlisted ? { kind: 'fungible', symbol: 'BOAT', decimals: 78 } : undefined,
      },
    ],
    ['of one in other case', transfer(unlisted, shop), ['grave token-imitates'], symbol('usdc')],
    [
      'of one with a Cyrillic letter',
      transfer(unlisted, shop),
      ['grave token-imitates'],
      symbol('USD\u0421'),
    ],
    [
      'of one with a hidden sign',
      transfer(unlisted, shop),
      ['grave token-imitates'],
      symbol('US\u200bDC'),
    ],
    [
      'of one in full-width letters',
      transfer(unlisted, shop),
      ['grave token-imitates'],
      symbol('ＵＳＤＣ'),
    ],
    [
      'of one called as the currency',
      transfer(unlisted, shop),
      ['grave token-imitates'],
      symbol('ΕTH'),
    ],
    [
      'of one that could not be read',
      transfer(unlisted, shop),
      ['grave token-unread'],
      { tokenAt: (address) => (address === unlisted ? 'not-read' : undefined) },
    ],
    [
      'to a recipient of which nothing could be read',
      coins(shop),
      ['grave code-unread'],
      { tokenAt: (address) => (address === ben ? undefined : 'not-read') },
    ],
    [
      'to a listed token, nothing read',
      coins(listedToken),
      ['grave recipient-other-token', 'note recipient-new'],
      { tokenAt: (address) => (address === ben ? undefined : 'not-read') },
    ],
    ['where there is no token', transfer(stranger, shop), ['refuse code-missing']],
    [
      'of a contract that could not be read',
      transfer(listedToken, shop),
      ['grave code-unread'],
      { hasCode: unread },
    ],
    ['with bytes for a person', { ...coins(shop), data: '0x68656c6c6f' }, ['grave code-expected']],
    ['of more than there is', coins(shop, 6n), ['warn balance-short'], { balanceOf: () => 5n }],
    ['of a balance not read', coins(shop), ['note balance-unread'], { balanceOf: unread }],
    [
      'of more than is left of a limit',
      transfer(listedToken, shop),
      ['refuse limit-exceeded'],
      { limit: 4n },
    ],
    ['of what is left of a limit', transfer(listedToken, shop), [], { limit: 5n }],
    [
      'within a limit not read',
      transfer(listedToken, shop),
      ['refuse limit-unread'],
      { limit: 'not-read' },
    ],
    ['to a misleading name', coins(shop), ['warn name-mixed'], { mixedNames: [shop] }],
    [
      'an approval of an imitation',
      approve(unlisted, shop),
      ['grave token-imitates'],
      symbol('USDC'),
    ],
    ['an approval to a look-alike', approve(listedToken, shortLike), ['grave recipient-alike']],
    ['a new owner', addOwner(safe, stranger), []],
    ['a new owner like a known one', addOwner(safe, shortLike), ['grave recipient-alike']],
    [
      'a new owner of another network',
      addOwner(safe, stranger),
      ['grave account-elsewhere'],
      elsewhere(stranger),
    ],
    [
      'a new owner that other networks did not answer for',
      swapOwner(safe, ben, stranger),
      ['note account-unread'],
      elsewhere(stranger, 'not-read'),
    ],
    ['a former owner of another network', removeOwner(safe, ada, 1), [], elsewhere(ada)],
    [
      'a spender of another network',
      approve(listedToken, stranger),
      ['grave account-elsewhere'],
      elsewhere(stranger),
    ],
    [
      'a delegate of another network',
      setAllowance(module, {
        ...{ delegate: stranger, token: listedToken, amount: 5n, resetMinutes: 0 },
      }),
      ['grave account-elsewhere'],
      { ...elsewhere(stranger), hasCode: () => true },
    ],
    [
      'tokens to a contract of another network',
      transfer(listedToken, shop),
      ['grave account-elsewhere'],
      elsewhere(shop),
    ],
    [
      'coins to whom other networks did not answer for',
      coins(shop),
      ['note account-unread'],
      elsewhere(shop, 'not-read'),
    ],
    ['a handler without code', setFallbackHandler(safe, stranger), ['refuse power-without-code']],
    [
      'a handler that is a listed token',
      setFallbackHandler(safe, listedToken),
      ['refuse power-of-token'],
    ],
    ['a handler that is a token', setFallbackHandler(safe, unlisted), ['refuse power-of-token']],
    ['an unpublished handler', setFallbackHandler(safe, dock), ['grave power-unpublished']],
    [
      'the published handler',
      setFallbackHandler(safe, '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'),
      [],
    ],
    ['no handler', setFallbackHandler(safe, undefined), []],
    [
      'a handler not read',
      setFallbackHandler(safe, dock),
      ['refuse power-unread'],
      { hasCode: unread },
    ],
    ['a module without code', enableModule(safe, stranger), ['refuse power-without-code']],
    ['a module that is a token', enableModule(safe, unlisted), ['refuse power-of-token']],
    ['a module that is an NFT', enableModule(safe, items), ['refuse power-of-token']],
    ['an unpublished module', enableModule(safe, dock), ['grave power-unpublished']],
    ['Safe’s module', enableModule(safe, module), [], { hasCode: () => true }],
    ['a guard without code', setGuard(safe, stranger), ['refuse power-without-code']],
    ['a guard that is a token', setGuard(safe, listedToken), ['refuse power-of-token']],
    ['a guard', setGuard(safe, dock), ['grave power-unpublished']],
    [
      'a guard of modules that is a token',
      setModuleGuard(safe, unlisted),
      ['refuse power-of-token'],
    ],
  ])('%s', (_, call, expected, changes = {}) => {
    expect(findingsOf([call], changes)).toEqual(expected);
    // A batch cannot call the zero address: newer contracts take it for the Safe itself.
    if (call.to === zeroAddress) return;
    // In a batch as alone: in its own place, or of the whole.
    const inBatch = findingsOf([batchCalls([coins(ben), call], '1.4.1')], changes);
    const placed = expected.map((one) => one.split(' ').slice(0, 2).join(' '));
    const isOfAll = /balance|limit/.test(expected.join());
    if (!isOfAll && changes.hasCode === undefined) {
      expect(inBatch.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual(placed);
    }
  });
});

test('explainTransaction warns of two similar recipients in one transaction', () => {
  const calls = [coins(at('1')), coins(getAddress(`0x11${'2'.repeat(34)}1111`))];
  expect(findingsOf(calls)).toEqual([
    'grave recipient-alike 0',
    'grave recipient-alike 1',
    'note recipient-new',
  ]);
});

test('explainTransaction accepts a contract that an earlier call deploys', () => {
  const create = callOf(dock, `0x0d2f0489${'0'.repeat(192)}`);
  expect(findingsOf([create, transfer(stranger, shop)])).toEqual(['grave code-expected 1']);
  expect(findingsOf([create, addOwner(safe, stranger)], elsewhere(stranger))).toEqual([]);
});

describe('explainCalls leaves', () => {
  const told = (calls: readonly SafeCall[]) =>
    explainCalls(calls, createFacts()).leaves.map(({ asset, amount, tokenId, to }) =>
      [asset.symbol ?? asset.token, amount, tokenId, to].filter((one) => one !== undefined),
    );
  test.each<[string, readonly SafeCall[], readonly unknown[]]>([
    ['coins', [coins(shop)], [['ETH', 5n, shop]]],
    ['a token', [transfer(listedToken, shop)], [['USDC', 5n, shop]]],
    [
      'a token by its allowance of itself',
      [transferFrom(unlisted, safe.address, shop)],
      [['BOAT', 5n, shop]],
    ],
    [
      'an item by the same function',
      [transferFrom(items, safe.address, shop)],
      [['HULL', 1n, 5n, shop]],
    ],
    ['an item', [sendItem(items, shop)], [['HULL', 1n, 3n, shop]]],
    [
      'items',
      [sendItems(items, shop)],
      [
        ['HULL', 1n, 3n, shop],
        ['HULL', 2n, 4n, shop],
      ],
    ],
    ['what is another’s', [transferFrom(unlisted, ada, shop)], []],
    ['what comes back', [transfer(listedToken, safe.address)], []],
    [
      'a batch',
      [batchCalls([coins(shop), transfer(listedToken, ben)], '1.4.1')],
      [
        ['ETH', 5n, shop],
        ['USDC', 5n, ben],
      ],
    ],
    [
      'coins of a call',
      [{ ...transfer(dock, shop), value: 2n }],
      [
        ['ETH', 2n, dock],
        [dock, 5n, shop],
      ],
    ],
  ])('%s', (_, calls, expected) => {
    expect(told(calls)).toEqual(expected);
  });

  test('totals separate a token from its imitation', () => {
    const calls = [transfer(listedToken, shop), transfer(unlisted, shop), transfer(unlisted, ben)];
    const { leaves } = explainCalls(calls, createFacts(symbol('USDC')));
    expect(sumOutgoing(leaves)).toMatchObject([
      { asset: { token: listedToken, isListed: true }, amount: 5n },
      { asset: { token: unlisted, isListed: false, symbol: 'USDC' }, amount: 10n },
    ]);
  });
});

describe('explainTransaction of a gas refund', () => {
  const gas = { safeTxGas: 100_000n, baseGas: 60_000n };
  const explain = (changes: Partial<SafeTransaction>, facts: Partial<PaymentFacts> = {}) =>
    explainTransaction(
      { ...createRejection(safe.address, safe.nonce), ...changes },
      createFacts(facts),
      { safe },
    );
  const codes = (...given: Parameters<typeof explain>) =>
    explain(...given).findings.map(({ severity, code }) => `${severity} ${code}`);
  const most = (changes: Partial<SafeTransaction>) => explain(changes).leaves[0];

  test('is not a rejection, and leaves the account', () => {
    const stolen = {
      baseGas: 400_000_000n,
      gasPrice: 1n,
      gasToken: listedToken,
      refundReceiver: stranger,
    };
    expect(codes(stolen)).not.toContain('note rejection');
    expect(codes(stolen)).toContain('refuse refund-excessive');
    expect(most({ ...gas, gasPrice: 1n, gasToken: listedToken, refundReceiver: stranger })).toEqual(
      {
        asset: { token: listedToken, symbol: 'USDC', decimals: 6, isListed: true },
        amount: 200_404n,
        to: stranger,
        kind: 'refund',
        path: [],
      },
    );
  });

  test('adds to the payment when compared with the token’s balance', () => {
    const payment = createTransaction(transfer(listedToken, shop), safe.nonce);
    const refund = { ...gas, gasPrice: 1n, gasToken: listedToken };
    const amount = most(refund)?.amount ?? 0n;
    const shortWith = (balance: bigint) =>
      explain({ ...payment, ...refund }, { balanceOf: () => balance }).findings.some(
        ({ code }) => code === 'balance-short',
      );
    expect(shortWith(amount)).toBe(true);
    expect(shortWith(2n * amount)).toBe(false);
  });

  test('has no recipient if it goes to the executor', () => {
    expect(most({ ...gas, gasPrice: 5n })).not.toHaveProperty('to');
  });

  test.each<[string, Partial<SafeTransaction>, Partial<PaymentFacts>, readonly string[]]>([
    ['none', {}, {}, ['note rejection']],
    [
      'at the price of now',
      { ...gas, gasPrice: 10n ** 9n },
      {},
      ['grave gas-price', 'warn safe-tx-gas'],
    ],
    [
      'at ten times of it',
      { ...gas, gasPrice: 10n ** 10n },
      {},
      ['grave gas-price', 'warn safe-tx-gas'],
    ],
    [
      'at more',
      { ...gas, gasPrice: 10n ** 10n + 1n },
      {},
      ['refuse refund-excessive', 'grave gas-price', 'warn safe-tx-gas'],
    ],
    [
      'at a price not read',
      { ...gas, gasPrice: 1n },
      { gasPrice: 'not-read' },
      ['grave gas-price', 'grave refund-uncompared', 'warn safe-tx-gas'],
    ],
    [
      'for more gas than it takes',
      { baseGas: 1_500_001n, gasPrice: 1n },
      {},
      ['refuse refund-excessive', 'grave gas-price'],
    ],
    [
      'for more gas than a block has',
      { safeTxGas: 60_000_001n, gasPrice: 1n },
      {},
      ['refuse refund-excessive', 'grave gas-price', 'warn safe-tx-gas'],
    ],
    [
      'in a token, of ten whole units',
      { baseGas: 59_596n, gasPrice: 100n, gasToken: listedToken },
      {},
      ['grave gas-price', 'grave refund-uncompared'],
    ],
    [
      'in a token, of more',
      { baseGas: 59_597n, gasPrice: 100n, gasToken: listedToken },
      {},
      ['refuse refund-excessive', 'grave gas-price'],
    ],
    [
      'in an unlisted token',
      { ...gas, gasPrice: 1n, gasToken: unlisted },
      {},
      ['refuse refund-excessive', 'grave gas-price', 'warn safe-tx-gas'],
    ],
    [
      'in a token by the host’s terms',
      { ...gas, gasPrice: 30n, gasToken: unlisted },
      { gasCostIn: () => 3n },
      ['grave gas-price', 'warn safe-tx-gas'],
    ],
    [
      'in a token beyond them',
      { ...gas, gasPrice: 31n, gasToken: unlisted },
      { gasCostIn: () => 3n },
      ['refuse refund-excessive', 'grave gas-price', 'warn safe-tx-gas'],
    ],
    [
      'to the token itself',
      { ...gas, gasPrice: 1n, gasToken: listedToken, refundReceiver: listedToken },
      {},
      [
        'refuse recipient-token',
        'grave gas-price',
        'grave refund-uncompared',
        'warn safe-tx-gas',
        'note recipient-new',
      ],
    ],
    [
      'to a look-alike',
      { ...gas, gasPrice: 1n, refundReceiver: shortLike },
      {},
      ['grave gas-price', 'grave recipient-alike', 'warn safe-tx-gas', 'note recipient-new'],
    ],
    [
      'of more than the balance of its token',
      { ...gas, gasPrice: 1n, gasToken: listedToken },
      { balanceOf: (token) => (token === listedToken ? 1n : 10n ** 30n) },
      ['grave gas-price', 'grave refund-uncompared', 'warn safe-tx-gas', 'warn balance-short'],
    ],
  ])('%s', (_, changes, facts, expected) => {
    expect(codes(changes, facts)).toEqual(expected);
  });
});

describe('explainTransaction powers', () => {
  const explain = (call: SafeCall) =>
    explainTransaction(createTransaction(call, safe.nonce), createFacts(), { safe });
  test('include each change of the threshold, inside a batch too', () => {
    const both = batchCalls([addOwner(safe, stranger, 1), changeThreshold(safe, 2)], '1.4.1');
    expect(
      explain(both).findings.flatMap(({ code, path, details }) =>
        code.startsWith('threshold') ? [[code, path, details]] : [],
      ),
    ).toEqual([
      ['threshold-one', [0], undefined],
      ['threshold-change', [0], { before: 2, after: 1 }],
      ['threshold-change', [1], { before: 1, after: 2 }],
    ]);
  });

  test.each<[string, SafeCall, string]>([
    ['an owner', addOwner(safe, stranger), 'addOwner'],
    ['a threshold', changeThreshold(safe, 1), 'changeThreshold'],
    ['a module', enableModule(safe, dock), 'setting'],
    ['an allowance', approve(listedToken, shop), 'approval'],
    [
      'a limit',
      setAllowance(module, { delegate: shop, token: listedToken, amount: 5n, resetMinutes: 0 }),
      'setting',
    ],
  ])('%s', (_, call, kind) => {
    const { powers, others, leaves } = explain(call);
    expect([powers.map(({ change }) => change.kind), others, leaves]).toEqual([[kind], [], []]);
  });
});

test('explainTransaction has no findings for Safe’s own batch contract', () => {
  const transaction = createTransaction(batchCalls([coins(shop), coins(ada)], '1.4.1'), 7n);
  const { findings, through } = explainTransaction(transaction, createFacts(), { safe });
  expect(findings).toEqual([]);
  expect(through.map(({ to }: { to: Address }) => to)).toEqual([
    '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  ]);
});

test.each([
  ['is missing', false, 'refuse code-missing'],
  ['could not be read', 'not-read', 'grave code-unread'],
] as const)('explainTransaction warns of a batch whose contract %s', (_, code, expected) => {
  const inner = batchCalls([coins(shop), coins(ada)], '1.4.1');
  const facts = (contract: Address) =>
    createFacts({ hasCode: (address) => (address === contract ? code : true) });
  const found = (call: SafeCall, contract: Address) =>
    explainTransaction(createTransaction(call, 7n), facts(contract), { safe }).findings.map(
      ({ severity, code: one, path }) => [`${severity} ${one}`, path],
    );
  // Its delegatecall would succeed, without any payment.
  expect(found(inner, inner.to)).toEqual([[expected, []]]);
  const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';
  const outer = { ...inner, to: multiSend, data: encodeMultiSend([coins(shop), inner]) };
  expect(found(outer, inner.to)).toContainEqual([expected, [1]]);
});
