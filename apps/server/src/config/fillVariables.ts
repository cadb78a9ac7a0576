import type { ConfigFault } from './configError.ts';

/** `${NAME}`, or `$${NAME}` for the text itself. */
const VARIABLE = /(\$?)\$\{(\w+)\}/g;

/** Configuration with the values of its variables. */
export interface FilledConfig {
  input: unknown;
  /** Paths of texts that contained a variable: their values are not shown. */
  secretPaths: ReadonlySet<string>;
  /** Variables that are not set. */
  faults: readonly ConfigFault[];
}

/**
 * Replaces `${NAME}` in the texts of a configuration by environment variables; `$${NAME}` stays as `${NAME}`. Lists and
 * plain objects are copied, other values are kept.
 *
 * @param read Value of a variable, undefined if it is not set; may throw.
 */
export function fillVariables(
  input: unknown,
  read: (name: string) => string | undefined,
): FilledConfig {
  const secretPaths = new Set<string>();
  const faults: ConfigFault[] = [];

  function fillText(text: string, path: string): string {
    return text.replace(VARIABLE, (written: string, escaped: string, name: string) => {
      if (escaped !== '') return written.slice(1);
      secretPaths.add(path);
      return readOrFault(name, path) ?? '';
    });
  }

  function readOrFault(name: string, path: string): string | undefined {
    const found = `\${${name}}`;
    try {
      const value = read(name);
      if (value !== undefined) return value;
      faults.push({ path, found, hint: `Set the environment variable ${name}.` });
    } catch (error) {
      faults.push({ path, found, hint: error instanceof Error ? error.message : String(error) });
    }
    return undefined;
  }

  function fill(value: unknown, path: string): unknown {
    if (typeof value === 'string') return fillText(value, path);
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => fill(item, `${path}[${index}]`));
    }
    if (!isPlainObject(value)) return value;
    const filled = Object.entries(value).map(([key, field]) => {
      return [key, fill(field, path === '' ? key : `${path}.${key}`)];
    });
    return Object.fromEntries(filled);
  }

  return { input: fill(input, ''), secretPaths, faults };
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A module's own objects may come from another realm.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
