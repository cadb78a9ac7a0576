import { type Address, type Hex, isAddressEqual, parseUnits, zeroAddress } from 'viem';
import { readAddress } from '../../address/readAddress.ts';
import type { Contact } from '../../contacts/contact.ts';
import type { Asset } from '../../send/asset.ts';
import { readRecipient } from '../../send/readRecipient.ts';
import type { TableRow } from './readTable.ts';

/** Asset of a payment, with the account's balance in its smallest unit. */
export interface HeldAsset extends Asset {
  readonly balance: bigint | undefined;
  /** False for a token the site does not list: symbol and decimals are its contract's own. */
  readonly listed: boolean;
}

/** State of something that is looked up on a chain. */
export type Lookup<Found> = Found | 'looking' | 'none' | 'unreachable';

/** All that a table is checked against. */
export interface TableContext {
  readonly safe: Address;
  /** The network's currency and the tokens the site lists. */
  readonly assets: readonly Asset[];
  readonly contacts: readonly Contact[];
  /** Assets by their id: of listed ones the balance, of others their contract's own facts. */
  readonly assetAt: (id: string) => Lookup<HeldAsset>;
  /** Address of a normalized name. */
  readonly addressOf: (name: string) => Lookup<Address> | 'no-names';
}

export type RowFault =
  | NonNullable<TableRow['shape']>
  | 'unknown-token'
  | 'ambiguous-token'
  | 'not-a-token'
  | 'token-unreachable'
  | 'empty'
  | 'not-a-recipient'
  | 'wrong-checksum'
  | 'two-contacts'
  | 'not-found'
  | 'no-names'
  | 'unreachable'
  | 'to-self'
  | 'to-token'
  | 'to-nobody'
  | 'no-amount'
  | 'comma'
  | 'not-a-number'
  | 'too-many-decimals'
  | 'zero'
  | 'more-than-balance';

/** Payment of a row that is right. */
export interface TablePayment {
  readonly line: number;
  readonly asset: HeldAsset;
  readonly to: Address;
  readonly amount: bigint;
  readonly note: string;
}

export interface FaultyRow {
  readonly row: TableRow;
  readonly faults: readonly RowFault[];
  /** Asset of the row, where it is known. */
  readonly asset: HeldAsset | undefined;
}

/** Sum of the payments of one asset. */
export interface AssetTotal {
  readonly asset: HeldAsset;
  readonly amount: bigint;
  readonly count: number;
}

export interface CheckedTable {
  readonly payments: readonly TablePayment[];
  readonly faulty: readonly FaultyRow[];
  /** True while something of a row is looked up. */
  readonly isLooking: boolean;
  readonly totals: readonly AssetTotal[];
  /** Number of rows that pay the same again. */
  readonly repeated: number;
}

/** Checks each row by itself, then what the right ones come to; a row that does not fit the balance is a fault. */
export function checkTable(rows: readonly TableRow[], context: TableContext): CheckedTable {
  const payments: TablePayment[] = [];
  const faulty: FaultyRow[] = [];
  const totals = new Map<string, AssetTotal>();
  const seen = new Set<string>();
  let isLooking = false;
  let repeated = 0;
  for (const row of rows) {
    const asset = assetOf(row.token, context);
    const to = recipientOf(row.recipient, context);
    const known = typeof asset === 'object' ? asset : undefined;
    const amount = known ? amountOf(row.amount, known.decimals) : undefined;
    const before = known && totals.get(known.id);
    const sum = (before?.amount ?? 0n) + (typeof amount === 'bigint' ? amount : 0n);
    const isShort = known?.balance !== undefined && sum > known.balance;
    const found = [asset, to, typeof amount === 'bigint' && isShort ? 'more-than-balance' : amount];
    const faults = row.shape
      ? [row.shape]
      : found.filter((one): one is RowFault => typeof one === 'string' && isFault(one));
    if (faults.length > 0) faulty.push({ row, faults, asset: known });
    else if (!known || asset === 'looking' || to === 'looking') isLooking = true;
    else if (typeof amount === 'bigint' && isHex(to)) {
      const key = `${known.id} ${to} ${amount}`;
      if (seen.has(key)) repeated += 1;
      seen.add(key);
      payments.push({ line: row.line, asset: known, to, amount, note: row.note });
      totals.set(known.id, { asset: known, amount: sum, count: (before?.count ?? 0) + 1 });
    }
  }
  return { payments, faulty, isLooking, totals: [...totals.values()], repeated };
}

