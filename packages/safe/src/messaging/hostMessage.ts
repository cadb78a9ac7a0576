import { isRecord } from '../plainRecord.ts';

/** A message of the host that follows the protocol. */
export type HostMessage =
  | { readonly id: string; readonly success: true; readonly data: unknown }
  | { readonly id: string; readonly success: false; readonly error: string };

/** What the texts of an answer may come to together, in characters; everything else counts too. */
const largest = 1_000_000;

/** Reads a message's data; `undefined` for everything that is none of the protocol's version 1 up. */
export function readHostMessage(message: unknown): HostMessage | undefined {
  if (!isRecord(message)) return undefined;
  const { id, version, success, data, error } = message;
  if (typeof id !== 'string' || id.length > 64) return undefined;
  if (typeof version !== 'string' || version.length > 32) return undefined;
  if (!(Number(/^(\d{1,4})(?:\.|$)/.exec(version)?.[1]) >= 1)) return undefined;
  if (success === true) return { id, success, data };
  if (success !== false) return undefined;
  return { id, success, error: typeof error === 'string' ? error.slice(0, 300) : '' };
}

/** Whether there is more in a value than anyone has use for; circles in it come to an end too. */
export function isTooLarge(value: unknown): boolean {
  const waiting: unknown[] = [value];
  let weight = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    weight += typeof next === 'string' ? next.length + 8 : 8;
    if (weight > largest) return true;
    if (typeof next !== 'object' || next === null) continue;
    const inside = Array.isArray(next) ? next : Object.entries(next).flat();
    if (inside.length * 8 > largest) return true;
    for (const one of inside) waiting.push(one);
  }
  return false;
}
