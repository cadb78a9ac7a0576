import { plainText } from '../parse/plainText.ts';
import { isRecord } from '../parse/record.ts';
import { type Approval, parseApproval } from './approval.ts';

/** Settlement of a session by the wallet. */
interface Settlement {
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

/** Self-reported wallet metadata. Untrusted: a wallet may use any name. */
export interface WalletMetadata {
  readonly name: string;
  /** Link that opens the wallet on its phone: a custom scheme, such as `rainbow://`, or `https://…`. */
  readonly link: string | undefined;
}

/** Session properties of a wallet (CAIP-25); plain data, by name. */
export type SessionProperties = Readonly<Record<string, unknown>>;

const longestName = 60;
const longestLink = 200;
const mostProperties = 50;
const longestProperties = 20_000;
/** Schemes that run code in the page, read the device, or make the phone call or install. */
const unsafeScheme =
  /^(?:javascript|vbscript|data|blob|file|content|about|view-source|chrome|http|ws|wss|ftp|intent|tel|sms|mailto|facetime|itms|itms-apps|itms-services|market|ms-.*):/i;

/** Parses `metadata` of a wallet; invalid fields are dropped. */
export function parseWallet(value: unknown): WalletMetadata {
  const { name, redirect, link } = isRecord(value) ? value : {};
  const { native, universal } = isRecord(redirect) ? redirect : {};
  return {
    name: typeof name === 'string' ? plainText(name, longestName) : '',
    link: [native, universal, link].find(isLink),
  };
}

function isLink(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestLink) return false;
  return /^[a-z][a-z0-9+.-]*:\/\/[\w./?=&%#:~+-]*$/i.test(value) && !unsafeScheme.test(value);
}

/** Parses `sessionProperties`; empty when too many or too large. */
export function parseProperties(value: unknown): SessionProperties {
  if (!isRecord(value) || Object.keys(value).length > mostProperties) return {};
  try {
    const text = JSON.stringify(value);
    return text.length <= longestProperties ? { ...value } : {};
  } catch {
    // Corrupted in storage: wallets send JSON.
    return {};
  }
}
