/** True for an object or array: a value from outside whose properties can be read and validated. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
