import { availableParallelism, loadavg } from 'node:os';
import { table } from '../table.ts';
import { measureParsing } from './measureParsing.ts';
import { measureServers } from './measureServers.ts';

/** Compares sign-in to others, as Markdown. */
export async function measure(): Promise<string> {
  const [load = 0] = loadavg();
  const servers = await measureServers();
  const parsing = await measureParsing();
  const head = ['server', 'sign-ins per CPU second'];
  const both = [...head, '× better-auth, limits for all', '× as it comes'];
  return `# Sign-in, measured

\`npm run bench -- sign-in\` on ${availableParallelism()} cores, Node ${process.versions.node}. Each figure is the
median of the rounds, in brackets the least and the most; all in one run, one after the other in each
round. Ratios carry over to other machines, figures do not.

## Whole sign-ins per second of the server's processor time

Nonce, signature, verification, session: three requests over HTTP, each server a process of its own as
its documentation sets it up. Counted is all its processor time, of every thread and of the system for
it. Each was kept busy for ${servers.warmUpSeconds} s of processor time first, then for ${servers.roundSeconds} s in each of ${servers.rounds} rounds.
Neither writes a log of requests. better-auth has its wallet plugin, and its limits are on, as it has
them in production: as it comes each process counts for itself in memory; \`storage: 'database'\` makes
one limit for all processes, which is what Mooring has. The visitors are all in one other process and
sign natively. When it began, ${load.toFixed(1)} threads of other work wanted the ${availableParallelism()} cores.

64 people at once, SQLite in a file:

${table(both, servers.busy)}

4 at once, where a server has less to do in one go:

${table(both, servers.quiet)}

64 at once, SQLite in memory, so without a disk to wait for:

${table([...head, '× better-auth as it comes'], servers.inMemory)}

What is on the disk when a session is answered:

${table(['server', 'in a file'], servers.onDisk)}

## Messages read per second

Valid messages of different fields, one core.

${table(['reader', 'messages per second', 'ratio'], parsing.rows)}
`;
}
