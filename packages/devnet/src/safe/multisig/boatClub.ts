import {
  addOwner,
  batchCalls,
  createRejection,
  createTransaction,
  type SafeCall,
} from '@mooring/safe/transactions';
import { encodeFunctionData } from 'viem';
import { DEMO_ACCOUNTS, type DemoAccount, TREASURY } from '../../accounts.ts';
import type { GenesisBlock, GenesisTransaction } from '../../chain/genesisBlock.ts';
import {
  ANCHOR,
  dockAbi,
  HARBOUR_DOLLAR,
  REVERSE_REGISTRAR_ADDRESS,
  SHOAL_ADDRESS,
} from '../../contracts/deployments.ts';
import { reverseRegistrar } from '../../generated/artifacts.ts';
import { registerName } from '../../names/registerNames.ts';
import type { Multisig } from './multisig.ts';
import { coins, createSafe, executeTransaction, fromTreasury, tokens } from './safeTransactions.ts';

const NAME = 'boat-club.eth';
const BOAT_CLUB_VERSION = '1.4.1';

const [mira, keeper, , newcomer] = DEMO_ACCOUNTS;
const harbour = TREASURY.address;

/**
 * Safe of the first chain: two founders, a third owner added later, threshold two. It leaves all other
 * balances, nonces and names unchanged.
 */
export function boatClub(chainId: number): Multisig {
  const owners = [mira.address, keeper.address];
  const { address, transaction: creation } = createSafe(BOAT_CLUB_VERSION, owners, 2);
  const safe = { address, chainId, version: BOAT_CLUB_VERSION } as const;
  const founders = { address, owners, threshold: 2 };

  let nonce = 0n;
  const executed = (call: SafeCall, signers: readonly DemoAccount[], safeTxGas = 0n) => {
    const transaction = { ...createTransaction(call, nonce), safeTxGas };
    nonce += 1n;
    return executeTransaction(safe, transaction, signers);
  };
  const hour = (hoursAgo: number, ...transactions: GenesisTransaction[]): GenesisBlock => ({
    secondsAgo: hoursAgo * 60 * 60,
    transactions,
  });
  const both = [mira, keeper];

  const blocks = [
    hour(160, creation, ...registerName({ name: NAME, address })),
    hour(158, fromTreasury(coins(address, '5'))),
    hour(
      149,
      fromTreasury(tokens(HARBOUR_DOLLAR, address, '900')),
      fromTreasury(tokens(ANCHOR, address, '20')),
    ),
    hour(132, executed(coins(harbour, '0.75'), both)),
    hour(109, executed(tokens(HARBOUR_DOLLAR, harbour, '120'), both)),
    hour(86, executed(addOwner(founders, newcomer.address), both)),
    hour(62, executed(claim(), [mira, newcomer])),
    // The shoal reverts: the nonce is used, and the receipt has status success.
    hour(40, executed(dockAtShoal(), [keeper, newcomer], 50_000n)),
    hour(30, fromTreasury(coins(address, '0.42'))),
    hour(20, executed(batchOf(coins(harbour, '0.1'), tokens(ANCHOR, harbour, '2.5')), both)),
    hour(8, fromTreasury(tokens(HARBOUR_DOLLAR, address, '55.5'))),
  ];

  const next = nonce;
  return {
    safe: {
      ...safe,
      label: 'Boat club',
      name: NAME,
      owners: [newcomer.address, mira.address, keeper.address],
      threshold: 2,
    },
    blocks,
    queue: [
      {
        hoursAgo: 5,
        transaction: createTransaction(coins(harbour, '0.35'), next),
        signers: both,
      },
      {
        hoursAgo: 4,
        transaction: createTransaction(tokens(HARBOUR_DOLLAR, newcomer.address, '64.5'), next + 1n),
        signers: [keeper],
      },
      {
        hoursAgo: 3,
        transaction: createTransaction(coins(newcomer.address, '0.2'), next + 2n),
        signers: [newcomer],
      },
      {
        hoursAgo: 2,
        transaction: createRejection(address, next + 2n),
        signers: [keeper],
      },
      {
        hoursAgo: 1,
        transaction: createTransaction(
          batchOf(coins(harbour, '0.05'), tokens(HARBOUR_DOLLAR, keeper.address, '25')),
          next + 3n,
        ),
        signers: [newcomer],
        origin: { name: 'Harbour office', url: 'https://office.harbour.example' },
      },
    ],
    messages: [
      { hoursAgo: 26, text: 'The season opens on the first of May.', signers: [mira, newcomer] },
      { hoursAgo: 7, text: 'Berth 12 is ours for another year.', signers: [keeper] },
    ],
  };
}

function batchOf(...calls: SafeCall[]): SafeCall {
  return batchCalls(calls, BOAT_CLUB_VERSION);
}

function claim(): SafeCall {
  const data = encodeFunctionData({ ...reverseRegistrar, functionName: 'setName', args: [NAME] });
  return { to: REVERSE_REGISTRAR_ADDRESS, value: 0n, data, operation: 0 };
}

function dockAtShoal(): SafeCall {
  return { ...coins(SHOAL_ADDRESS, '0.1'), data: encodeFunctionData({ abi: dockAbi }) };
}
