import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { root } from '../run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = readdirSync(join(root, 'deploy'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

it.each(files)('docs/deployment.md prints deploy/%s', (file) => {
  expect(read('docs/deployment.md')).toContain(`\n${read(`deploy/${file}`)}\`\`\`\n`);
});

it.each(['compose.yaml', 'kubernetes.yaml'])('deploy/%s is valid YAML', (file) => {
  const documents = parseAllDocuments(read(`deploy/${file}`), { merge: true });
  expect([...documents].flatMap(({ errors }) => errors)).toEqual([]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.runIf(hasSystemd)('systemd accepts mooring@.service, and finds its exposure low', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-unit-'));
  const program = join(folder, 'mooring');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  const unit = join(folder, 'mooring@3000.service');
  const written = read('deploy/mooring@.service');
  writeFileSync(unit, written.replace('/opt/mooring/node_modules/.bin/mooring', program));
  const analyze = (...args: readonly string[]) =>
    spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
  const { status, stderr } = analyze('verify');
  expect([status, stderr]).toEqual([0, '']);
  // Of 100.
  expect(analyze('security', '--offline=yes', '--threshold=20').status).toBe(0);
  rmSync(folder, { recursive: true });
});
