import { isRecord, type UnknownRecord } from '@mooring/testing/wallet';

/** Settings of how the phone answers requests. */
export type PhoneSettings = {
  /** `ask` prompts the person; `ignore` never answers. */
  auto: 'ask' | 'approve' | 'reject' | 'ignore';
  /** Delay of every answer, in milliseconds. */
  delayMs: number;
};

/** Prompts the person, without a delay. */
export const DEFAULT_PHONE_SETTINGS: PhoneSettings = { auto: 'ask', delayMs: 0 };

const TEN_MINUTES = 600_000;

/**
 * Merges `changes` into `settings`. Unknown fields and fields of the wrong type are ignored and listed in
 * `refused`.
 */
export function applyPhoneSettings(
  settings: PhoneSettings,
  changes: UnknownRecord,
): { settings: PhoneSettings; refused: readonly string[] } {
  const next = { ...settings };
  const refused: string[] = [];
  for (const [name, value] of Object.entries(changes)) {
    if (name === 'auto' && isAuto(value)) next.auto = value;
    else if (name === 'delayMs' && isDelay(value)) next.delayMs = value;
    else refused.push(name);
  }
  return { settings: next, refused };
}

/** Parses stored settings: damaged or missing fields get their default. */
export function parsePhoneSettings(stored: unknown): PhoneSettings {
  if (!isRecord(stored)) return DEFAULT_PHONE_SETTINGS;
  return applyPhoneSettings(DEFAULT_PHONE_SETTINGS, stored).settings;
}

function isAuto(value: unknown): value is PhoneSettings['auto'] {
  return value === 'ask' || value === 'approve' || value === 'reject' || value === 'ignore';
}

function isDelay(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= TEN_MINUTES;
}
