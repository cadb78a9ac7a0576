import { plainText } from '../parse/plainText.ts';
import { isRecord } from '../parse/record.ts';

/** A wallet, as it describes itself. Untrusted: a wallet may call itself anything. */
export interface WalletMetadata {
  readonly name: string;
  /** Opens the wallet on the phone it is on: a scheme of its own, such as `rainbow://`, or `https://…`. */
  readonly link: string | undefined;
}

/** Properties a wallet adds to a session (CAIP-25); plain data, by name. */
export type SessionProperties = Readonly<Record<string, unknown>>;

const longestName = 60;
const longestLink = 200;
const mostProperties = 50;
const longestProperties = 20_000;
/** Schemes that run something in the page, read the device, or have the phone call and install. */
const unsafeScheme =
  /^(?:javascript|vbscript|data|blob|file|content|about|view-source|chrome|http|ws|wss|ftp|intent|tel|sms|mailto|facetime|itms|itms-apps|itms-services|market|ms-.*):/i;

/** Reads `metadata` of a wallet; what is not as it has to be is left out. */
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

/** Reads `sessionProperties`; none when they are too many or too large. */
export function parseProperties(value: unknown): SessionProperties {
  if (!isRecord(value) || Object.keys(value).length > mostProperties) return {};
  try {
    const text = JSON.stringify(value);
    return text.length <= longestProperties ? { ...value } : {};
  } catch {
    // Damaged in storage: what a wallet sent was JSON.
    return {};
  }
}
