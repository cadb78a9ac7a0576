import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Environment variables of a process. */
export type Environment = Readonly<NodeJS.ProcessEnv>;

/**
 * Reads an environment variable, or the file that the variable with `_FILE` after its name gives, as secrets of
 * containers are mounted. An empty one counts as not set; a line break at the end of the file is dropped.
 *
 * @param folder Folder of relative paths.
 * @throws {Error} when both are set, or the file cannot be read; the message contains neither value.
 */
export function readVariable(
  environment: Environment,
  name: string,
  folder: string,
): string | undefined {
  const written = environment[name] || undefined;
  const file = environment[`${name}_FILE`] || undefined;
  if (file === undefined) return written;
  if (written !== undefined) {
    throw new Error(
      `The environment variables ${name} and ${name}_FILE are both set. Unset one of them.`,
    );
  }
  try {
    return readFileSync(resolve(folder, file), 'utf8').replace(/\r?\n$/, '') || undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new Error(
      `The file of the environment variable ${name}_FILE cannot be read: ${code}. ` +
        'Check that it exists and that this user may read it.',
    );
  }
}
