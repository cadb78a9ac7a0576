import { parseArgs } from 'node:util';
import { lookUp } from '@mooring/internal';

/** Options of a command by name: what their value is, in words; null for options without a value. */
export type OptionNames = Readonly<Record<string, string | null>>;

/** Options of a command line, with all values of each; those without a value have an empty list. */
export type WrittenOptions = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the options of a command.
 *
 * @param args arguments after the command
 * @throws {Error} with a sentence for an unknown option, a missing value, or an invalid port, and the usage
 */
export function readOptions(
  args: readonly string[],
  names: OptionNames,
  usage: string,
): WrittenOptions {
  const withValue = Object.keys(names).filter((name) => names[name] !== null);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(withValue.map((name) => [name, { type: 'string' }])),
    strict: false,
    tokens: true,
  });
  const fault = (sentence: string) => new Error(`${sentence}\n\n${usage}`);
  const written = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw fault(`Unknown option: ${token.value}`);
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    const name = rawName === '-h' ? 'help' : token.name;
    const wanted = lookUp(names, name);
    if (wanted === undefined) throw fault(`Unknown option: ${rawName}`);
    if (wanted === null && value !== undefined) throw fault(`${rawName} takes no value.`);
    if (wanted !== null && (!value || value.startsWith('-')))
      throw fault(`${rawName} needs ${wanted}.`);
    written.set(name, [...(written.get(name) ?? []), ...(value === undefined ? [] : [value])]);
  }
  const port = written.get('port')?.at(-1);
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    throw fault(`--port must be a port, 0 to 65535, not ${port}.`);
  return written;
}
