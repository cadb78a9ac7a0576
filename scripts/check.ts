// Static checks of the project; under a minute.
import { run } from './run.ts';

const checks: readonly { name: string; command: string; args: readonly string[] }[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '.'] },
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'imports', command: 'node', args: ['lint/imports.ts'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'messages', command: 'node', args: ['languages/checkMessages.ts'] },
  { name: 'marks', command: 'node', args: ['lint/marks.ts'] },
  { name: 'API reference', command: 'node', args: ['apps/docs/documents/reference.ts', '--check'] },
  {
    name: 'samples in the documentation',
    command: 'node',
    args: ['apps/docs/documents/samples.ts'],
  },
  { name: 'size', command: 'node', args: ['bench/size/size.ts'] },
];

let failed = 0;
for (const { name, command, args } of checks) {
  const { code, output, seconds } = await run(command, args, { quiet: true });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) {
    failed += 1;
    console.log(output.trimEnd());
  }
}
if (failed > 0) process.exitCode = 1;
