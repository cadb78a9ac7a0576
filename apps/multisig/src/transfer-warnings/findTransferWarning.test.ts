import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { findOriginator, findTransferWarning, type Summary } from './findTransferWarning.ts';

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shop: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const dollar: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const fake: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const hash = `0x${'ab'.repeat(32)}`;
const context = {
  ...{ safe, symbols: ['ETH', 'USDC'], listed: [dollar] },
  isLookAlike: (one: Address) => one === shop,
};

type Moved = Extract<Summary['txInfo'], { type: 'Transfer' }>['transferInfo'];
type Row = Pick<Summary, 'id' | 'txInfo' | 'executionInfo'>;

const erc20 = (tokenAddress: Address, value: bigint, more: object = {}): Moved => ({
  ...{ type: 'ERC20', tokenAddress, value },
  ...more,
});

function row(way: 'in' | 'out', transferInfo: Moved, more: Partial<Row> = {}): Row {
  const [sender, recipient] = way === 'in' ? [fake, safe] : [safe, fake];
  return {
    id: `transfer_${safe}_e12_0`,
    txInfo: {
      ...{ type: 'Transfer', direction: way === 'in' ? 'INCOMING' : 'OUTGOING', transferInfo },
      ...{ sender: { value: sender }, recipient: { value: recipient } },
    },
    executionInfo: null,
    ...more,
  };
}

const byOwners = { id: `multisig_${safe}_${hash}` };
const byModule = {
  executionInfo: { type: 'MODULE', address: { value: shop } },
} satisfies Partial<Row>;
const coins: Moved = { type: 'NATIVE_COIN', value: 1n };
const fromShop = { sender: { value: shop }, recipient: { value: safe } };
const incoming = row('in', coins);

test.each<[string, Row, string | undefined, string | undefined]>([
  ['owners', row('out', erc20(dollar, 5n), byOwners), 'owners', undefined],
  ['owners, of nothing', row('out', erc20(dollar, 0n), byOwners), 'owners', undefined],
  ['a module', row('out', erc20(dollar, 5n), byModule), 'module', undefined],
  [
    'owners, of odd decimals',
    row('out', erc20(fake, 5n, { decimals: 255 }), byOwners),
    'owners',
    'odd-decimals',
  ],
  [
    'a stranger, token with odd decimals',
    row('in', erc20(fake, 5n, { decimals: 78 })),
    undefined,
    'odd-decimals',
  ],
  [
    'a stranger, token with many decimals',
    row('in', erc20(fake, 5n, { decimals: 77 })),
    undefined,
    undefined,
  ],
  ['a stranger, to the account', row('in', erc20(dollar, 5n)), undefined, undefined],
  ['not an owner', row('out', erc20(dollar, 5n)), 'others', 'not-owners'],
  [
    'not an owner, an NFT',
    row('out', { type: 'ERC721', tokenAddress: fake, tokenId: 1n }),
    'others',
    'not-owners',
  ],
  ['not an owner, amount 0', row('out', erc20(dollar, 0n)), 'others', 'nothing'],
  ['a stranger, amount 0', row('in', erc20(dollar, 0n)), undefined, 'nothing'],
  ['a stranger, 0 coins', row('in', { type: 'NATIVE_COIN', value: 0n }), undefined, 'nothing'],
  [
    'a token the gateway calls an imitation',
    row('in', erc20(fake, 5n, { imitation: true })),
    undefined,
    'imitation',
  ],
  ...['USDC', 'usdc', 'USDС', 'ＵＳＤＣ', 'U S D C', 'USD\u200bC', 'ÙSDC', 'ΕΤΗ', 'ETH'].map(
    (tokenSymbol): [string, Row, undefined, 'imitation'] => [
      `a token called ${tokenSymbol}`,
      row('in', erc20(fake, 5n, { tokenSymbol })),
      undefined,
      'imitation',
    ],
  ),
  [
    'a token with its own name',
    row('in', erc20(fake, 5n, { tokenSymbol: 'OWN' })),
    undefined,
    undefined,
  ],
  ['a token without a name', row('in', erc20(fake, 5n)), undefined, undefined],
  [
    'the listed token, whatever it is called',
    row('in', erc20(dollar, 5n, { tokenSymbol: 'ETH' })),
    undefined,
    undefined,
  ],
  [
    'an address that looks like a known one',
    { ...incoming, txInfo: { ...incoming.txInfo, ...fromShop } as Row['txInfo'] },
    undefined,
    'look-alike',
  ],
  ['no transfer', { ...incoming, txInfo: { type: 'Other', name: 'Other' } }, undefined, undefined],
])('findTransferWarning of an entry by %s', (_, entry, maker, doubt) => {
  expect(findOriginator(entry, safe)).toBe(maker);
  expect(findTransferWarning(entry, context)).toBe(doubt);
});
