import * as v from 'valibot';
import { applyFields, upTo } from '../schemas.ts';

/** Settings of how the phone answers requests. */
export type PhoneSettings = {
  /** `ask` prompts the person; `ignore` never answers. */
  auto: 'ask' | 'approve' | 'reject' | 'ignore';
  /** Delay of every answer, in milliseconds. */
  delayMs: number;
};

/** Prompts the person, without a delay. */
export const DEFAULT_PHONE_SETTINGS: PhoneSettings = { auto: 'ask', delayMs: 0 };

const SCHEMAS = {
  auto: v.picklist(['ask', 'approve', 'reject', 'ignore']),
  delayMs: upTo(600_000),
};

/** Lays changes over settings; see {@link applyFields}. */
export function applyPhoneSettings(settings: PhoneSettings, changes: unknown) {
  return applyFields<PhoneSettings>(SCHEMAS, settings, changes);
}

/** Parses stored settings: damaged or missing fields get their default. */
export function parsePhoneSettings(stored: unknown): PhoneSettings {
  return applyPhoneSettings(DEFAULT_PHONE_SETTINGS, stored).settings;
}
