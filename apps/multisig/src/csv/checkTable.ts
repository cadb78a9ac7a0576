import { readPastedAddress } from '@mooring/page/address';
import type { Contact } from '@mooring/page/contacts';
import { readRecipient } from '@mooring/page/recipients';
import { type Asset, callOf } from '@mooring/page/send';
import { explainCalls, hasPossibleDecimals } from '@mooring/safe/payment';
import { type Address, type Hex, isAddressEqual, maxUint256, parseUnits, zeroAddress } from 'viem';
import { readAmount } from './readAmount.ts';
import type { Column, RowShape, SecondCell, TableRow } from './readTable.ts';

/** Asset of a payment, with the account's balance in its smallest unit. */
export interface HeldAsset extends Asset {
  readonly balance: bigint | undefined;
  /** False for a token the site does not list: symbol and decimals are its contract's own. */
  readonly listed: boolean;
}

/** Result of a lookup on a chain, or its state. */
export type Lookup<Found> = Found | 'looking' | 'none' | 'unreachable';

/** Facts for checking a table. */
export interface TableContext {
  readonly safe: Address;
  /** Network of the payment. */
  readonly chainId: number;
  /** The network's currency and the tokens the site lists. */
  readonly assets: readonly Asset[];
  readonly contacts: readonly Contact[];
  /** Assets by their id: of listed ones the balance, of others their contract's own facts. */
  readonly assetAt: (id: string) => Lookup<HeldAsset>;
  /** Address of a normalized name. */
  readonly addressOf: (name: string) => Lookup<Address> | 'no-names' | 'off-chain';
  /** True for a normalized name whose only address is that on Ethereum, while another network is paid on. */
  readonly isOfEthereum: (name: string) => boolean;
}

export type RowFault =
  | NonNullable<TableRow['shape']>
  | 'unknown-token'
  | 'odd-decimals'
  | 'ambiguous-token'
  | 'not-a-token'
  | 'token-unreachable'
  | 'empty'
  | 'not-a-recipient'
  | 'name-mixed'
  | 'wrong-checksum'
  | 'other-network'
  | 'two-contacts'
  | 'not-found'
  | 'no-names'
  | 'unreachable'
  | 'off-chain'
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
  /** Recipient as typed, if it is a name. */
  readonly name: string | undefined;
  /** Normalized name that was looked up; undefined for an address, or a contact. */
  readonly lookedUp: string | undefined;
  /** True if the address is the name's record for Ethereum, since it has none for the network. */
  readonly isOfEthereum: boolean;
}

/** Two columns for the same field with different values in a row. */
export interface Contradiction {
  readonly line: number;
  readonly names: SecondCell['names'];
}

export interface FaultyRow {
  readonly row: TableRow;
  readonly faults: readonly RowFault[];
  /** Column of each fault; undefined for one of the whole row. */
  readonly places: readonly (Column | undefined)[];
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
  /** Number of duplicate rows. */
  readonly repeated: number;
  /** Set if the whole table is refused. */
  readonly contradiction: Contradiction | undefined;
}

/**
 * Checks each row, then the totals of the valid ones; a row beyond the balance is a fault. If two columns for the same
 * field differ in any row, the whole table is refused, since the right column is unknown.
 */
export function checkTable(rows: readonly TableRow[], context: TableContext): CheckedTable {
  const payments: TablePayment[] = [];
  const faulty: FaultyRow[] = [];
  const totals = new Map<string, AssetTotal>();
  const seen = new Set<string>();
  let isLooking = false;
  let repeated = 0;
  const contradiction = findTableContradiction(rows, context);
  if (contradiction) return { payments, faulty, isLooking, totals: [], repeated, contradiction };
  for (const row of rows) {
    const asset = namesToken(row, context) ? 'no-token' : assetOf(row.token, context);
    const known = typeof asset === 'object' ? asset : undefined;
    const to = recipientOf(row.recipient, known, context);
    const amount = known ? amountOf(row.amount, known.decimals) : undefined;
    const before = known && totals.get(known.id);
    const sum = (before?.amount ?? 0n) + (typeof amount === 'bigint' ? amount : 0n);
    const isShort = known?.balance !== undefined && sum > known.balance;
    const found = [asset, to, typeof amount === 'bigint' && isShort ? 'more-than-balance' : amount];
    const placed = row.shape
      ? [{ fault: row.shape, place: shapePlaces[row.shape] }]
      : found.flatMap((one, at) =>
          isFault(one) ? [{ fault: one, place: columnsOfFound[at] }] : [],
        );
    const faults = placed.map(({ fault }) => fault);
    const places = placed.map(({ place }) => place);
    if (faults.length > 0) faulty.push({ row, faults, places, asset: known });
    else if (!known || asset === 'looking' || to === 'looking' || isLookedUp(row, context))
      isLooking = true;
    else if (typeof amount === 'bigint' && isHex(to)) {
      const key = `${known.id} ${to} ${amount}`;
      if (seen.has(key)) repeated += 1;
      seen.add(key);
      const name = readPastedAddress(row.recipient).kind === 'address' ? undefined : row.recipient;
      const lookedUp = nameIn(row.recipient, context.contacts);
      payments.push({
        ...{ line: row.line, asset: known, to, amount, note: row.note, name, lookedUp },
        isOfEthereum: lookedUp !== undefined && context.isOfEthereum(lookedUp),
      });
      totals.set(known.id, { asset: known, amount: sum, count: (before?.count ?? 0) + 1 });
    }
  }
  return { payments, faulty, isLooking, totals: [...totals.values()], repeated, contradiction };
}

