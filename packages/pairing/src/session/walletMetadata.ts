import { plainText } from '../parse/plainText.ts';
import { isRecord } from '../parse/record.ts';

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
