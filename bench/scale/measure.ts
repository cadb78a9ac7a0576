import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@mooring/server';
import { startPostgres } from '@mooring/testing/postgres';
import { buildServer } from '../../scripts/pack/buildServer.ts';
import { measureSetup } from './measureSetup.ts';
import { fillPostgres, fillSqlite, POPULATION } from './population.ts';
import { report } from './report.ts';
import { readPostgresSizes, readSqliteSizes } from './rowSizes.ts';
import { SEED } from './settings.ts';
import { startInstance, startNode } from './startServers.ts';

/** Measures how far one machine goes with a million accounts, as Markdown. */
export async function measure(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-bench-scale-'));
  const postgres = await startPostgres();
  const node = await startNode();
  try {
    const now = Date.now();
    const file = join(folder, 'scale.sqlite');
    for (const place of [{ file }, { url: postgres.url }])
      await (await openDatabase(place, () => {})).close();
    fillSqlite(file, POPULATION, now);
    console.log('SQLite is filled.');
    await fillPostgres(postgres.url, POPULATION, now);
    console.log('PostgreSQL is filled.');
    const sizes = {
      sqlite: readSqliteSizes(file),
      postgres: await readPostgresSizes(postgres.url),
      file: (await stat(file)).size,
    };
    const { path } = await buildServer(folder);
    const main = join(path, 'dist/main.js');
    const onSqlite = { folder, nodeUrl: node.url };
    const onPostgres = { ...onSqlite, databaseUrl: postgres.url };
    const setups = [
      await measureSetup('SQLite, one instance', [await startInstance(main, onSqlite)], [], SEED),
      await measureSetup(
        'PostgreSQL, one instance',
        [await startInstance(main, onPostgres)],
        [postgres],
        SEED,
      ),
      await measureSetup(
        'PostgreSQL, two instances',
        [await startInstance(main, onPostgres), await startInstance(main, onPostgres)],
        [postgres],
        SEED + 100,
      ),
    ];
    return report(setups, sizes);
  } finally {
    node.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
