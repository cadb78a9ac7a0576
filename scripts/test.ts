// Runs all tests: checks, unit tests, components and journeys in a real browser. Ends with one line of
// counts.
//
//   --all   also every language, size and theme, other browsers, the examples from their tarballs, and the
//           documentation as a site, and three seeds of weather
//   --long  only unit, component tests and journeys that take long, which --all has too
//   --weather N  only components and journeys, in N seeds of weather (e2e/weather)
//   --seed S     first of them. Default: of the day, other ones each night
//   --shard I/N  part I of N of the test files; what has no parts is in the first
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgres, POSTGRES_MISSING } from '@mooring/testing/postgres';
import { findChromium } from '../e2e/browsers/findChromium.ts';
import { findFirefox } from '../e2e/browsers/firefox.ts';
import { findOldChrome } from '../e2e/browsers/oldChrome.ts';
import { findApache } from '../e2e/strangers/findApache.ts';
import { findPromtool } from './test/findPromtool.ts';
import { type Failure, watchLoad } from './test/report.ts';
import { commandStage, playwrightStage, type Stage, vitestStage } from './test/stages.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    weather: { type: 'string' },
    seed: { type: 'string' },
    shard: { type: 'string' },
  },
});
const startedAt = performance.now();
const machineLoad = watchLoad();
await wait(500);
console.log(`Before the tests, ${machineLoad.sentence()}.`);
const browser = await findPrograms().catch(({ message }: Error) => {
  console.error(message);
  process.exit(1);
});

const chromium = { MOORING_BROWSER: browser };
/** Part of the names of files that the quick run leaves out. */
const LONG_NAME = '.long.test.';
const unitProjects = ['unit', 'unit-window', 'unit-alone'];
const longUnits = vitestStage({
  name: 'long unit tests',
  script: 'test:unit',
  projects: ['unit-long'],
});
/** Tests that take long, in files that do not. */
const longRows = vitestStage({
  name: 'long tests of quick files',
  script: 'test:unit',
  projects: unitProjects,
  long: true,
});
const quick: readonly Stage[] = [
  commandStage('checks', 'check', { isWhole: true }),
  vitestStage({
    name: 'unit tests',
    script: 'test:unit',
    projects: unitProjects,
    long: false,
  }),
  vitestStage({
    name: 'component tests',
    script: 'test:components',
    projects: ['components'],
    ...(values.all ? {} : { long: false, args: [`--exclude=**/*${LONG_NAME}*`] }),
    environment: { ...chromium, ...(values.all && { MOORING_EVERY_VIEW: '1' }) },
  }),
  commandStage('the page', 'build'),
  playwrightStage({
    name: 'journeys',
    script: 'test:browser',
    environment: chromium,
    args: ['--project=journeys'],
  }),
  values.all
    ? commandStage('applications of strangers', 'test:strangers', { isWhole: true })
    : commandStage('an application of strangers', 'test:strangers', {
        args: ['--quick'],
        isWhole: true,
      }),
];
/** Left out of the quick run, where they would take as long again. */
const slow: readonly Stage[] = [
  longUnits,
  longRows,
  vitestStage({
    name: 'long component tests',
    script: 'test:components',
    projects: ['components'],
    args: [LONG_NAME],
    environment: chromium,
  }),
  vitestStage({
    name: 'long component tests of quick files',
    script: 'test:components',
    projects: ['components'],
    long: true,
    args: [`--exclude=**/*${LONG_NAME}*`],
    environment: chromium,
  }),
  commandStage('the page', 'build'),
  playwrightStage({
    name: 'long journeys',
    script: 'test:browser',
    environment: chromium,
    args: ['--project=long'],
  }),
];
const stages = await chosenStages();

const { shard } = values;
const isFirst = shard === undefined || shard.startsWith('1/');
const chosen = stages.filter(({ isWhole }) => isFirst || !isWhole);

