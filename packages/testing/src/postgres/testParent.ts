/** Stands for a program that uses a PostgreSQL: tells where it is, then ends as its argument says. */
import { startPostgres } from './startPostgres.ts';

const { url } = await startPostgres();
process.stdout.write(`${url}\n`);
if (process.argv[2] === 'waits') process.stdin.resume();
