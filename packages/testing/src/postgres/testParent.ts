/** Program that starts PostgreSQL, prints its URL, then ends as its argument says. */
import { startPostgres } from './startPostgres.ts';

const { url } = await startPostgres();
process.stdout.write(`${url}\n`);
if (process.argv[2] === 'waits') process.stdin.resume();
