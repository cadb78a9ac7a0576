import { type Address, encodeFunctionData, parseEther, parseUnits } from 'viem';
import { DEMO_ACCOUNTS, type DemoAccount, TREASURY } from '../accounts.ts';
import type { GenesisBlock, GenesisTransaction } from '../chain/genesisBlock.ts';
import { ANCHOR, HARBOUR_DOLLAR, type LocalToken } from '../contracts/deployments.ts';
import { token } from '../generated/artifacts.ts';

/** Transfers of one block. */
export interface HistoryRow {
  hoursAgo: number;
  transfers: readonly GenesisTransaction[];
}

const harbourAccount = TREASURY;
const [mira, keeper, impostor, newcomer] = DEMO_ACCOUNTS;

const ether = (from: DemoAccount, to: DemoAccount, amount: string): GenesisTransaction => ({
  from: from.address,
  to: to.address,
  value: parseEther(amount),
});

const transferOf =
  ({ address, decimals }: LocalToken) =>
  (from: DemoAccount, to: DemoAccount, amount: string): GenesisTransaction => ({
    from: from.address,
    to: address,
    data: transferData(to.address, parseUnits(amount, decimals)),
  });

const dollars = transferOf(HARBOUR_DOLLAR);
const anchors = transferOf(ANCHOR);

/** A week on the first chain, oldest first. Everyone is paid before they spend. */
export const ETHEREUM_HISTORY: readonly HistoryRow[] = [
  {
    hoursAgo: 170,
    transfers: [
      ether(harbourAccount, mira, '8.25'),
      ether(harbourAccount, keeper, '2.4'),
      ether(harbourAccount, impostor, '0.9'),
      ether(harbourAccount, newcomer, '0.35'),
    ],
  },
  {
    hoursAgo: 161,
    transfers: [dollars(harbourAccount, mira, '1250'), anchors(harbourAccount, mira, '42.5')],
  },
  { hoursAgo: 146, transfers: [ether(mira, keeper, '1.15')] },
  {
    hoursAgo: 139,
    transfers: [dollars(harbourAccount, keeper, '318.4'), anchors(harbourAccount, keeper, '7')],
  },
  { hoursAgo: 121, transfers: [ether(harbourAccount, mira, '3.8')] },
  { hoursAgo: 113, transfers: [dollars(mira, keeper, '86.75')] },
  { hoursAgo: 98, transfers: [ether(mira, newcomer, '0.6'), anchors(mira, keeper, '12.25')] },
  { hoursAgo: 90, transfers: [ether(keeper, mira, '0.475')] },
  { hoursAgo: 74, transfers: [ether(mira, harbourAccount, '2.9')] },
  {
    hoursAgo: 66,
    transfers: [dollars(keeper, mira, '120'), dollars(harbourAccount, impostor, '15')],
  },
  { hoursAgo: 51, transfers: [ether(harbourAccount, mira, '6.05')] },
  { hoursAgo: 44, transfers: [ether(mira, keeper, '0.32')] },
  { hoursAgo: 27, transfers: [ether(impostor, newcomer, '0.1'), anchors(keeper, mira, '3.5')] },
  { hoursAgo: 19, transfers: [ether(keeper, mira, '0.85')] },
  {
    hoursAgo: 6,
    transfers: [ether(mira, newcomer, '0.215'), dollars(mira, harbourAccount, '33.6')],
  },
  { hoursAgo: 2, transfers: [ether(harbourAccount, mira, '0.4')] },
];

/** History of the second chain, with smaller amounts, so that no two balances look alike. */
export const ROLLUP_HISTORY: readonly HistoryRow[] = [
  {
    hoursAgo: 168,
    transfers: [
      ether(harbourAccount, mira, '1.6'),
      ether(harbourAccount, keeper, '5.5'),
      ether(harbourAccount, impostor, '0.25'),
      ether(harbourAccount, newcomer, '0.08'),
    ],
  },
  {
    hoursAgo: 150,
    transfers: [dollars(harbourAccount, mira, '96.2'), dollars(harbourAccount, keeper, '2400')],
  },
  { hoursAgo: 117, transfers: [ether(mira, keeper, '0.22')] },
  { hoursAgo: 93, transfers: [ether(keeper, mira, '0.9'), anchors(harbourAccount, mira, '1.75')] },
  { hoursAgo: 70, transfers: [ether(mira, harbourAccount, '0.41')] },
  { hoursAgo: 47, transfers: [dollars(keeper, mira, '310.05')] },
  { hoursAgo: 22, transfers: [ether(keeper, newcomer, '0.125')] },
  { hoursAgo: 4, transfers: [ether(mira, keeper, '0.065')] },
];

export function historyBlock({ hoursAgo, transfers }: HistoryRow): GenesisBlock {
  return { secondsAgo: hoursAgo * 60 * 60, transactions: transfers };
}

function transferData(to: Address, value: bigint) {
  return encodeFunctionData({ ...token, functionName: 'transfer', args: [to, value] });
}
