// Runs the main journey in the oldest supported Chrome; arguments go to Playwright.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ensurePage } from '../../scripts/page.ts';
import { run } from '../../scripts/run.ts';
import { findChromium } from './findChromium.ts';

/** Package with Chromium 111 for Linux on x64, 58 MB: downloaded on demand and cached. */
const packed = '@sparticuz/chromium@111.0.0';

/**
 * Path of a Chromium 111: `MOORING_OLD_CHROME`, then the cached one, then one downloaded now with npm.
 * @throws {Error} when a requirement is missing
 */
export async function findOldChrome(): Promise<string> {
  const named = process.env['MOORING_OLD_CHROME'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`MOORING_OLD_CHROME names ${named}, which does not exist.`);
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'There is an old Chromium to fetch for Linux on x64 alone: name one in MOORING_OLD_CHROME.',
    );
  }
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  // A separate folder: the program creates others beside itself.
  const path = join(cache, 'mooring', 'chromium-111', 'chromium');
  if (!existsSync(path)) {
    await mkdir(dirname(path), { recursive: true });
    await fetchInto(path);
  }
  // It needs the system libraries of an installed Chromium.
  await findChromium();
  return path;
}

async function fetchInto(path: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-old-chrome-'));
  const quietly = async (command: string, args: readonly string[]) => {
    const { code, output } = await run(command, args, { quiet: true, folder });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  };
  try {
    console.log(`Fetching ${packed}…`);
    await quietly('npm', ['pack', '--silent', packed]);
    await quietly('tar', ['-xzf', 'sparticuz-chromium-111.0.0.tgz', 'package/bin/chromium.br']);
    const program = brotliDecompressSync(await readFile(join(folder, 'package/bin/chromium.br')));
    // Written atomically: an interrupted run leaves no partial file.
    await writeFile(`${path}.${process.pid}`, program, { mode: 0o755 });
    await rename(`${path}.${process.pid}`, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await ensurePage();
  const chrome = await findOldChrome();
  console.log(`Old Chrome: ${chrome}`);
  const { code } = await run(
    'playwright',
    ['test', '-c', 'e2e/oldChrome.config.ts', ...process.argv.slice(2)],
    { environment: { MOORING_BROWSER: chrome } },
  );
  process.exitCode = code;
}
