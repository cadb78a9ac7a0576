import { guardFormula, writeCsv } from '@mooring/page/contacts';
import type { SiteToken } from '@mooring/page/site';
import type { TransactionInfo } from '@mooring/safe/gateway';
import { type CallKind, readCallKind } from '@mooring/safe/payment';
import type { ArgumentValue, DecodedCall } from '@mooring/safe/transactions';
import { type Address, formatUnits, isAddressEqual } from 'viem';
import type { TransferWarning } from '../transfer-warnings/findTransferWarning.ts';

/** Entry of queue or history, with its calls. */
export interface LedgerEntry {
  readonly id: string;
  /** In ms since 1970: of its execution, or else of its proposal. */
  readonly at: number | undefined;
  readonly status: string;
  readonly nonce: bigint | undefined;
  /** True when its fields were verified against its hash, and its outcome against the chain. */
  readonly checked: boolean;
  readonly note: string | undefined;
  readonly safeTxHash: string | undefined;
  readonly txHash: string | undefined;
  readonly signatures: number | undefined;
  /** `others`: a token reports that the account sent it, and neither owners nor a module did. */
  readonly madeBy: 'owners' | 'module' | 'others' | undefined;
  readonly doubt: TransferWarning | undefined;
  readonly calls: readonly LedgerCall[];
}

/** Status of an unreadable entry, which matches every filter. */
export const UNREADABLE = 'UNREADABLE';

/** Call of an entry, or incoming transfer. */
export interface LedgerCall {
  readonly from: Address;
  /** Recipient of a payment, otherwise the contract. */
  readonly to: Address;
  /** Moved asset: `coin`, or a token's contract. */
  readonly asset: 'coin' | Address | undefined;
  /** In the asset's smallest unit. */
  readonly units: bigint | undefined;
  /** Number of an NFT. */
  readonly item: bigint | undefined;
  /** Signature of a function that is not a payment. */
  readonly call: string | undefined;
  readonly args: readonly { readonly name: string; readonly value: ArgumentValue }[];
  /** True for a change of the account's settings, owners included. */
  readonly isSetting: boolean;
  /** Own note of a batch's call, kept on this device. */
  readonly note?: string;
}

/** Kinds of calls that change settings. */
const settingKinds: readonly CallKind['kind'][] = [
  ...(['addOwner', 'removeOwner', 'swapOwner', 'changeThreshold', 'setting'] as const),
];

/** Calls of a decoded one, batches flattened. */
export function callsOf(decoded: DecodedCall, safe: Address): readonly LedgerCall[] {
  if (decoded.kind === 'batch') return decoded.calls.flatMap((one) => callsOf(one, safe));
  const kind = readCallKind(decoded, safe);
  const { to, value, data } = decoded.call;
  const base = {
    from: safe,
    to,
    asset: undefined,
    units: undefined,
    item: undefined,
    call: undefined,
    args: [],
    isSetting: settingKinds.includes(kind.kind),
  };
  if (kind.kind === 'coins') return [{ ...base, asset: 'coin', units: value }];
  if (kind.kind === 'tokens') {
    return [{ ...base, to: kind.to, asset: kind.token, units: kind.amount }];
  }
  const coins = value > 0n ? ({ asset: 'coin', units: value } as const) : {};
  if (decoded.kind !== 'function') {
    return [{ ...base, ...coins, ...(data !== '0x' && { call: data.slice(0, 10) }) }];
  }
  return [{ ...base, ...coins, call: decoded.signature, args: decoded.args }];
}

/** Returns the calls of an entry as reported by the gateway, without a hash to verify, such as an incoming transfer. */
export function reportedCalls(info: TransactionInfo, safe: Address): readonly LedgerCall[] {
  const isSetting = info.type === 'SettingsChange';
  const none = {
    ...{ asset: undefined, units: undefined, item: undefined, call: undefined, args: [] },
    isSetting,
  };
  if (info.type === 'Transfer') {
    const { transferInfo: moved } = info;
    const parties = { from: info.sender.value, to: info.recipient.value };
    if (moved.type === 'NATIVE_COIN') {
      return [{ ...none, ...parties, asset: 'coin', units: moved.value }];
    }
    const amount = moved.type === 'ERC20' ? { units: moved.value } : { item: moved.tokenId };
    return [{ ...none, ...parties, asset: moved.tokenAddress, ...amount }];
  }
  if (info.type === 'Creation') return [{ ...none, from: info.creator.value, to: safe }];
  if (info.type === 'Custom') {
    return [{ ...none, from: safe, to: info.to.value, call: info.methodName ?? undefined }];
  }
  return [{ ...none, from: safe, to: safe }];
}

