// Compares Mooring with others on this machine, in one run: `npm run bench -- sign-in`. The peers are
// installed on the first run, in folders of `bench` only.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { checkLicences } from '../lint/licences.ts';
import { run } from '../scripts/run.ts';

/** Measurements by name; each resolves with its result as Markdown. */
const measurements: Readonly<Record<string, () => Promise<string>>> = {
  'sign-in': async () => (await import('./sign-in/measure.ts')).measure(),
  pairing: async () => (await import('./pairing/measure.ts')).measure(),
  rpc: async () => (await import('./rpc/measure.ts')).measure(),
  'rpc-faults': async () => (await import('./rpc/measureFaults.ts')).measureFaults(),
  'rpc-soak': async () => (await import('./rpc/measureSoak.ts')).measureSoak(),
  server: async () => (await import('./server/measure.ts')).measure(),
  scale: async () => (await import('./scale/measure.ts')).measure(),
  load: async () => (await import('./load/measure.ts')).measure(),
  page: async () => (await import('./page/measure.ts')).measure(),
  flow: async () => (await import('./flow/measure.ts')).measure(),
};

const here = import.meta.dirname;
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(measurements, name));
if (names.length === 0 || unknown.length > 0) {
  console.error(`Say what to measure: ${Object.keys(measurements).join(', ')}.`);
  process.exit(1);
}

await checkLicences();
if (!existsSync(resolve(here, 'node_modules'))) {
  console.log('Installing the compared software…');
  const { code } = await run('npm', ['ci', '--prefix', here]);
  if (code !== 0) process.exit(1);
}
await mkdir(resolve(here, 'results'), { recursive: true });
for (const name of names) {
  const text = (await measurements[name]?.()) ?? '';
  console.log(text);
  await writeFile(resolve(here, 'results', `${name}.md`), text);
}
