import { optionalField, parseOrUndefined } from '@mooring/internal/schema';
import {
  custom,
  fallback,
  looseObject,
  maxLength,
  object,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from 'valibot';
import { plainText } from '../parse/plainText.ts';
import { positive } from '../parse/values.ts';
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
export const LONGEST_SESSION_SECONDS = 7 * 86_400;

/**
 * Parses the parameters of `wc_sessionSettle`; `undefined` when invalid. The controller must be the wallet
 * of the key agreement, not the page or a third party.
 */
export function parseSettlement(
  params: unknown,
  walletKey: string,
  nowMs: number,
): Settlement | undefined {
  const settled = parseOrUndefined(settlement, params);
  const approval = parseApproval(settled?.namespaces);
  const expiry = boundedExpiry(settled?.expiry, nowMs);
  if (settled?.controller.publicKey !== walletKey || !approval || expiry === undefined)
    return undefined;
  const { controller, sessionProperties } = settled;
  return { approval, expiry, wallet: controller.metadata, properties: sessionProperties };
}

/** Bounds `expiry` by the maximum lifetime; `undefined` when invalid or past. */
export function boundedExpiry(expiry: unknown, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / 1_000);
  const seconds = parseOrUndefined(positive, expiry);
  if (seconds === undefined || seconds <= now) return undefined;
  return Math.min(seconds, now + LONGEST_SESSION_SECONDS);
}

/** Self-reported wallet metadata. Untrusted: a wallet may use any name. */
export interface WalletMetadata {
  readonly name: string;
  /** Link that opens the wallet on its phone: a custom scheme, such as `rainbow://`, or `https://…`. */
  readonly link: string | undefined;
}

/** Session properties of a wallet (CAIP-25); plain data, by name. */
export type SessionProperties = Readonly<Record<string, unknown>>;

const LONGEST_WALLET_NAME = 60;
const LONGEST_WALLET_LINK = 200;
const MOST_PROPERTIES = 50;
const LONGEST_PROPERTIES = 20_000;
/** Link with a scheme that does not run code in the page, read the device, or make the phone call or install. */
const safeLink =
  /^(?!(?:javascript|vbscript|data|blob|file|content|about|view-source|chrome|http|ws|wss|ftp|intent|tel|sms|mailto|facetime|itms|itms-apps|itms-services|market|ms-.*):)[a-z][a-z0-9+.-]*:\/\/[\w./?=&%#:~+-]*$/i;

const linkText = pipe(string(), maxLength(LONGEST_WALLET_LINK), regex(safeLink));
const redirects = fallback(
  object({ native: optionalField(linkText), universal: optionalField(linkText) }),
  {},
);

/** Shape of a wallet's `metadata`; invalid fields are dropped. */
export const walletMetadata = fallback(
  pipe(
    object({ name: fallback(string(), ''), redirect: redirects, link: optionalField(linkText) }),
    transform(
      ({ name, redirect: { native, universal }, link: own }): WalletMetadata => ({
        name: plainText(name, LONGEST_WALLET_NAME),
        link: native ?? universal ?? own,
      }),
    ),
  ),
  { name: '', link: undefined },
);

/** Shape of `sessionProperties`; empty when too many or too large. */
export const sessionProperties = fallback(
  pipe(looseObject({}), custom<SessionProperties>(isSmall)),
  {},
);

function isSmall(properties: unknown): boolean {
  if (Object.keys(Object(properties)).length > MOST_PROPERTIES) return false;
  try {
    return JSON.stringify(properties).length <= LONGEST_PROPERTIES;
  } catch {
    // Corrupted in storage: wallets send JSON.
    return false;
  }
}

const settlement = object({
  controller: object({ publicKey: string(), metadata: walletMetadata }),
  namespaces: unknown(),
  expiry: unknown(),
  sessionProperties,
});
