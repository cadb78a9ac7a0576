/** Names of small letters, digits and single hyphens, which are normalized as they are. */
const plainLabel = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z0-9]+$/;

/**
 * A name as ENSIP-15 has it. The tables for more than plainLabel letters are a chunk of their own, which takes a phone
 * a while to read.
 * @throws {Error} for a name that cannot be
 */
export async function normalizeName(name: string): Promise<string> {
  if (plainLabel.test(name)) return name;
  const { normalize } = await import('./normalize.ts');
  return normalize(name);
}

/** True for a name as ENSIP-15 has it; another spelling, or a mix of scripts, is the name of nobody. */
export async function isNormalized(name: string): Promise<boolean> {
  try {
    return (await normalizeName(name)) === name;
  } catch {
    return false;
  }
}
