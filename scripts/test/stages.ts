import { join } from 'node:path';
import { type RunOptions, run } from '../run.ts';
import { type Failure, type Report, readPlaywright, readReport, readVitest } from './report.ts';

/** A part of the tests, shown and counted by itself. */
export interface Stage {
  readonly name: string;
  /** @param reports a folder for what runners write */
  readonly run: (reports: string) => Promise<Report>;
}

const none = { passed: 0, failed: 0, skipped: 0 };

/** A command without tests of its own, which must end well. */
export function commandStage(name: string, script: string, args: readonly string[] = []): Stage {
  return {
    name,
    async run() {
      const given = args.length > 0 ? ['--', ...args] : [];
      const { code } = await run('npm', ['run', '--silent', script, ...given]);
      if (code === 0) return { ...none, failures: [] };
      return failedRun({
        name,
        reason: `It ended with ${code}.`,
        alone: ['npm run', script, ...given].join(' '),
      });
    },
  };
}

interface VitestStage {
  readonly name: string;
  /** The script of package.json that runs some of them. */
  readonly script: string;
  /** Projects of vitest.config.ts. */
  readonly projects: readonly string[];
  readonly environment?: RunOptions['environment'];
}

/** Tests that Vitest runs. */
export function vitestStage({ name, script, projects, environment = {} }: VitestStage): Stage {
  const alone = `npm run ${script} --`;
  return {
    name,
    async run(reports) {
      const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
      const { code } = await run(
        'vitest',
        [
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        { environment },
      );
      return complete(await readReport(file, readVitest(alone)), code, alone);
    },
  };
}

interface Journeys {
  readonly name: string;
  /** Playwright's arguments. */
  readonly args: readonly string[];
  /** The script of package.json that runs some of them. */
  readonly script: string;
  readonly environment: NonNullable<RunOptions['environment']>;
}

/** Journeys in a browser. */
export function playwrightStage({ name, args, script, environment }: Journeys): Stage {
  const alone = `npm run ${script} --`;
  return {
    name,
    async run(reports) {
      const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
      const { code } = await run('playwright', ['test', ...args, '--reporter=list,json'], {
        environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      });
      return complete(await readReport(file, readPlaywright(alone)), code, alone);
    },
  };
}

/** A runner can fail without a failed test: a file that cannot be loaded, an error nobody caught. */
function complete(report: Report | undefined, code: number, alone: string): Report {
  if (report && (code === 0 || report.failed > 0)) return report;
  const failure = { name: 'the run itself', reason: `It ended with ${code}; see above.`, alone };
  if (!report) return failedRun(failure);
  return { ...report, failed: report.failed + 1, failures: [...report.failures, failure] };
}

function failedRun(failure: Failure): Report {
  return { ...none, failed: 1, failures: [failure] };
}
