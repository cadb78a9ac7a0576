import { relative } from 'node:path';
import type { DatabasePlace } from './database/openDatabase.ts';
import { showPostgresUrl } from './database/postgresUrl.ts';

/** Sentence for the log that names the configuration, its folder and the database, without a password. */
export function describeStart(start: {
  configFile: string | null;
  folder: string;
  place: DatabasePlace | undefined;
}): string {
  const { configFile, folder, place } = start;
  const source = configFile === null ? 'the environment' : relative(folder, configFile);
  return `configuration: ${source}; folder: ${folder}; database: ${describePlace(place, folder)}`;
}

function describePlace(place: DatabasePlace | undefined, folder: string): string {
  if (place === undefined) return 'none';
  if (place === 'memory') return 'memory';
  if ('url' in place) return `PostgreSQL at ${showPostgresUrl(place.url)}`;
  const path = relative(folder, place.file);
  return path.startsWith('..') ? place.file : path;
}
