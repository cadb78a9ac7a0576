import type { Address } from 'viem';
import { DEMO_ACCOUNTS, TREASURY } from '../accounts.ts';
import { DEMO_AVATAR } from './avatar.ts';

/** A name of the local network and its records. */
export type DemoName = {
  /** Normalised (ENSIP-15), two labels, ending in `.eth`. */
  name: string;
  /** What the name answers with. */
  address: Address;
  /** Text records by key, such as `avatar`. */
  texts?: Readonly<Record<string, string>>;
};

/** A reverse record of the local network. */
export type DemoClaim = {
  /** Who says they go by the name. */
  account: Address;
  /** The name; believed only when it answers with `account`. */
  name: string;
};

const [mira, keeper, impostor, newcomer] = DEMO_ACCOUNTS;

/** The names of the local network and what they answer. */
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

/** The reverse records: two true ones, and one that lies. Nobody else has any. */
export const DEMO_CLAIMS = [
  { account: mira.address, name: 'mira.eth' },
  { account: keeper.address, name: 'the-keeper-of-the-northernmost-lighthouse.eth' },
  { account: impostor.address, name: 'mira.eth' },
] as const satisfies readonly DemoClaim[];
