/** Path of a field, as in code: `networks[1].upstreams[0]`. */
export function fieldPath(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    const name = String(key);
    if (!/^[\w$]+$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
    return path === '' ? name : `${path}.${name}`;
  }, '');
}

/** Returns true for the path of a field, and of the fields in it. */
export function isWithin(path: string, field: string): boolean {
  return path === field || (path.startsWith(field) && /^[.[]/.test(path.slice(field.length)));
}
