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

/** A session as it is kept between visits. Plain data. */
export interface SessionRecord {
  /** 32 bytes in hex, whose SHA-256 is the topic. Who has it can speak as page or wallet. */
  readonly key: string;
  readonly approval: Approval;
  readonly wallet: WalletMetadata;
  readonly properties: SessionProperties;
  /** Who the page is to the relay: 32 bytes in hex. */
  readonly relaySecret: string | undefined;
  /** The wallet the person chose in the page, if the page has told. */
  readonly chosen: ChosenWallet | undefined;
  /** Seconds since 1970. */
  readonly expiry: number;
  /** The network the page or the wallet chose; it counts once it is allowed. */
  readonly chainId: number | undefined;
  /** The account the wallet made active; it counts once it is allowed. */
  readonly preferred: Address | undefined;
  /** Id of the last change of the approval: an older one that comes late is passed over. */
  readonly lastUpdate: number;
  /** Ids of the wallet's latest requests, ascending; one that comes again is passed over. */
  readonly heard: readonly number[];
}

const version = 1;

/** What is put into storage: with the version of its form. */
export function storedForm(record: SessionRecord): unknown {
  const { approval, ...rest } = record;
  return { version, ...rest, namespaces: namespacesOf(approval) };
}

/** Reads what was found in storage; `undefined` when it is damaged, foreign or of another version. */
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

/** The approval in the form wallets send it, so that one reader checks both. */
function namespacesOf({ accounts, methods, events }: Approval) {
  const list = accounts.map(({ chainId, address }) => `eip155:${chainId}:${address}`);
  return { eip155: { accounts: list, methods, events } };
}
