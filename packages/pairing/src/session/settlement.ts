import { isRecord } from '../parse/record.ts';
import { type Approval, parseApproval } from './approval.ts';
import {
  parseProperties,
  parseWallet,
  type SessionProperties,
  type WalletMetadata,
} from './walletMetadata.ts';

/** What a wallet settles a session with. */
export interface Settlement {
  readonly approval: Approval;
  /** Seconds since 1970. */
  readonly expiry: number;
  readonly wallet: WalletMetadata;
  readonly properties: SessionProperties;
}

/** A session lasts at most so long from the moment it is settled or extended. */
export const longestSessionSeconds = 7 * 86_400;

/**
 * Reads the parameters of `wc_sessionSettle`; `undefined` when they are not as they have to be. The
 * controller is the wallet whose key was agreed with, not the page and not a third one.
 */
export function parseSettlement(
  params: unknown,
  walletKey: string,
  nowMs: number,
): Settlement | undefined {
  if (!isRecord(params)) return undefined;
  const { controller, namespaces } = params;
  const approval = parseApproval(namespaces);
  const expiry = boundedExpiry(params['expiry'], nowMs);
  const isWallet = isRecord(controller) && controller['publicKey'] === walletKey;
  if (!isWallet || !approval || expiry === undefined) return undefined;
  const wallet = parseWallet(controller['metadata']);
  return { approval, expiry, wallet, properties: parseProperties(params['sessionProperties']) };
}

/** When a session ends that is to last until `expiry`; `undefined` when that is no time to come. */
export function boundedExpiry(expiry: unknown, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / 1_000);
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry) || expiry <= now)
    return undefined;
  return Math.min(expiry, now + longestSessionSeconds);
}
