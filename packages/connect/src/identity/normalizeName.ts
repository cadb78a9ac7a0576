/** Names of small letters, digits and single hyphens, which are normalized as they are. */
const plainLabel = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z0-9]+$/;

/**
 * Normalizes a name (ENSIP-15); undefined for an invalid one. Names other than `plainLabel` need tables in a lazy chunk,
 * which phones parse slowly.
 * @throws {Error} if the chunk does not load
 */
export async function normalizeName(name: string): Promise<string | undefined> {
  if (plainLabel.test(name)) return name;
  const { normalize } = await import('./normalize.ts');
  try {
    return normalize(name);
  } catch {
    return undefined;
  }
}

/** Returns true for a normalized name (ENSIP-15); other spellings and mixed scripts are not valid names. */
export async function isNormalized(name: string): Promise<boolean> {
  return (await normalizeName(name)) === name;
}
