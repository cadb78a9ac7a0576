/** Names of small letters, digits and single hyphens, which are normalized as they are. */
const plainLabel = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z0-9]+$/;

/**
 * Normalizes a name (ENSIP-15). Names other than `plainLabel` need tables in a lazy chunk, which phones parse slowly.
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