const failures: Failure[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const reports = await mkdtemp(join(tmpdir(), 'mooring-test-'));
const summary: string[] = [];
try {
  for (const [index, stage] of chosen.entries()) {
    console.log(`\n[${index + 1}/${chosen.length}] ${stage.name} (${minutes()} so far)`);
    const load = watchLoad();
    const stageBegan = performance.now();
    const report = await stage.run(reports, shard);
    total.passed += report.passed;
    total.failed += report.failed;
    total.skipped += report.skipped;
    failures.push(...report.failures);
    const seconds = Math.round((performance.now() - stageBegan) / 1_000);
    const counted = `${report.passed} passed, ${report.failed} failed`;
    summary.push(`${stage.name}: ${counted}, ${seconds} s, ${load.sentence()}`);
    // The remaining stages need it.
    if (stage.name === 'the page' && report.failed > 0) break;
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}

console.log(`\nRan in ${minutes()}:`);
for (const line of summary) console.log(`  ${line}`);
for (const { name, reason, alone, kept = [], page } of failures) {
  console.log(`\nFAILED ${name}\n${reason}\n  alone: ${alone}`);
  for (const file of kept) console.log(`  kept: ${file}`);
  if (page !== undefined) console.log(page);
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;

async function chosenStages(): Promise<readonly Stage[]> {
  if (values.weather !== undefined)
    return [commandStage('the page', 'build'), ...weatherStages(Number(values.weather))];
  if (values.all) return [...quick, ...(await longStages()), ...weatherStages(3)];
  return values.long ? slow : quick;
}

/** Path of a Chromium, once PostgreSQL is found too. */
async function findPrograms(): Promise<string> {
  const postgres = findPostgres();
  if (postgres === undefined) throw new Error(POSTGRES_MISSING);
  console.log(`PostgreSQL: ${postgres}`);
  const chromium = await findChromium();
  console.log(`Browser: ${chromium}`);
  return chromium;
}

async function longStages(): Promise<readonly Stage[]> {
  const firefox = await findFirefox();
  console.log(`Firefox: ${firefox}`);
  console.log(`promtool: ${await findPromtool()}`);
  console.log(`Apache: ${await findApache()}`);
  const oldChrome = await findOldChrome();
  console.log(`Old Chrome: ${oldChrome}`);
  return [
    commandStage('the documentation as a site', 'docs:site', { isWhole: true }),
    playwrightStage({
      name: 'every page of the documentation',
      script: 'test:docs',
      environment: chromium,
      args: ['-c', 'e2e/docs.config.ts'],
    }),
    longUnits,
    longRows,
    playwrightStage({
      name: 'the long run',
      script: 'test:browser',
      environment: chromium,
      args: ['--project=long', '--project=full'],
    }),
    playwrightStage({
      name: 'journeys in Firefox',
      script: 'test:firefox',
      environment: { MOORING_FIREFOX: firefox },
      args: ['-c', 'e2e/firefox.config.ts'],
    }),
    commandStage('the packages on Node 20.19', 'test:old-node', { isWhole: true }),
    commandStage('the main journeys in WebKit', 'test:webkit', { isWhole: true }),
    playwrightStage({
      name: 'the main journey in Chrome 111',
      script: 'test:old-chrome',
      environment: { MOORING_BROWSER: oldChrome },
      args: ['-c', 'e2e/oldChrome.config.ts'],
    }),
  ];
}

/** Components and journeys with everything late, jittery and out of order, by seeds. */
function weatherStages(seeds: number): readonly Stage[] {
  const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  const first = values.seed === undefined ? today * 10 : Number(values.seed);
  return Array.from({ length: seeds }, (_, index) => first + index).flatMap((seed) => {
    const environment = { ...chromium, MOORING_WEATHER: `${seed}` };
    return [
      vitestStage({
        name: `components in weather ${seed}`,
        script: 'test:components',
        projects: ['components'],
        environment,
      }),
      playwrightStage({
        name: `journeys in weather ${seed}`,
        script: 'test:browser',
        environment,
        args: ['--project=journeys', '--project=long'],
      }),
    ];
  });
}

function minutes(): string {
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
