import { join } from 'node:path';
import { type RunOptions, root, run } from '../run.ts';
import { type Failure, type Report, readPlaywright, readReport, readVitest } from './report.ts';

/** Stage of the tests, printed and counted separately. */
export interface Stage {
  readonly name: string;
  /** True if it cannot be split between machines. */
  readonly isWhole?: boolean;
  /**
   * @param reports folder for the runners' reports
   * @param shard part of the test files to run, such as `2/3`. Default: all
   */
  readonly run: (reports: string, shard?: string) => Promise<Report>;
}

const none = { passed: 0, failed: 0, skipped: 0 };

/** Command without tests, which must exit with 0. */
export function commandStage(
  name: string,
  script: string,
  { args = [], isWhole = false }: { args?: readonly string[]; isWhole?: boolean } = {},
): Stage {
  return {
    name,
    isWhole,
    async run() {
      const given = args.length > 0 ? ['--', ...args] : [];
      const { code } = await run('npm', ['run', '--silent', script, ...given]);
      if (code === 0) return { ...none, failures: [] };
      return failedRun({
        name,
        reason: `The command ended with code ${code}.`,
        alone: ['npm run', script, ...given].join(' '),
      });
    },
  };
}

interface VitestStage {
  readonly name: string;
  /** Script of package.json that runs single tests. */
  readonly script: string;
  /** Projects of vitest.config.ts. */
  readonly projects: readonly string[];
  /** True: only tests with the tag `long`, in any file. False: only those without. Default: all */
  readonly long?: boolean;
  /** Arguments of Vitest. Default: none */
  readonly args?: readonly string[];
  readonly environment?: RunOptions['environment'];
}

/** Command that runs single tests, in the same weather. */
function aloneBy(script: string, { MOORING_WEATHER: seed }: Readonly<Record<string, string>>) {
  return `${seed === undefined ? '' : `MOORING_WEATHER=${seed} `}npm run ${script} --`;
}

/** Stage of Vitest tests. */
export function vitestStage(stage: VitestStage): Stage {
  const { name, script, projects, long, args = [], environment = {} } = stage;
  const isLeftOut = (tags: readonly unknown[]) =>
    long !== undefined && tags.includes('long') !== long;
  const alone = aloneBy(script, environment);
  return {
    name,
    async run(reports, shard) {
      const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
      const { code } = await run(
        'vitest',
        [
          'run',
          ...args,
          ...(long === undefined ? [] : [`--tags-filter=${long ? 'long' : '!long'}`]),
          ...projects.map((project) => `--project=${project}`),
          ...shardArgs(shard),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        { environment },
      );
      return complete(await readReport(file, readVitest(alone, isLeftOut)), code, alone);
    },
  };
}

interface Journeys {
  readonly name: string;
  /** Arguments of Playwright. */
  readonly args: readonly string[];
  /** Script of package.json that runs single tests. */
  readonly script: string;
  readonly environment: NonNullable<RunOptions['environment']>;
}

/** Stage of Playwright tests. */
export function playwrightStage({ name, args, script, environment }: Journeys): Stage {
  const alone = `${aloneBy(script, environment)} --trace=retain-on-failure`;
  return {
    name,
    async run(reports, shard) {
      const title = name.replaceAll(/\W+/g, '-');
      const file = join(reports, `${title}.json`);
      // A separate folder: a run empties it when it begins.
      const kept = ['--output', join(root, 'test-results', title)];
      const parted = [...args, ...shardArgs(shard)];
      const { code } = await run(
        'playwright',
        ['test', ...parted, '--reporter=list,json', ...kept],
        {
          environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        },
      );
      return complete(await readReport(file, readPlaywright(alone)), code, alone);
    },
  };
}

/** Option of both runners. */
function shardArgs(shard: string | undefined): string[] {
  return shard === undefined ? [] : [`--shard=${shard}`];
}

/** A runner can fail without a failed test: a file that cannot be loaded, an uncaught error. */
function complete(report: Report | undefined, code: number, alone: string): Report {
  if (report && (code === 0 || report.failed > 0)) return report;
  const failure = { name: 'the run itself', reason: `It ended with ${code}; see above.`, alone };
  if (!report) return failedRun(failure);
  return { ...report, failed: report.failed + 1, failures: [...report.failures, failure] };
}

function failedRun(failure: Failure): Report {
  return { ...none, failed: 1, failures: [failure] };
}
