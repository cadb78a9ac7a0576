import { isRecord, type UnknownRecord } from '@mooring/testing/wallet';

/** How the demo wallet behaves: each oddity is one that real wallets show. */
export type Settings = {
  /** No account is visible; connecting asks to unlock first; other questions wait. */
  locked: boolean;
  /** Every answer comes this much later, in milliseconds. */
  slowMs: number;
  /** Methods that never answer; `*` is all of them. */
  hang: readonly string[];
  /** Methods that answer an error, by method; `*` is all of them. */
  fail: Readonly<Record<string, { code: number; message: string }>>;
  /** Chain ids the wallet does not know until the page adds them. */
  unknownChains: readonly number[];
  /** An unknown chain is answered -32603 with 4902 inside. */
  wrapUnknownChain: boolean;
  /** Announces itself only after this time, in milliseconds. Read at load. */
  announceAfterMs: number;
  /** Whether it announces itself (EIP-6963) at all. Read at load. */
  announce: boolean;
  /** Announces this many times more, each with a new uuid. Read at load. */
  repeatAnnouncements: number;
  /** A second wallet of the same name with another rdns and its own state. Read at load. */
  twin: boolean;
  /** `window.ethereum`: absent, this wallet's provider, or one of its own. Read at load. */
  legacy: 'none' | 'same' | 'other';
  /** Answers yes to everything, without a window. */
  autoApprove: boolean;
  /** The provider has neither `removeListener` nor `off`. Read at load. */
  noRemoveListener: boolean;
  /** `wallet_requestPermissions` is answered 4200. */
  noRequestPermissions: boolean;
  /** Accounts are answered in lower case, without checksum. */
  lowercaseAddresses: boolean;
  /** Capabilities claim atomic batches, although calls still run one after the other. */
  claimBatch: boolean;
};

/** A well-behaved wallet. */
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

/** Reads one field: the value when it is sound, else undefined. */
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
 * Lays the named fields of `changes` over `settings`. Fields that are no setting, or hold the wrong
 * kind of value, change nothing and are listed in `refused`.
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

/** Settings as stored: what is damaged or missing is as a well-behaved wallet has it. */
export function parseSettings(stored: unknown): Settings {
  return isRecord(stored) ? applySettings(DEFAULT_SETTINGS, stored).settings : DEFAULT_SETTINGS;
}