function isHex(to: string): to is Hex {
  return to.startsWith('0x');
}

function isFault(found: string): boolean {
  return found !== 'looking' && !isHex(found);
}

/** Id of the asset a cell names; the contract need not be known. */
export function assetIdOf(
  cell: string,
  assets: readonly Asset[],
): { readonly id: string } | 'unknown-token' | 'ambiguous-token' | 'wrong-checksum' {
  if (cell === '') return { id: 'coin' };
  const read = readAddress(cell);
  if (read.kind === 'wrong-checksum') return read.kind;
  if (read.kind === 'address') {
    return { id: isAddressEqual(read.address, zeroAddress) ? 'coin' : read.address.toLowerCase() };
  }
  const named = assets.filter(({ symbol }) => symbol.toLowerCase() === cell.toLowerCase());
  const [one, other] = named;
  if (other) return 'ambiguous-token';
  return one ? { id: one.id } : 'unknown-token';
}

function assetOf(
  cell: string,
  { assets, assetAt }: TableContext,
): HeldAsset | RowFault | 'looking' {
  const found = assetIdOf(cell, assets);
  if (typeof found === 'string') return found;
  const asset = assetAt(found.id);
  if (asset === 'none') return 'not-a-token';
  return asset === 'unreachable' ? 'token-unreachable' : asset;
}

/** Names to look up: those of rows that are neither an address nor a contact. */
export function nameIn(cell: string, contacts: readonly Contact[]): string | undefined {
  const read = readRecipient(cell);
  return read.kind === 'name' && contactsNamed(cell, contacts).length === 0 ? read.name : undefined;
}

function contactsNamed(cell: string, contacts: readonly Contact[]): readonly Address[] {
  const sought = cell.toLowerCase();
  const found = contacts.filter(({ name }) => name.trim().toLowerCase() === sought);
  return [...new Set(found.map(({ address }) => address))];
}

function recipientOf(cell: string, context: TableContext): Address | RowFault | 'looking' {
  const to = addressIn(cell, context);
  if (!isHex(to)) return to;
  if (isAddressEqual(to, zeroAddress)) return 'to-nobody';
  if (isAddressEqual(to, context.safe)) return 'to-self';
  const isToken = context.assets.some(({ token }) => token && isAddressEqual(token, to));
  return isToken ? 'to-token' : to;
}

function addressIn(
  cell: string,
  { contacts, addressOf }: TableContext,
): Address | RowFault | 'looking' {
  const [contact, other] = contactsNamed(cell, contacts);
  if (other) return 'two-contacts';
  if (contact) return contact;
  const read = readRecipient(cell);
  if (read.kind === 'address') return read.address;
  if (read.kind !== 'name') return read.kind;
  const found = addressOf(read.name);
  return found === 'none' ? 'not-found' : found;
}

/** Largest amount, a uint256. */
const MOST = 2n ** 256n - 1n;

/**
 * Amount of a cell in the smallest unit: digits with a point at most. A comma is never read, as it separates
 * decimals in one country and thousands in another.
 */
function amountOf(cell: string, decimals: number): bigint | RowFault {
  if (cell === '') return 'no-amount';
  if (/^[\d.,\s'’]*,[\d.,\s'’]*$/.test(cell)) return 'comma';
  if (!/^\d+(\.\d+)?$/.test(cell)) return 'not-a-number';
  const [whole = '', fraction = ''] = cell.split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return 'too-many-decimals';
  const value = parseUnits(`${whole}.${significant || '0'}`, decimals);
  if (value > MOST) return 'not-a-number';
  return value === 0n ? 'zero' : value;
}
