import { isRecord, type UnknownRecord } from '@mooring/testing/wallet';

/** Behaviour of the demo wallet: each quirk exists in real wallets. */
export type Settings = {
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
  /** Claims atomic batches, although calls still run one after the other. */
  claimBatch: boolean;
};

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
};

/** Parses one field; undefined if invalid. */
type Reader<T> = (value: unknown) => T | undefined;

const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const count =
  (most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
      ? value
      : undefined;

const methods: Reader<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;

const chainIds: Reader<readonly number[]> = (value) =>
  Array.isArray(value) && value.every((item) => Number.isSafeInteger(item) && item > 0)
    ? value
    : undefined;

const failures: Reader<Settings['fail']> = (value) => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([method, failure]) => {
    if (!isRecord(failure)) return undefined;
    const { code, message } = failure;
    if (typeof code !== 'number' || !Number.isInteger(code)) return undefined;
    if (typeof message !== 'string') return undefined;
    return [method, { code, message }] as const;
  });
  const sound = entries.filter((entry) => entry !== undefined);
  return sound.length === entries.length ? Object.fromEntries(sound) : undefined;
};

const legacy: Reader<Settings['legacy']> = (value) =>
  value === 'none' || value === 'same' || value === 'other' ? value : undefined;

const TEN_MINUTES = 600_000;

const READERS: { [Key in keyof Settings]: Reader<Settings[Key]> } = {
  locked: flag,
  slowMs: count(TEN_MINUTES),
  hang: methods,
  fail: failures,
  unknownChains: chainIds,
  wrapUnknownChain: flag,
  announceAfterMs: count(TEN_MINUTES),
  announce: flag,
  repeatAnnouncements: count(20),
  twin: flag,
  legacy,
  autoApprove: flag,
  noRemoveListener: flag,
  noRequestPermissions: flag,
  lowercaseAddresses: flag,
  claimBatch: flag,
};

function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(READERS, name);
}

/**
 * Merges `changes` into `settings`. Unknown fields and fields of the wrong type are ignored and listed in
 * `refused`.
 */
export function applySettings(
  settings: Settings,
  changes: UnknownRecord,
): { settings: Settings; refused: readonly string[] } {
  const next = { ...settings };
  const refused: string[] = [];
  const set = <Key extends keyof Settings>(key: Key) => {
    const value = READERS[key](changes[key]);
    if (value === undefined) refused.push(key);
    else next[key] = value;
  };
  for (const name of Object.keys(changes)) {
    if (isSettingName(name)) set(name);
    else refused.push(name);
  }
  return { settings: next, refused };
}

/** Parses stored settings: damaged or missing fields get their default. */
export function parseSettings(stored: unknown): Settings {
  return isRecord(stored) ? applySettings(DEFAULT_SETTINGS, stored).settings : DEFAULT_SETTINGS;
}
