import type { Address } from 'viem';
import { DEMO_ACCOUNTS, TREASURY } from '../accounts.ts';

/** A boat under a low sun, drawn for this network, so that the avatar needs no other host. */
const avatarSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" fill="#fde3c4"/>
<circle cx="45" cy="23" r="8" fill="#f2855e"/>
<path d="M31 10v30H14z" fill="#fff"/>
<path d="M34 17v23h13z" fill="#d8e6ee"/>
<path d="M10 43h44l-7 9H18z" fill="#1f4b63"/>
<path d="M0 52q8-5 16 0t16 0t16 0t16 0v12H0z" fill="#3b86a8"/>
</svg>`;

/** `avatar` record: a base64 data URI of an SVG. */
export const DEMO_AVATAR = `data:image/svg+xml;base64,${Buffer.from(avatarSvg).toString('base64')}`;

/** Name of the local network and its records. */
export interface DemoName {
  /** Normalized (ENSIP-15), two labels, ending in `.eth`. */
  name: string;
  /** Address record, on Ethereum. */
  address: Address;
  /** Address record on the rollup. Default: none. */
  onRollup?: Address;
  /** Text records by key, such as `avatar`. */
  texts?: Readonly<Record<string, string>>;
}

/** Reverse record of the local network. */
export interface DemoClaim {
  /** Account that claims the name. */
  account: Address;
  /** Claimed name; valid only if it resolves to `account`. */
  name: string;
}

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
  { name: 'newcomer.eth', address: newcomer.address, onRollup: newcomer.address },
  { name: '⛵.eth', address: keeper.address },
] as const satisfies readonly DemoName[];

/** All reverse records: two valid ones, and a forged one. */
export const DEMO_CLAIMS = [
  { account: mira.address, name: 'mira.eth' },
  { account: keeper.address, name: 'the-keeper-of-the-northernmost-lighthouse.eth' },
  { account: impostor.address, name: 'mira.eth' },
] as const satisfies readonly DemoClaim[];

/** Primary names on the rollup: a valid one, and a forged one. */
export const ROLLUP_CLAIMS = [
  { account: newcomer.address, name: 'newcomer.eth' },
  { account: impostor.address, name: 'newcomer.eth' },
] as const satisfies readonly DemoClaim[];
