import type { Address } from 'viem';
import { isHex32 } from '../crypto/keys.ts';
import { isRecord } from '../parse/record.ts';
import { type Approval, parseApproval } from './approval.ts';
import { type ChosenWallet, parseChosen } from './chosenWallet.ts';
import {
  parseProperties,
  parseWallet,
  type SessionProperties,
  type WalletMetadata,
} from './walletMetadata.ts';

/** Session as stored between visits. Plain data. */
export interface SessionRecord {
  /** 32 bytes in hex, whose SHA-256 is the topic. Its holder can act as page or wallet. */
  readonly key: string;
  readonly approval: Approval;
  readonly wallet: WalletMetadata;
  readonly properties: SessionProperties;
  /** Secret of the page's identity at the relay: 32 bytes in hex. */
  readonly relaySecret: string | undefined;
  /** Wallet chosen in the page, if set by `choose`. */
  readonly chosen: ChosenWallet | undefined;
  /** Seconds since 1970. */
  readonly expiry: number;
  /** Chain id chosen by page or wallet; effective once allowed. */
  readonly chainId: number | undefined;
  /** Account made active by the wallet; effective once allowed. */
  readonly preferred: Address | undefined;
  /** Id of the last update of the approval: older ones arriving late are ignored. */
  readonly lastUpdate: number;
  /** Ids of the wallet's latest requests, ascending; repeated ones are ignored. */
  readonly heard: readonly number[];
}

const version = 1;

/** Stored form of a session, with its format version. */
export function storedForm(record: SessionRecord): unknown {
  const { approval, ...rest } = record;
  return { version, ...rest, namespaces: namespacesOf(approval) };
}

/** Parses a stored session; `undefined` when invalid or of another version. */
export function parseSessionRecord(value: unknown): SessionRecord | undefined {
  if (!isRecord(value) || value['version'] !== version) return undefined;
  const { key, relaySecret, expiry, chainId, preferred, lastUpdate, heard } = value;
  const approval = parseApproval(value['namespaces']);
  if (!isHex32(key) || !approval) return undefined;
  if (!isCount(expiry) || !isCount(lastUpdate) || !Array.isArray(heard)) return undefined;
  return {
    key,
    approval,
    wallet: parseWallet(value['wallet']),
    properties: parseProperties(value['properties']),
    relaySecret: isHex32(relaySecret) ? relaySecret : undefined,
    chosen: parseChosen(value['chosen']),
    expiry,
    chainId: isCount(chainId) ? chainId : undefined,
    preferred: approval.accounts.find(({ address }) => address === preferred)?.address,
    lastUpdate,
    heard: heard.filter(isCount).sort((one, other) => one - other),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Approval in the wallets' format, so that one parser validates both. */
function namespacesOf({ accounts, methods, events }: Approval) {
  const list = accounts.map(({ chainId, address }) => `eip155:${chainId}:${address}`);
  return { eip155: { accounts: list, methods, events } };
}
