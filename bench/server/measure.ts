import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../scripts/pack/buildServer.ts';
import { root, run } from '../../scripts/run.ts';
import { spread } from '../sign-in/figures.ts';
import { table } from '../table.ts';
import { type Start, startOnce } from './startOnce.ts';

const ROUNDS = 7;

interface Candidate {
  readonly name: string;
  readonly main: string;
  readonly starts: Start[];
}

/** Measures the server as it is published: what an install contains, and what a start and an idle process cost. */
export async function measure(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-bench-server-'));
  try {
    const { path } = await buildServer(folder);
    const { output } = await run('npm', ['pack', '--json', '--silent', path], {
      quiet: true,
      folder,
    });
    const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(output);
    const installed = join(folder, 'installed');
    const { code, output: said } = await run(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefix', installed, join(folder, filename)],
      { quiet: true, folder },
    );
    if (code !== 0) throw new Error(said);
    const candidates: readonly Candidate[] = [
      {
        name: 'package',
        main: join(installed, 'node_modules/@mooring/server/dist/main.js'),
        starts: [],
      },
      { name: 'repository', main: join(root, 'apps/server/src/main.ts'), starts: [] },
    ];
    // The first round is a warm-up and not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { main, starts } of candidates) {
        const start = await startOnce(main, folder);
        if (round > 0) starts.push(start);
      }
    }
    return report(candidates, {
      packages: await countPackages(join(installed, 'node_modules')),
      ...{ size, unpackedSize, entryCount },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function countPackages(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const counts = names.map(async (name) =>
    name.startsWith('@') ? (await readdir(join(folder, name))).length : 1,
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function report(
  candidates: readonly Candidate[],
  install: { packages: number; size: number; unpackedSize: number; entryCount: number },
): string {
  const rows = candidates.map(({ name, starts }) => [
    name,
    spread(
      starts.map(({ cpuSeconds }) => cpuSeconds),
      2,
    ),
    spread(
      starts.map(({ startedBytes }) => startedBytes / 1e6),
      0,
    ),
    spread(
      starts.map(({ visitedBytes }) => visitedBytes / 1e6),
      0,
    ),
  ]);
  return `# Server

An install of the package: ${install.packages} package, ${install.entryCount} files, ${megabytes(install.unpackedSize)} MB, ${megabytes(install.size)} MB packed.

Processor time until it listens, user and system, and resident memory 3 seconds later, and 3 seconds after the first visit of the
home page: medians of ${ROUNDS} starts with SQLite and one network, least and most in brackets. Node ${process.version}.

${table(['started from', 'start, CPU s', 'idle, MB', 'idle after a visit, MB'], rows)}
`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
