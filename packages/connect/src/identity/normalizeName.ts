/** Names of small letters, digits and single hyphens, which are normalized as they are. */
const plainLabel = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z0-9]+$/;

/**
 * Normalizes a name (ENSIP-15). The tables for other than `plainLabel` names are a lazy chunk, which takes a phone a while
 * to parse.
 * @throws {Error} for an invalid name
 */
export async function normalizeName(name: string): Promise<string> {
  if (plainLabel.test(name)) return name;
  const { normalize } = await import('./normalize.ts');
  return normalize(name);
}

/** Returns true for a normalized name (ENSIP-15); other spellings and mixed scripts are not valid names. */
export async function isNormalized(name: string): Promise<boolean> {
  try {
    return (await normalizeName(name)) === name;
  } catch {
    return false;
  }
}