/** Returns true if an ignored column contains a token's symbol: the native currency would be paid instead. */
function namesToken({ unread = [] }: TableRow, { assets }: TableContext): boolean {
  const symbols = assets.flatMap(({ token, symbol }) => (token ? [symbol.toLowerCase()] : []));
  return unread.some((cell) => symbols.includes(cell.toLowerCase()));
}

/** First row whose columns for one thing differ. */
function findTableContradiction(
  rows: readonly TableRow[],
  context: TableContext,
): Contradiction | undefined {
  for (const { line, seconds = [] } of rows) {
    const found = seconds.find((cells) => agreement(cells, context) === 'differs');
    if (found) return { line, names: found.names };
  }
  return undefined;
}

function isLookedUp({ seconds = [] }: TableRow, context: TableContext): boolean {
  return seconds.some((cells) => agreement(cells, context) === 'looking');
}

/** Compares two cells of the same field; an empty one agrees with any. */
function agreement(
  { column, first, second }: SecondCell,
  context: TableContext,
): 'same' | 'differs' | 'looking' {
  if (first === '' || second === '' || first === second) return 'same';
  if (column === 'amount') {
    const [one, other] = [readAmount(first), readAmount(second)];
    const isSame =
      typeof one === 'object' && typeof other === 'object' && trimmed(one) === trimmed(other);
    return isSame ? 'same' : 'differs';
  }
  const meant =
    column === 'recipient'
      ? [first, second].map((cell) => addressInCell(cell, context))
      : [first, second].map((cell) => tokenOf(cell, context));
  if (meant.includes('looking')) return 'looking';
  const [one = '', other = ''] = meant;
  if (column === 'token' && isHex(one) && hasSymbol(one, second, context) !== false)
    return hasSymbol(one, second, context) === 'looking' ? 'looking' : 'same';
  return one.toLowerCase() === other.toLowerCase() && (isHex(one) || one === 'coin')
    ? 'same'
    : 'differs';
}

/** Returns an amount without insignificant zeros. */
function trimmed({ digits }: { readonly digits: string }): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
}

/** Compares the symbol reported by an unlisted token's contract with a symbol. */
function hasSymbol(id: string, symbol: string, context: TableContext): boolean | 'looking' {
  const isListed = typeof assetIdOf(symbol, context) !== 'string';
  if (isListed) return false;
  const asset = context.assetAt(id);
  if (asset === 'looking') return asset;
  return typeof asset === 'object' && asset.symbol.toLowerCase() === symbol.toLowerCase();
}

/** Id of the asset of a cell. */
function tokenOf(cell: string, context: TableContext): string {
  const found = assetIdOf(cell, context);
  return typeof found === 'string' ? `no token ${cell}` : found.id;
}

function isHex(to: string): to is Hex {
  return to.startsWith('0x');
}

const columnsOfFound = ['token', 'recipient', 'amount'] as const;

/** Columns of the faults of a row's shape. */
const shapePlaces: Readonly<Partial<Record<RowShape, Column>>> = {
  'split-amount': 'amount',
  point: 'amount',
  'no-token': 'token',
};

function isFault(
  found: HeldAsset | RowFault | Address | bigint | 'looking' | undefined,
): found is RowFault {
  return typeof found === 'string' && found !== 'looking' && !isHex(found);
}

