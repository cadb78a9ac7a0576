import { parseOrUndefined } from '@mooring/internal/schema';
import {
  array,
  custom,
  maxLength,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from 'valibot';
import type { Address } from 'viem';
import { type Approval, parseApproval, parseChainAccount } from './approval.ts';
import { markReceived, type SessionRecord } from './sessionRecord.ts';
import { allowedChains, preferredAfter } from './sessionView.ts';
import { boundedExpiry, LONGEST_SESSION_SECONDS } from './settlement.ts';
import type { PeerRequest } from './topicChannel.ts';

/** Codes for refusing the wallet's requests, with the names of the specification. */
const requestRefusals = {
  1002: 'Invalid event',
  1003: 'Invalid update request',
  1004: 'Invalid extend request',
  3002: 'Unauthorized event',
  10001: 'Unsupported wc_ method',
} as const;

/** Effect of a wallet's request on a session. */
interface Reception {
  readonly changes?: Partial<SessionRecord>;
  /** Event for the page without an effect on the session. */
  readonly message?: { readonly type: string; readonly data: unknown };
  /** True when the session has ended. */
  readonly isEnd?: boolean;
  /** Error response to the wallet instead of `true`. */
  readonly error?: { readonly code: number; readonly message: string };
}

/**
 * Handles a request by the controller of a session, the wallet: only it may update and extend it.
 * `undefined` to ignore it without a response: it was already received, settles the session again, or is
 * one only pages send, so our own, returned by a faulty or malicious relay, or from another tab.
 */
export function receive(
  record: SessionRecord,
  { id, method, params }: PeerRequest,
  nowMs: number,
): Reception | undefined {
  const heard = markReceived(record.heard, id);
  if (!heard) return undefined;
  switch (method) {
    case 'wc_sessionRequest':
    case 'wc_sessionPropose':
    case 'wc_sessionSettle':
      return undefined;
    case 'wc_sessionUpdate': {
      const approval = parseApproval(parseOrUndefined(update, params)?.namespaces);
      if (!approval) return refuseRequest(1003);
      if (id <= record.lastUpdate) return {};
      return { changes: { ...updateTo(record, approval), lastUpdate: id, heard } };
    }
    case 'wc_sessionExtend': {
      // Some wallets send the expiry, others mean the maximum.
      const longest = Math.floor(nowMs / 1_000) + LONGEST_SESSION_SECONDS;
      const expiry = boundedExpiry(parseOrUndefined(extension, params)?.expiry ?? longest, nowMs);
      if (expiry === undefined || expiry < record.expiry) return refuseRequest(1004);
      return { changes: { expiry, heard } };
    }
    case 'wc_sessionEvent':
      return receiveEvent(record, params, heard);
    case 'wc_sessionDelete':
      return { isEnd: true };
    default:
      return refuseRequest(10001);
  }
}

function receiveEvent(record: SessionRecord, params: unknown, heard: readonly number[]): Reception {
  const event = parseSessionEvent(params);
  if (!event) return refuseRequest(1002);
  switch (event.name) {
    case 'chainChanged':
      return { changes: { ...moveTo(record, event.chainId), heard } };
    case 'accountsChanged':
      return { changes: { ...activate(record, event.accounts[0]), heard } };
    case 'other': {
      const { type, data } = event;
      if (!record.approval.events.includes(type)) return refuseRequest(3002);
      return { changes: { heard }, message: { type, data } };
    }
  }
}

type ReportedChain = Pick<SessionRecord, 'chainId' | 'preferred' | 'toldChainId' | 'toldAccount'>;

/** Effect of an event about the network: outside the session it waits for an update, and the page stays. */
function moveTo(record: SessionRecord, chainId: number): Partial<ReportedChain> {
  return allowedChains(record).includes(chainId)
    ? { chainId, toldChainId: undefined }
    : { toldChainId: chainId };
}

/** Effect of an event about the active account; none for an empty list, which some wallets send while switching. */
function activate(
  { approval }: SessionRecord,
  account: Address | undefined,
): Partial<ReportedChain> {
  if (account === undefined) return {};
  return approval.accounts.some(({ address }) => address === account)
    ? { preferred: account, toldAccount: undefined }
    : { toldAccount: account };
}

/** Effect of an update: network and account of an earlier event take effect if the update allows them. */
function updateTo(record: SessionRecord, approval: Approval): Partial<SessionRecord> {
  const { toldChainId, toldAccount } = record;
  const updated = { ...record, approval, preferred: preferredAfter(record, approval) };
  const { preferred } = updated;
  return {
    ...{ approval, preferred },
    ...(toldChainId !== undefined && moveTo(updated, toldChainId)),
    ...activate(updated, toldAccount),
  };
}

function refuseRequest(code: keyof typeof requestRefusals): Reception {
  return { error: { code, message: requestRefusals[code] } };
}

const update = object({ namespaces: unknown() });
const extension = object({ expiry: unknown() });

/** Event of the wallet (`wc_sessionEvent`). */
type SessionEvent =
  | { readonly name: 'chainChanged'; readonly chainId: number }
  /** Empty in some wallets while switching networks; not a disconnect. */
  | { readonly name: 'accountsChanged'; readonly accounts: readonly Address[] }
  | { readonly name: 'other'; readonly type: string; readonly data: unknown };

const MOST_EVENT_ACCOUNTS = 2_000;

/** Parses the parameters of `wc_sessionEvent`; `undefined` when invalid. */
export function parseSessionEvent(params: unknown): SessionEvent | undefined {
  const found = parseOrUndefined(sessionEvent, params);
  if (!found) return undefined;
  const { name, data } = found.event;
  if (name === 'chainChanged') {
    const chainId = readWalletChainId(data) ?? readWalletChainId(found.chainId);
    return chainId === undefined ? undefined : { name, chainId };
  }
  if (name === 'accountsChanged') {
    const accounts = parseOrUndefined(accountList, data);
    return accounts && { name, accounts };
  }
  return { name: 'other', type: name, data };
}

/** Parses a chain id as wallets send it: a number, a decimal or hex text, or `eip155:10`. */
export function readWalletChainId(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const [, digits] = /^(?:eip155:)?([1-9]\d{0,15}|0x[0-9a-fA-F]{1,14})$/.exec(text) ?? [];
  const chainId = Number(digits);
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined;
}

/** Parses an account as wallets send it in events: an address, or a CAIP-10 account. */
function readEventAccount(value: unknown): Address | undefined {
  return (parseChainAccount(value) ?? parseChainAccount(`eip155:1:${value}`))?.address;
}

const sessionEvent = object({
  event: object({
    name: pipe(string(), regex(/^.{1,100}$/s)),
    data: optional(unknown()),
  }),
  chainId: optional(unknown()),
});
const accountList = pipe(
  array(
    pipe(
      unknown(),
      transform(readEventAccount),
      custom<Address>((found) => found !== undefined),
    ),
  ),
  maxLength(MOST_EVENT_ACCOUNTS),
);
