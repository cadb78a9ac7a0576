import { parseArgs } from 'node:util';

/** Printed for `--help`, and after an error in the options. */
export const usage = `Usage: npm start -- [options]

Starts Mooring. Without a configuration file: a network in a box, everything on this machine.
With one: the networks it names.

Options
  --port N     where to listen: 0 to 65535, 0 takes any free port (default 3000)
  --keep       keeps the local chains between starts, in .mooring/
  --config F   the configuration file, when it is elsewhere
  --help       prints this

Environment
  PORT, HOST     where to listen; --port comes before PORT (default 3000, 127.0.0.1)
  METRICS_PORT   where /metrics is, with a configuration file (default: nowhere)
  DATABASE_URL   a PostgreSQL database, with a configuration file (default: SQLite in a file)
  RELAY_KEY      private key of the account that pays for passkeys.relay of a configuration file

Configuration file
  mooring.config.ts, .js or .json in this folder, the first there is.
  Begin with a copy of mooring.config.example.ts; docs/running.md has every field.
`;

export interface StartOptions {
  readonly help: boolean;
  /** Port of the command line; overrides `PORT`. */
  readonly port: string | undefined;
  readonly keep: boolean;
  /** Path of a configuration file. */
  readonly config: string | undefined;
}

/**
 * Parses the options of the start command.
 * @param args arguments after the command
 * @throws {Error} with a sentence for an unknown option, a missing value, or an invalid port
 */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { tokens } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, config: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  let help = false;
  let keep = false;
  let port: string | undefined;
  let config: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional') throw fault(`${token.value} is no option.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (name === 'help' || rawName === '-h') help = isSet(rawName, value);
    else if (name === 'keep') keep = isSet(rawName, value);
    else if (name === 'config') config = textOf(rawName, value, 'the path of a file');
    else if (name === 'port') port = textOf(rawName, value, 'a port, 0 to 65535');
    else throw fault(`There is no option ${rawName}.`);
  }
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    throw fault(`--port must be a port, 0 to 65535, and is ${port}.`);
  return { help, keep, port, config };
}

function isSet(option: string, value: string | undefined): true {
  if (value === undefined) return true;
  throw fault(`${option} takes no value.`);
}

function textOf(option: string, value: string | undefined, wanted: string): string {
  if (value && !value.startsWith('-')) return value;
  throw fault(`${option} needs ${wanted}.`);
}

function fault(sentence: string): Error {
  return new Error(`${sentence}\n\n${usage}`);
}