/** Id of the asset a cell names; the contract need not be known. */
export function assetIdOf(
  cell: string,
  { assets, chainId }: Pick<TableContext, 'assets' | 'chainId'>,
):
  | { readonly id: string }
  | 'unknown-token'
  | 'ambiguous-token'
  | 'wrong-checksum'
  | 'other-network' {
  if (cell === '') return { id: 'coin' };
  const read = readPastedAddress(cell, chainId);
  if (read.kind === 'wrong-checksum' || read.kind === 'other-network') return read.kind;
  if (read.kind === 'address') {
    const isCoin = coinAddresses.some((one) => isAddressEqual(read.address, one));
    return { id: isCoin ? 'coin' : read.address.toLowerCase() };
  }
  const named = assets.filter(({ symbol }) => symbol.toLowerCase() === cell.toLowerCase());
  const [one, other] = named;
  if (other) return 'ambiguous-token';
  if (one) return { id: one.id };
  return cell.toLowerCase() === 'native' ? { id: 'coin' } : 'unknown-token';
}

/** Addresses that mean the native currency in tables of other tools. */
const coinAddresses: readonly Address[] = [
  zeroAddress,
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
];

function assetOf(cell: string, context: TableContext): HeldAsset | RowFault | 'looking' {
  const found = assetIdOf(cell, context);
  if (typeof found === 'string') return found;
  const asset = context.assetAt(found.id);
  if (asset === 'none') return 'not-a-token';
  if (typeof asset === 'object' && !hasPossibleDecimals(asset)) return 'odd-decimals';
  return asset === 'unreachable' ? 'token-unreachable' : asset;
}

/** Returns the name to look up in a cell; undefined for an address or a contact. */
export function nameIn(cell: string, contacts: readonly Contact[]): string | undefined {
  const read = readRecipient(cell);
  return read.kind === 'name' && contactsNamed(cell, contacts).length === 0 ? read.name : undefined;
}

function contactsNamed(cell: string, contacts: readonly Contact[]): readonly Address[] {
  const sought = cell.toLowerCase();
  const found = contacts.filter(({ name }) => name.trim().toLowerCase() === sought);
  return [...new Set(found.map(({ address }) => address))];
}

function recipientOf(
  cell: string,
  asset: HeldAsset | undefined,
  context: TableContext,
): Address | RowFault | 'looking' {
  const to = addressInCell(cell, context);
  if (!isHex(to)) return to;
  return recipientFault(to, asset, context) ?? to;
}

/** Faults of a row by findings of the payment check; the review shows the other findings. */
const recipientFaults: Readonly<Partial<Record<string, RowFault>>> = {
  'recipient-zero': 'to-nobody',
  'recipient-token': 'to-token',
  'recipient-other-token': 'to-token',
};

function recipientFault(
  to: Address,
  asset: HeldAsset | undefined,
  { safe, assets }: TableContext,
): RowFault | undefined {
  const { id, name, symbol, decimals, token } = asset ?? coinOf(assets);
  const call = callOf({ id, name, symbol, decimals, ...(token && { token }) }, to, 1n);
  const { findings } = explainCalls([{ ...{ data: '0x', operation: 0 }, ...call }], {
    ...{ account: safe, currency: coinOf(assets), known: [], paid: 'not-read', published: [] },
    listed: assets.flatMap((one) => (one.token ? [{ ...one, address: one.token }] : [])),
    tokenAt: () => 'not-read',
    hasCode: () => 'not-read',
    balanceOf: () => 'not-read',
    gasPrice: 'not-read',
  });
  return findings.flatMap(({ code }) => recipientFaults[code] ?? [])[0];
}

const noCoin: Asset = { id: 'coin', name: '', symbol: '', decimals: 0 };

function coinOf(assets: readonly Asset[]): Asset {
  return assets.find(({ token }) => !token) ?? noCoin;
}

function addressInCell(
  cell: string,
  { contacts, addressOf, chainId }: Pick<TableContext, 'contacts' | 'addressOf' | 'chainId'>,
): Address | RowFault | 'looking' {
  const [contact, other] = contactsNamed(cell, contacts);
  if (other) return 'two-contacts';
  if (contact) return contact;
  const read = readRecipient(cell, chainId);
  if (read.kind === 'address') return read.address;
  if (read.kind !== 'name') return read.kind;
  const found = addressOf(read.name);
  return found === 'none' ? 'not-found' : found;
}

/** Amount of a cell in the smallest unit. */
function amountOf(cell: string, decimals: number): bigint | RowFault {
  const read = readAmount(cell);
  if (typeof read === 'string') return read;
  const [whole = '', fraction = ''] = read.digits.split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return 'too-many-decimals';
  const value = parseUnits(`${whole}.${significant || '0'}`, decimals);
  if (value > maxUint256) return 'not-a-number';
  return value === 0n ? 'zero' : value;
}
