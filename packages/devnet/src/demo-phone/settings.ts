import { isRecord, type UnknownRecord } from '@mooring/testing/wallet';

/** How the phone answers what a site asks. */
export type PhoneSettings = {
  /** `ask` shows it to the person; `ignore` shows nothing and never answers. */
  auto: 'ask' | 'approve' | 'reject' | 'ignore';
  /** Every answer comes this much later, in milliseconds. */
  delayMs: number;
};

/** A person decides, at once. */
export const DEFAULT_PHONE_SETTINGS: PhoneSettings = { auto: 'ask', delayMs: 0 };

const TEN_MINUTES = 600_000;

/**
 * Lays the named fields of `changes` over `settings`. What is no setting, or of a wrong kind, changes
 * nothing and is listed in `refused`.
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

/** Settings as stored: what is damaged or missing is as at first. */
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
