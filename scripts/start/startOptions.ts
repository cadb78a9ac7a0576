import { parseArgs } from 'node:util';

/** Printed for `--help`, and after an error in the options. */
export const usage = `Usage: npm start -- [options]

Starts Mooring: with a configuration file on its networks, without one as a network in a box on this machine.

Options
  --port N     port to listen on, 0 to 65535; 0 for a free one (default: 3000)
  --keep       keep the local chains between starts, in .mooring/
  --config F   path of the configuration file (default: see below)
  --help       print this help

Environment
  PORT, HOST     port and address to listen on; --port overrides PORT (default: 3000, 127.0.0.1)
  METRICS_PORT   port of /metrics; needs a configuration file (default: none)
  DATABASE_URL   PostgreSQL database; needs a configuration file (default: SQLite in a file)
  RELAY_KEY      private key of the account that pays, for passkeys.relay of a configuration file

Configuration file
  The first of mooring.config.ts, .js and .json in this folder.
  To create one, copy mooring.config.example.ts. docs/running.md lists all options.
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
    if (token.kind === 'positional') throw fault(`Unknown option: ${token.value}`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (name === 'help' || rawName === '-h') help = isSet(rawName, value);
    else if (name === 'keep') keep = isSet(rawName, value);
    else if (name === 'config') config = textOf(rawName, value, 'the path of a file');
    else if (name === 'port') port = textOf(rawName, value, 'a port, 0 to 65535');
    else throw fault(`Unknown option: ${rawName}`);
  }
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    throw fault(`--port must be a port, 0 to 65535, not ${port}.`);
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
