import * as v from 'valibot';
import { parseSetup, type Setup } from '../demo-wallet/setup.ts';
import { readSetup, text } from '../schemas.ts';

/** Name of the phone, on its page and for sites. */
export const PHONE_NAME = 'Demo Phone';

/** Contents of `/setup.json`, checked. */
export type PhoneSetup = Setup & { relayUrl: string; projectId: string };

const schema = v.object({
  relayUrl: v.pipe(v.string(), v.regex(/^wss?:\/\//, 'Expected the address of a relay')),
  projectId: text,
});

/** Checks the launcher's setup. @throws Error naming the field that is wrong */
export function parsePhoneSetup(value: unknown, base: string): PhoneSetup {
  return { ...readSetup(schema, value), ...parseSetup(value, base) };
}
