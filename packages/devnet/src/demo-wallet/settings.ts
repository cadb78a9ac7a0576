import { chainIdSchema } from '@mooring/internal/schema';
import * as v from 'valibot';
import { applyFields, upTo } from '../schemas.ts';

/** Behaviour of the demo wallet: each quirk exists in real wallets. */
export interface Settings {
  /** No account is visible; connecting prompts to unlock first; other prompts wait. */
  locked: boolean;
  /** Delay of every response, in milliseconds. */
  slowMs: number;
  /** Methods that never respond; `*` for all. */
  hang: readonly string[];
  /** Errors by method; `*` for all. */
  fail: Readonly<Record<string, { code: number; message: string }>>;
  /** Chain ids unknown to the wallet until the page adds them. */
  unknownChains: readonly number[];
  /** Wraps 4902 in -32603 for an unknown chain. */
  wrapUnknownChain: boolean;
  /** Delay of the announcement, in milliseconds. Read at load. */
  announceAfterMs: number;
  /** Announces itself (EIP-6963). Read at load. */
  announce: boolean;
  /** Number of repeated announcements, each with a new uuid. Read at load. */
  repeatAnnouncements: number;
  /** Adds a second wallet of the same name with another rdns and its own state. Read at load. */
  twin: boolean;
  /** `window.ethereum`: absent, this wallet's provider, or another one. Read at load. */
  legacy: 'none' | 'same' | 'other';
  /** Approves everything, without a window. */
  autoApprove: boolean;
  /** Provider without `removeListener` and `off`. Read at load. */
  noRemoveListener: boolean;
  /** `wallet_requestPermissions` fails with 4200. */
  noRequestPermissions: boolean;
  /** Returns addresses in lower case, without checksum. */
  lowercaseAddresses: boolean;
  /** Executes batches as one transaction (EIP-7702); else one call after the other. */
  claimBatch: boolean;
  /** Supports `wallet_connect`, which signs in with the same prompt. */
  connectsWithSignIn: boolean;
}

/** Settings without quirks. */
export const DEFAULT_SETTINGS: Settings = {
  locked: false,
  slowMs: 0,
  hang: [],
  fail: {},
  unknownChains: [],
  wrapUnknownChain: false,
  announceAfterMs: 0,
  announce: true,
  repeatAnnouncements: 0,
  twin: false,
  legacy: 'none',
  autoApprove: false,
  noRemoveListener: false,
  noRequestPermissions: false,
  lowercaseAddresses: false,
  claimBatch: false,
  connectsWithSignIn: false,
};

const LONGEST_DELAY_MS = 600_000;

const WALLET_SETTINGS = {
  locked: v.boolean(),
  slowMs: upTo(LONGEST_DELAY_MS),
  hang: v.array(v.string()),
  fail: v.record(
    v.string(),
    v.object({ code: v.pipe(v.number(), v.integer()), message: v.string() }),
  ),
  unknownChains: v.array(chainIdSchema),
  wrapUnknownChain: v.boolean(),
  announceAfterMs: upTo(LONGEST_DELAY_MS),
  announce: v.boolean(),
  repeatAnnouncements: upTo(20),
  twin: v.boolean(),
  legacy: v.picklist(['none', 'same', 'other']),
  autoApprove: v.boolean(),
  noRemoveListener: v.boolean(),
  noRequestPermissions: v.boolean(),
  lowercaseAddresses: v.boolean(),
  claimBatch: v.boolean(),
  connectsWithSignIn: v.boolean(),
};

/** Applies changes to settings; see {@link applyFields}. */
export function applySettings(settings: Settings, changes: unknown) {
  return applyFields<Settings>(WALLET_SETTINGS, settings, changes);
}

/** Parses stored settings: damaged or missing fields get their default. */
export function parseSettings(stored: unknown): Settings {
  return applySettings(DEFAULT_SETTINGS, stored).settings;
}
