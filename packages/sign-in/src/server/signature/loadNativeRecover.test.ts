import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const module = fileURLToPath(new URL('loadNativeRecover.ts', import.meta.url));

/** Loads it in a process of its own; what it printed. */
function load(program: string, environment: Readonly<Record<string, string>> = {}) {
  const source = `import { loadNativeRecover } from ${JSON.stringify(module)};\n${program}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '--eval', source],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  return { stdout, stderr };
}

test('what it loads is machine code, and no JavaScript in its place', () => {
  const { stdout, stderr } = load(
    'loadNativeRecover(); console.log(process.report.getReport().sharedObjects.join("\\n"));',
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/secp256k1.*\.node$/m);
});

test('on a machine it is not made for it says so, with the cause', () => {
  // The package looks for a build of this architecture.
  const { stdout, stderr } = load(
    'try { loadNativeRecover() } catch (error) { console.log(error.message, "|", error.cause.message) }',
    { npm_config_arch: 'abacus' },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /^The native secp256k1 cannot be used on this machine \(.+\) \| No native build/,
  );
});
