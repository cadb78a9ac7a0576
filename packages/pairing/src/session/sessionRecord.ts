import { optionalField, parseItems, parseOrUndefined } from '@mooring/internal/schema';
import {
  array,
  custom,
  literal,
  maxLength,
  object,
  optional,
  pipe,
  string,
  unknown,
} from 'valibot';
import { type Address, type Hex, isAddress, isHex } from 'viem';
import type { ChosenWallet } from '../pairingControl.ts';
import { count, hex32 } from '../parse/values.ts';
import { type Approval, parseApproval } from './approval.ts';
import type { SignInProof } from './offeredSignIn.ts';
import {
  type SessionProperties,
  sessionProperties,
  type WalletMetadata,
  walletMetadata,
} from './settlement.ts';

/** Session as stored between visits. Plain data. */
export interface SessionRecord {
  /** 32 bytes in hex, whose SHA-256 is the topic. Its holder can act as page or wallet. */
  readonly key: string;
  readonly approval: Approval;
  readonly wallet: WalletMetadata;
  readonly properties: SessionProperties;
  /** Secret of the page's identity at the relay: 32 bytes in hex. */
  readonly relaySecret?: string | undefined;
  /** Wallet chosen in the page, if set by `choose`. */
  readonly chosen?: ChosenWallet | undefined;
  /** Seconds since 1970. */
  readonly expiry: number;
  /** Chain id chosen by page or wallet. */
  readonly chainId?: number | undefined;
  /** Account made active by the wallet. */
  readonly preferred?: Address | undefined;
  /** Chain id that an event named and the session does not have; effective once an update allows it. */
  readonly toldChainId?: number | undefined;
  /** Account that an event named and the session does not have; effective once an update allows it. */
  readonly toldAccount?: Address | undefined;
  /** Id of the last update of the approval: older ones arriving late are ignored. */
  readonly lastUpdate: number;
  /** Ids of the wallet's latest requests, ascending; repeated ones are ignored. */
  readonly heard: readonly number[];
  /** Sign-in signed with the session, until the host removes it. */
  readonly signIn?: SignInProof | undefined;
}

const RECORD_VERSION = 1;

/** Stored form of a session, with its format version. */
export function storedForm(record: SessionRecord): unknown {
  const { approval, ...rest } = record;
  return { version: RECORD_VERSION, ...rest, namespaces: storedNamespaces(approval) };
}

const chosenText = pipe(string(), maxLength(253));

/** Shape of a stored chosen wallet. */
export const chosenWallet = object({ id: chosenText, name: chosenText });

const storedRecord = object({
  version: literal(RECORD_VERSION),
  key: hex32,
  namespaces: unknown(),
  wallet: walletMetadata,
  properties: sessionProperties,
  relaySecret: optionalField(hex32),
  chosen: optionalField(chosenWallet),
  expiry: count,
  chainId: optionalField(count),
  preferred: optional(unknown()),
  toldChainId: optionalField(count),
  toldAccount: optionalField(custom<Address>((text) => isAddress(String(text)))),
  lastUpdate: count,
  heard: array(unknown()),
  signIn: optionalField(
    object({ message: string(), signature: custom<Hex>((text) => isHex(text)) }),
  ),
});

/** Parses a stored session; `undefined` when invalid or of another version. */
export function parseSessionRecord(value: unknown): SessionRecord | undefined {
  const found = parseOrUndefined(storedRecord, value);
  const approval = parseApproval(found?.namespaces);
  if (!found || !approval) return undefined;
  const { version: _, namespaces, preferred, heard, ...rest } = found;
  return {
    ...rest,
    approval,
    preferred: approval.accounts.find(({ address }) => address === preferred)?.address,
    heard: [...parseItems(count, heard)].sort((one, other) => one - other),
  };
}

/** Approval in the wallets' format, so that one parser validates both. */
function storedNamespaces({ accounts, methods, events }: Approval) {
  const list = accounts.map(({ chainId, address }) => `eip155:${chainId}:${address}`);
  return { eip155: { accounts: list, methods, events } };
}

/**
 * Merges two tabs' records of one session: the wallet's latest update, the latest expiry, all received ids.
 * A tab's own choices (network, account) stay as in `ours`.
 */
export function mergeRecords(ours: SessionRecord, theirs: SessionRecord): SessionRecord {
  const latest = theirs.lastUpdate > ours.lastUpdate ? theirs : ours;
  return {
    ...ours,
    approval: latest.approval,
    lastUpdate: latest.lastUpdate,
    expiry: Math.max(ours.expiry, theirs.expiry),
    heard: markAllReceived(ours.heard, theirs.heard),
  };
}

/** Most request ids remembered individually. */
const MOST_RECEIVED_IDS = 128;

/**
 * Adds an id to the received requests of the wallet; `undefined` when already received. Ids are time-based,
 * so when the memory is full, all below its smallest count as received: a relay that holds back old
 * messages cannot replay them, not even after a reload.
 * @param heard ascending
 */
export function markReceived(heard: readonly number[], id: number): readonly number[] | undefined {
  const [smallest] = heard;
  const isForgotten = heard.length >= MOST_RECEIVED_IDS && smallest !== undefined && id < smallest;
  return isForgotten || heard.includes(id) ? undefined : markAllReceived(heard, [id]);
}

/** Merges the received ids of two tabs, up to the memory's size, ascending. */
export function markAllReceived(
  some: readonly number[],
  more: readonly number[],
): readonly number[] {
  return [...new Set([...some, ...more])]
    .sort((one, other) => one - other)
    .slice(-MOST_RECEIVED_IDS);
}
