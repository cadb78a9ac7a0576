import type { Address } from 'viem';
import { DEMO_ACCOUNTS, TREASURY } from '../accounts.ts';
import { DEMO_AVATAR } from './avatar.ts';

/** Name of the local network and its records. */
export type DemoName = {
  /** Normalized (ENSIP-15), two labels, ending in `.eth`. */
  name: string;
  /** Address record. */
  address: Address;
  /** Text records by key, such as `avatar`. */
  texts?: Readonly<Record<string, string>>;
};

/** Reverse record of the local network. */
export type DemoClaim = {
  /** Account that claims the name. */
  account: Address;
  /** Claimed name; valid only if it resolves to `account`. */
  name: string;
};

const [mira, keeper, impostor, newcomer] = DEMO_ACCOUNTS;

/** Names of the local network and their records. */
export const DEMO_NAMES = [
  {
    name: 'mira.eth',
    address: mira.address,
    texts: { avatar: DEMO_AVATAR, description: 'Sails on Sundays' },
  },
  { name: 'the-keeper-of-the-northernmost-lighthouse.eth', address: keeper.address },
  { name: 'harbour.eth', address: TREASURY.address },
  { name: 'newcomer.eth', address: newcomer.address },
  { name: '⛵.eth', address: keeper.address },
] as const satisfies readonly DemoName[];

/** All reverse records: two valid ones, and a forged one. */
export const DEMO_CLAIMS = [
  { account: mira.address, name: 'mira.eth' },
  { account: keeper.address, name: 'the-keeper-of-the-northernmost-lighthouse.eth' },
  { account: impostor.address, name: 'mira.eth' },
] as const satisfies readonly DemoClaim[];
