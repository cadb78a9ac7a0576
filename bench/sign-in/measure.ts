import { availableParallelism } from 'node:os';
import { measureParsing } from './measureParsing.ts';
import { measureServers } from './measureServers.ts';

/** Sign-in beside others, as Markdown. */
export async function measure(): Promise<string> {
  const servers = await measureServers();
  const parsing = await measureParsing();
  return `# Sign-in, measured

\`npm run bench -- sign-in\` on ${availableParallelism()} cores, Node ${process.versions.node}. Each figure is the
median of the rounds, in brackets the least and the most; all in one run, one after the other in each
round. Ratios carry over to other machines, figures do not.

## Whole sign-ins per second of the server's processor time

Nonce, signature, verification, session, over HTTP, by ${servers.visitors} returning people, ${servers.atOnce} at once;
each server as its documentation sets it up, over SQLite in a file.

${table(['server', 'sign-ins per CPU second', 'ratio'], servers.rows)}

## Messages read per second

Valid messages of different fields, one core.

${table(['reader', 'messages per second', 'ratio'], parsing.rows)}
`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
