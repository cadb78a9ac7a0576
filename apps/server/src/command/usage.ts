/** Printed for `--help`, and after an error in the options. */
export const usage = `Usage: npx @mooring/server [command] [options]

Commands
  start (default)   serves the page and the networks of a configuration
  init              asks five questions and writes a configuration file
  check             validates a configuration and asks its nodes, database, relay and gateway
  preview           shows the brand on this machine, without nodes and database
  rotate-keys       adds signing keys of the OpenID provider, which replace the present ones

Options
  --config F        path of the configuration file (default: see below)
  --version         print the version
  --help            print this help
  start, check, preview
    --page D        folder of another built page
  start, preview
    --port N        port to listen on, 0 to 65535; 0 for a free one (default: 3000; of preview 0)
  init, in place of the questions
    --public-url U  origin that visitors open
    --name N        name of the page
    --network ID=U  chain id and URL of a node; may be repeated
    --proxies N     number of your proxies in front

Environment
  PORT, HOST        port and address to listen on (default: 3000, 127.0.0.1)
  METRICS_PORT      port of /metrics (default: none)
  DATABASE_URL      PostgreSQL database (default: SQLite in a file)
  RELAY_KEY         private key of the account that pays, for passkeys.relay
  SMTP_URL          mail server, for passkeys.email
  GUARDIAN_KEY      private key of the e-mail guardian
  MOORING_…         any option, such as MOORING_PUBLIC_URL or MOORING_LIMITS__RPC_BATCH
  …_FILE            file with the value of one of these, such as DATABASE_URL_FILE

Configuration
  The first of mooring.config.ts, .js and .json in this folder, or the variables MOORING_… alone.
`;
