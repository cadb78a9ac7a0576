import { isRecord } from '../plainRecord.ts';

/** Valid protocol message of the host. */
export type HostMessage =
  | { readonly id: string; readonly success: true; readonly data: unknown }
  | { readonly id: string; readonly success: false; readonly error: string };

/** Maximum size of a response, in characters of its texts plus its other values. */
const largest = 1_000_000;

/** Parses a message's data; `undefined` unless it is a message of protocol version 1 or later. */
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

/** True for a value above the size limit; terminates on cycles too. */
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
