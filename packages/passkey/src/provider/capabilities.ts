import { isRecord } from '@mooring/internal';
import { PasskeyError } from '../passkeyError.ts';

/** Throws 5700 for a required capability besides `atomic` and `supported`; returns what is asked of the latter. */
export function checkCapabilities(holder: unknown, supported = 'atomic'): unknown {
  const capabilities = isRecord(holder) ? holder['capabilities'] : undefined;
  if (!isRecord(capabilities)) return undefined;
  for (const [name, wanted] of Object.entries(capabilities)) {
    if (name === 'atomic' || name === supported) continue;
    if (isRecord(wanted) && wanted['optional'] === true) continue;
    throw new PasskeyError('capability', `There is no capability ${name.slice(0, 100)} here.`);
  }
  return capabilities[supported];
}