/** Filter of entries; an undefined field does not restrict. */
export interface LedgerFilter {
  readonly asset: 'coin' | Address | undefined;
  readonly person: Address | undefined;
  /** True for changes of settings only. */
  readonly settings: boolean;
  /** In ms since 1970, both included. */
  readonly from: number | undefined;
  readonly until: number | undefined;
}

/** Returns true for an entry within the time, with a call that moves the asset from or to the person. */
export function matches({ at, calls, status }: LedgerEntry, filter: LedgerFilter): boolean {
  const { asset, person, settings, from, until } = filter;
  if (status === UNREADABLE) return true;
  if (from !== undefined && (at === undefined || at < from)) return false;
  if (until !== undefined && (at === undefined || at > until)) return false;
  return calls.some(
    (call) =>
      (!settings || call.isSetting) &&
      (asset === undefined || isAsset(call.asset, asset)) &&
      (person === undefined || [call.from, call.to].some((one) => isAddressEqual(one, person))),
  );
}

function isAsset(one: LedgerCall['asset'], other: NonNullable<LedgerCall['asset']>): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** Names and assets that an export is written with. */
export interface LedgerContext {
  readonly coin: { readonly symbol: string; readonly decimals: number };
  readonly tokens: readonly SiteToken[];
  readonly nameOf: (address: Address) => string | undefined;
  /** True when the list could not be read to its end. */
  readonly isCut: boolean;
}

/** Last line of an incomplete file. */
const CUT = 'INCOMPLETE: the list could not be read to its end, entries are missing here.';

const columns = [
  ...['time', 'status', 'nonce', 'amount', 'token', 'token_address', 'smallest_units', 'item'],
  ...['from', 'from_name', 'to', 'to_name', 'function', 'arguments', 'note', 'signatures'],
  ...['made_by', 'warning', 'safe_tx_hash', 'transaction_hash', 'checked'],
];

/**
 * Writes entries as CSV, a row for each call (one for an entry without), every cell guarded against being taken for a
 * formula. An incomplete file ends with a line that says so.
 */
export function ledgerCsv(entries: readonly LedgerEntry[], context: LedgerContext): string {
  const rows = entries.flatMap((entry) => {
    const calls = entry.calls.length > 0 ? entry.calls : [undefined];
    return calls.map((call) => [
      ...[timeOf(entry.at), entry.status, `${entry.nonce ?? ''}`],
      ...(call ? cellsOf(call, context) : Array<string>(11).fill('')),
      ...[
        call?.note || (entry.note ?? ''),
        `${entry.signatures ?? ''}`,
        entry.madeBy ?? '',
        entry.doubt ?? '',
      ],
      ...[entry.safeTxHash ?? '', entry.txHash ?? '', entry.checked ? 'yes' : 'no'],
    ]);
  });
  const end = context.isCut ? [[CUT, ...Array<string>(columns.length - 1).fill('')]] : [];
  return writeCsv([columns, ...rows, ...end].map((cells) => cells.map(guardFormula)));
}

function cellsOf(call: LedgerCall, context: LedgerContext): readonly string[] {
  const { asset, units, item, from, to } = call;
  const { token, amount } = movedIn(call, context);
  return [
    ...[amount, token, asset === 'coin' ? '' : (asset ?? ''), `${units ?? ''}`, `${item ?? ''}`],
    ...[from, context.nameOf(from) ?? '', to, context.nameOf(to) ?? ''],
    ...[call.call ?? '', argumentsOf(call)],
  ];
}

/** Writes entries as JSON; amounts are decimal texts. An incomplete list ends with an entry that says so. */
export function ledgerJson(entries: readonly LedgerEntry[], context: LedgerContext): string {
  const written = entries.map(({ at, nonce, calls, ...entry }) => ({
    ...{ time: timeOf(at), nonce: nonce?.toString(), ...entry },
    calls: calls.map((call) => ({
      ...{ ...call, units: call.units?.toString(), item: call.item?.toString() },
      ...movedIn(call, context),
      ...{ fromName: context.nameOf(call.from), toName: context.nameOf(call.to) },
    })),
  }));
  return JSON.stringify(
    context.isCut ? [...written, { status: CUT }] : written,
    (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one),
    2,
  );
}

/** Amount in whole units, where the site knows the decimals. */
function movedIn({ asset, units }: LedgerCall, { coin, tokens }: LedgerContext) {
  const known =
    asset === 'coin'
      ? coin
      : tokens.find(({ address }) => asset !== undefined && isAddressEqual(address, asset));
  const amount = known && units !== undefined ? formatUnits(units, known.decimals) : '';
  return { token: known?.symbol ?? '', amount };
}

function timeOf(at: number | undefined): string {
  return at === undefined ? '' : new Date(at).toISOString();
}

function argumentsOf({ args }: LedgerCall): string {
  if (args.length === 0) return '';
  return JSON.stringify(args, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));
}
