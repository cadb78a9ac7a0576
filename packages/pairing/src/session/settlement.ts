import { isRecord } from '../parse/record.ts';
import { type Approval, parseApproval } from './approval.ts';
import {
  parseProperties,
  parseWallet,
  type SessionProperties,
  type WalletMetadata,
} from './walletMetadata.ts';

/** Settlement of a session by the wallet. */
export interface Settlement {
  readonly approval: Approval;
  /** Seconds since 1970. */
  readonly expiry: number;
  readonly wallet: WalletMetadata;
  readonly properties: SessionProperties;
}

/** Maximum lifetime of a session from its settlement or extension. */
export const longestSessionSeconds = 7 * 86_400;

/**
 * Parses the parameters of `wc_sessionSettle`; `undefined` when invalid. The controller must be the wallet
 * of the key agreement, not the page or a third party.
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

/** Bounds `expiry` by the maximum lifetime; `undefined` when invalid or past. */
export function boundedExpiry(expiry: unknown, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / 1_000);
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry) || expiry <= now)
    return undefined;
  return Math.min(expiry, now + longestSessionSeconds);
}
