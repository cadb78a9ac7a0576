// Runs all static checks, also after one has failed; one alone is `npm run check:size`.
import { run } from './run.ts';

const { code } = await run('npm', ['run', '--silent', 'check:all'], {
  environment: { WIREIT_FAILURES: 'continue' },
});
process.exitCode = code;
