import { readRowHash } from '@mooring/safe/gateway';
import { expect, test } from 'vitest';
import { readTransferredAsset, type TransferredAsset } from './readTransferredAsset.ts';

const hash = `0x${'ab'.repeat(32)}` as const;
const address = `0x${'12'.repeat(20)}` as const;
const other = `0x${'34'.repeat(20)}` as const;
const dollar = { address, name: 'Harbour Dollar', symbol: 'HUSD', decimals: 6 };

test.each<[string, string | undefined]>([
  [`multisig_${address}_${hash}`, hash],
  [`multisig_${address}_${hash.toUpperCase().replace('X', 'x')}`, hash],
  [`transfer_${address}_e123_0`, undefined],
  [`module_${address}_i123`, undefined],
  [`creation_${address}`, undefined],
  [`multisig_${address}_0x12`, undefined],
  ['', undefined],
])('readRowHash of %s is %s', (id, named) => {
  expect(readRowHash(id)).toBe(named);
});

test.each<[string, Parameters<typeof readTransferredAsset>[0], TransferredAsset]>([
  ['coins', { type: 'NATIVE_COIN', value: 5n }, { kind: 'coins', value: 5n }],
  [
    'a listed token, whatever the gateway calls it',
    { type: 'ERC20', tokenAddress: address, tokenSymbol: 'USD', decimals: 0, value: 5n },
    { kind: 'token', token: dollar, value: 5n },
  ],
  [
    'an unlisted token',
    { type: 'ERC20', tokenAddress: other, tokenSymbol: 'HUSD', decimals: 6, value: 5n },
    { kind: 'unlisted', token: other },
  ],
  [
    'a collectible of a listed address',
    { type: 'ERC721', tokenAddress: address, tokenId: 5n },
    { kind: 'unlisted', token: address, item: 5n },
  ],
])('readTransferredAsset of %s', (_, transfer, moved) => {
  expect(readTransferredAsset(transfer, [dollar])).toEqual(moved);
});
