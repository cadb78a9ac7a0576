import { isRecord } from '@mooring/testing/wallet';
import { parseSetup, type Setup } from '../demo-wallet/setup.ts';

/** Validated `/setup.json`. */
export type PhoneSetup = Setup & { relayUrl: string; projectId: string };

/** Validates the launcher's setup. Throws Error naming the invalid field. */
export function parsePhoneSetup(value: unknown, base: string): PhoneSetup {
  const { relayUrl, projectId } = isRecord(value) ? value : {};
  if (typeof relayUrl !== 'string' || !/^wss?:\/\//.test(relayUrl)) {
    throw new Error('setup.relayUrl: expected the address of a relay');
  }
  if (typeof projectId !== 'string' || projectId === '') {
    throw new Error('setup.projectId: expected text');
  }
  return { ...parseSetup(value, base), relayUrl, projectId };
}
