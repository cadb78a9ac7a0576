import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';

/** npm packages by name, with their versions. */
type Tools = Readonly<Record<string, string>>;

/** Apart from the project's own, which need a newer Node. */
const OLDEST: Tools = { node: '20.19.0', tsx: '4.23.15', vite: '8.3.8', vitest: '4.1.12' };

/**
 * Folder with an old Node and its tools: the cached one, or one installed now.
 * @param tools Default: the oldest Node of the packages, with Vitest
 */
export async function installTools(tools = OLDEST): Promise<string> {
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'mooring');
  const versions = Object.entries(tools).map(([name, version]) => `${name}-${version}`);
  const folder = join(cache, versions.join('-'));
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, 'installing-'));
  try {
    console.log(`Installing ${versions.join(', ')}…`);
    // npm 11 runs the install scripts that are named, older ones all of them.
    const manifest = {
      private: true,
      dependencies: tools,
      allowScripts: { esbuild: true, node: true },
    };
    await writeFile(join(made, 'package.json'), JSON.stringify(manifest));
    const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund'], {
      quiet: true,
      folder: made,
    });
    if (code !== 0) throw new Error(`npm install failed:\n${output}`);
    await rename(made, folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return folder;
}
