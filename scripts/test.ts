// The whole proof: check, unit tests, browser tests. Ends with one line that counts the tests.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildExamples } from './examples.ts';
import { ensurePostgres } from './postgres.ts';
import { run } from './run.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a runner's report says, with the names of the tests that failed and why, a text each. */
interface Report extends Count {
  failures: string[];
  /** The names of those that passed at the second attempt. */
  unsteady: string[];
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };
// Told again at the end: a log that is cut keeps its last lines.
const failures: string[] = [];
// Tried twice, since other programs may keep the machine busy; told here, so that they are mended.
const unsteady: string[] = [];
const reports = await mkdtemp(join(tmpdir(), 'mooring-test-'));
try {
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  console.log(`PostgreSQL: ${await ensurePostgres()}`);

  const check = await run('npm', ['run', '--silent', 'check']);
  if (check.code !== 0) fail('npm run check');

  const unit = join(reports, 'unit.json');
  const units = await run('vitest', [
    'run',
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unit}`,
  ]);
  add('vitest', await readReport(unit, readUnits), units.code);

  const pages = join(reports, 'browser.json');
  const build = await run('npm', ['run', '--silent', 'build']);
  if (build.code !== 0) fail('npm run build');
  // Before the journeys, whose machine it would keep busy; without it, its own tests say why.
  const examples = await buildExamples().catch((error: unknown) => console.log(String(error)));
  const journeys = await run('playwright', ['test', '--retries=1', '--reporter=list,json'], {
    environment: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: pages,
      MOORING_BROWSER: browser,
      ...(examples && { MOORING_EXAMPLES: examples }),
    },
  });
  add('playwright', await readReport(pages, readJourneys), journeys.code);
  if (examples) await rm(examples, { recursive: true, force: true });
} finally {
  await rm(reports, { recursive: true, force: true });
}
for (const name of unsteady) console.log(`\nPASSED AT THE SECOND ATTEMPT ${name}`);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;

function fail(what: string) {
  total.failed += 1;
  failures.push(what);
}

function add(runner: string, report: Report, code: number) {
  total.passed += report.passed;
  total.failed += report.failed;
  total.skipped += report.skipped;
  failures.push(...report.failures);
  unsteady.push(...report.unsteady);
  // A runner can fail without a failed test: a file that cannot be loaded, an error nobody caught.
  if (code !== 0 && report.failed === 0) fail(`${runner}: no test, but the run itself`);
}

async function readReport(file: string, read: (report: unknown) => Report): Promise<Report> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // No report: the runner did not get that far, and its exit code says so.
    return { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };
  }
}

function readUnits(report: unknown): Report {
  const tests = listAt(report, 'testResults').flatMap((file) =>
    listAt(file, 'assertionResults').map((test) => ({
      name: `${at(file, 'name')} › ${at(test, 'fullName')}`,
      status: at(test, 'status'),
      reasons: reasonsOf(test),
    })),
  );
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ name, reasons }) => `${name}\n${reasons}`),
    unsteady: tests
      .filter(({ status, reasons }) => status === 'passed' && reasons !== '')
      .map(({ name, reasons }) => `${name}\n${reasons}`),
  };
}

function reasonsOf(test: unknown): string {
  return listAt(test, 'failureMessages').map(String).join('\n').slice(0, 2_000);
}

function readJourneys(report: unknown): Report {
  const stats = at(report, 'stats');
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
    failures: listAt(report, 'suites').flatMap((suite) => journeysThat('unexpected', suite)),
    unsteady: listAt(report, 'suites').flatMap((suite) => journeysThat('flaky', suite)),
  };
}

function journeysThat(ended: 'unexpected' | 'flaky', suite: unknown): string[] {
  const own = listAt(suite, 'specs')
    .filter((spec) => listAt(spec, 'tests').some((test) => at(test, 'status') === ended))
    .map((spec) => `${at(spec, 'file')}:${at(spec, 'line')} › ${at(spec, 'title')}`);
  return [...own, ...listAt(suite, 'suites').flatMap((inner) => journeysThat(ended, inner))];
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function listAt(value: unknown, name: string): unknown[] {
  const found = at(value, name);
  return Array.isArray(found) ? found : [];
}

function numberAt(value: unknown, name: string): number {
  const found = at(value, name);
  return typeof found === 'number' ? found : 0;
}
