import * as v from 'valibot';
import { parseSetup, type Setup } from '../demo-wallet/setup.ts';
import { applyFields, nonEmptyText, readSetup, upTo } from '../schemas.ts';

/** Name of the phone, on its page and for sites. */
export const PHONE_NAME = 'Demo Phone';

/** Contents of `/setup.json`, checked. */
export type PhoneSetup = Setup & { relayUrl: string; projectId: string };

const schema = v.object({
  relayUrl: v.pipe(v.string(), v.regex(/^wss?:\/\//, 'Expected the address of a relay')),
  projectId: nonEmptyText,
});

/** Checks the launcher's setup. @throws Error naming the field that is wrong */
export function parsePhoneSetup(value: unknown, base: string): PhoneSetup {
  return { ...readSetup(schema, value), ...parseSetup(value, base) };
}

/** Settings of how the phone answers requests. */
export interface PhoneSettings {
  /** `ask` prompts the person; `ignore` never answers. */
  auto: 'ask' | 'approve' | 'reject' | 'ignore';
  /** Delay of every answer, in milliseconds. */
  delayMs: number;
  /** Signs in with the prompt that connects, for sites that ask for it (CAIP-222). */
  connectsWithSignIn: boolean;
}

/** Prompts the person, without a delay. */
export const DEFAULT_PHONE_SETTINGS: PhoneSettings = {
  auto: 'ask',
  delayMs: 0,
  connectsWithSignIn: false,
};

const PHONE_SETTINGS = {
  auto: v.picklist(['ask', 'approve', 'reject', 'ignore']),
  delayMs: upTo(600_000),
  connectsWithSignIn: v.boolean(),
};

/** Applies changes to settings; see {@link applyFields}. */
export function applyPhoneSettings(settings: PhoneSettings, changes: unknown) {
  return applyFields<PhoneSettings>(PHONE_SETTINGS, settings, changes);
}

/** Parses stored settings: damaged or missing fields get their default. */
export function parsePhoneSettings(stored: unknown): PhoneSettings {
  return applyPhoneSettings(DEFAULT_PHONE_SETTINGS, stored).settings;
}
