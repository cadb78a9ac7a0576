/** Returns the value that a table has for a name from outside: none for `constructor` and the like, which it inherits. */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  name: unknown,
): Value | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
