import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres } from './findPostgres.ts';
import { packagedPrograms, unpackPrograms } from './packagedPostgres.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mooring-packaged-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('packagedPrograms', () => {
  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'returns the ones npm installed, which run once they are unpacked',
    () => {
      const [programs = ''] = packagedPrograms();
      expect(findPostgres({})).toBe(programs);
      const postgres = join(unpackPrograms(programs, folder), 'postgres');
      expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toContain('18.4');
    },
  );
});

describe('unpackPrograms', () => {
  test('copies a package without its links, and adds them', () => {
    const native = join(folder, 'package', 'native');
    for (const name of ['bin', 'lib']) mkdirSync(join(native, name), { recursive: true });
    writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
    expect(unpackPrograms(join(native, 'bin'), folder)).toBe(join(folder, 'native', 'bin'));
    expect(readFileSync(join(folder, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
  });

  test('returns the system’s programs as they are', () => {
    expect(unpackPrograms('/usr/lib/postgresql/15/bin', folder)).toBe('/usr/lib/postgresql/15/bin');
  });
});
