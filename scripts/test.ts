// The whole proof: check, unit tests, browser tests. Ends with one line that counts the tests.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { ensurePostgres } from './postgres.ts';
import { run } from './run.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const reports = await mkdtemp(join(tmpdir(), 'mooring-test-'));
try {
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  console.log(`PostgreSQL: ${await ensurePostgres()}`);

  const check = await run('npm', ['run', '--silent', 'check']);
  if (check.code !== 0) total.failed += 1;

  const unit = join(reports, 'unit.json');
  const units = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unit}`,
  ]);
  add(await readReport(unit, countUnits), units.code);

  const pages = join(reports, 'browser.json');
  const build = await run('npm', ['run', '--silent', 'build']);
  if (build.code !== 0) total.failed += 1;
  const journeys = await run('playwright', ['test', '--reporter=list,json'], {
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: pages, MOORING_BROWSER: browser },
  });
  add(await readReport(pages, countJourneys), journeys.code);
} finally {
  await rm(reports, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;

function add(count: Count, code: number) {
  total.passed += count.passed;
  // A runner that fails without a failed test (a file that cannot be loaded) counts as one.
  total.failed += code !== 0 && count.failed === 0 ? 1 : count.failed;
  total.skipped += count.skipped;
}

async function readReport(file: string, count: (report: unknown) => Count): Promise<Count> {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // No report: the runner did not get that far, and its exit code says so.
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function countUnits(report: unknown): Count {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

function countJourneys(report: unknown): Count {
  const stats = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : null;
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  };
}

function numberAt(value: unknown, name: string): number {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : 0;
  return typeof found === 'number' ? found : 0;
}
