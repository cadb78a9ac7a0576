import { isRecord } from '../parse/record.ts';
import { parseApproval } from './approval.ts';
import { hear } from './heard.ts';
import { parseSessionEvent } from './sessionEvent.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { preferredAfter } from './sessionView.ts';
import { boundedExpiry, longestSessionSeconds } from './settlement.ts';
import type { PeerRequest } from './topicChannel.ts';

/** Codes this page refuses the wallet's requests with, and what the specification calls them. */
const refusals = {
  1002: 'Invalid event',
  1003: 'Invalid update request',
  1004: 'Invalid extend request',
  3002: 'Unauthorized event',
  10001: 'Unsupported wc_ method',
} as const;

/** What a request of the wallet does to a session. */
export interface Reception {
  readonly changes?: Partial<SessionRecord>;
  /** An event for the page that changes nothing of the session. */
  readonly message?: { readonly type: string; readonly data: unknown };
  /** The session is over. */
  readonly isEnd?: boolean;
  /** What the wallet is answered instead of `true`. */
  readonly error?: { readonly code: number; readonly message: string };
}

/**
 * What comes of a request by the controller of a session, which the wallet is: it alone may change
 * and extend it. `undefined` when it is passed over without an answer: it was heard before, settles
 * the session a second time, or is one that only a page makes, and so our own that came back by a
 * relay's mistake or malice, or from another tab.
 */
export function receive(
  record: SessionRecord,
  { id, method, params }: PeerRequest,
  nowMs: number,
): Reception | undefined {
  const heard = hear(record.heard, id);
  if (!heard) return undefined;
  switch (method) {
    case 'wc_sessionRequest':
    case 'wc_sessionPropose':
    case 'wc_sessionSettle':
      return undefined;
    case 'wc_sessionUpdate': {
      const approval = parseApproval(fieldOf(params, 'namespaces'));
      if (!approval) return refuse(1003);
      if (id <= record.lastUpdate) return {};
      const preferred = preferredAfter(record, approval);
      return { changes: { approval, preferred, lastUpdate: id, heard } };
    }
    case 'wc_sessionExtend': {
      // Some wallets name the time, others mean the longest.
      const longest = Math.floor(nowMs / 1_000) + longestSessionSeconds;
      const expiry = boundedExpiry(fieldOf(params, 'expiry') ?? longest, nowMs);
      if (expiry === undefined || expiry < record.expiry) return refuse(1004);
      return { changes: { expiry, heard } };
    }
    case 'wc_sessionEvent':
      return receiveEvent(record, params, heard);
    case 'wc_sessionDelete':
      return { isEnd: true };
    default:
      return refuse(10001);
  }
}

function receiveEvent(record: SessionRecord, params: unknown, heard: readonly number[]): Reception {
  const event = parseSessionEvent(params);
  if (!event) return refuse(1002);
  switch (event.name) {
    case 'chainChanged':
      return { changes: { chainId: event.chainId, heard } };
    case 'accountsChanged':
      return { changes: { preferred: event.accounts[0] ?? record.preferred, heard } };
    case 'other': {
      const { type, data } = event;
      if (!record.approval.events.includes(type)) return refuse(3002);
      return { changes: { heard }, message: { type, data } };
    }
  }
}

function refuse(code: keyof typeof refusals): Reception {
  return { error: { code, message: refusals[code] } };
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
