import { readOptions } from '@mooring/server';

/** Printed for `--help`, and after an error in the options. */
export const startUsage = `Usage: npm start -- [options]

Starts Mooring: with a configuration file on its networks, without one as a network in a box on this machine.

Options
  --port N     port to listen on, 0 to 65535; 0 for a free one (default: 3000)
  --keep       keep the local chains between starts, in .mooring/
  --config F   path of the configuration file (default: see below)
  --help       print this help

Environment
  PORT, HOST     port and address to listen on; --port overrides PORT (default: 3000, 127.0.0.1)
  METRICS_PORT   port of /metrics; needs a configuration (default: none)
  DATABASE_URL   PostgreSQL database; needs a configuration (default: SQLite in a file)
  RELAY_KEY      private key of the account that pays, for passkeys.relay of a configuration
  MOORING_…      options of a configuration, such as MOORING_PUBLIC_URL

Configuration
  The first of mooring.config.ts, .js and .json in this folder, or the variables MOORING_… alone.
  To create a file, copy mooring.config.example.ts. docs/running.md lists all options.
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
  const names = {
    ...{ port: 'a port, 0 to 65535', config: 'the path of a file' },
    ...{ keep: null, help: null },
  };
  const written = readOptions(args, names, startUsage);
  return {
    help: written.has('help'),
    keep: written.has('keep'),
    port: written.get('port')?.at(-1),
    config: written.get('config')?.at(-1),
  };
}
