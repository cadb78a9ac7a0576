import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostgres } from './findPostgres.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mooring-find-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a folder with these files. */
function make(name: string, ...files: readonly string[]): string {
  const made = join(folder, name);
  mkdirSync(made, { recursive: true });
  for (const file of files) writeFileSync(join(made, file), '');
  return made;
}

const find = (environment: Record<string, string>, packaged: string[] = []) =>
  findPostgres(environment, join(folder, 'debian'), packaged);

test('findPostgres prefers the configured folder', () => {
  make('debian/15/bin', 'initdb', 'postgres');
  const named = make('named', 'initdb', 'postgres');
  expect(find({ MOORING_POSTGRES: named })).toBe(named);
});

test('findPostgres refuses a configured folder without PostgreSQL', () => {
  const named = make('named', 'postgres');
  expect(() => find({ MOORING_POSTGRES: named })).toThrow(`MOORING_POSTGRES is ${named}`);
});

test('findPostgres prefers the npm package over the system', () => {
  make('debian/15/bin', 'initdb', 'postgres');
  const packaged = make('packaged', 'initdb', 'postgres');
  expect(find({}, [packaged])).toBe(packaged);
});

test('findPostgres takes the newest Debian version', () => {
  make('debian/9.6/bin', 'initdb', 'postgres');
  make('debian/15/bin', 'initdb', 'postgres');
  // Only the client is installed.
  make('debian/17/bin', 'psql');
  expect(find({ PATH: make('path', 'initdb', 'postgres') })).toBe(join(folder, 'debian/15/bin'));
});

test('findPostgres falls back to the PATH', () => {
  const folders = [make('a', 'initdb'), make('b', 'initdb', 'postgres'), make('c')];
  expect(find({ PATH: folders.join(delimiter) })).toBe(folders[1]);
});

test('findPostgres returns undefined without PostgreSQL', () => {
  expect(find({ PATH: make('a') })).toBeUndefined();
  expect(find({})).toBeUndefined();
});
