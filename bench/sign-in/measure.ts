import { availableParallelism, loadavg } from 'node:os';
import { table } from '../table.ts';
import { measureParsing } from './measureParsing.ts';
import { measureServers } from './measureServers.ts';

/** Compares sign-in servers and message parsers, as Markdown. */
export async function measure(): Promise<string> {
  const [load = 0] = loadavg();
  const servers = await measureServers();
  const parsing = await measureParsing();
  const head = ['server', 'sign-ins per CPU second'];
  const both = [...head, '× better-auth, shared limits', '× better-auth, defaults'];
  return `# Sign-in, measured

\`npm run bench -- sign-in\` on ${availableParallelism()} cores, Node ${process.versions.node}. Each figure is the
median of the rounds, with the smallest and the largest in brackets; each round measures all rows of a
table in turn. Ratios carry over to other machines, figures do not.

## Sign-ins per second of the server's processor time

A sign-in is a nonce, a signature, its verification and a session: three HTTP requests. Each server runs in
a separate process, set up as in its documentation. All processor time of that process counts, including
its threads and the system's work for it. Each server is first kept busy for ${servers.warmUpSeconds} s of processor time, then
for ${servers.roundSeconds} s in each of ${servers.rounds} rounds. Neither logs requests. better-auth runs with its wallet plugin and its rate
limits, as in production: by default each process counts in its own memory; with \`storage: 'database'\` all
processes share the limits, as Mooring's do. All visitors run in one other process, which signs with native
code. At the start, the load average of other work was ${load.toFixed(1)}, on ${availableParallelism()} cores.

64 concurrent visitors, SQLite in a file:

${table(both, servers.busy)}

4 concurrent visitors, so that a server can combine fewer writes:

${table(both, servers.quiet)}

64 concurrent visitors, SQLite in memory, without disk writes:

${table([...head, '× better-auth, defaults'], servers.inMemory)}

Durability of a session when its response is sent:

${table(['server', 'in a file'], servers.onDisk)}

## Messages parsed per second

Valid messages with different fields, on one core.

${table(['parser', 'messages per second', 'ratio'], parsing.rows)}
`;
}
