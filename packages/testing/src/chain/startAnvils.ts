import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startGuardian } from '../guardian/startGuardian.ts';

/** Options of {@link startAnvils}. */
export interface AnvilsOptions {
  /** List of arguments per anvil, without host and port. */
  processes: readonly (readonly string[])[];
  /** True when an anvil is to write its state when it ends. Default: false. */
  writesState?: boolean | undefined;
  /** Called once with a message when an anvil ends unexpectedly. */
  onExit?: ((reason: string) => void) | undefined;
  /** Command to run instead of the one found. */
  command?: string | undefined;
}

/** Anvils that run side by side. */
export interface Anvils {
  /** Each with its process and its port on 127.0.0.1, in the order of the arguments given. */
  anvils: readonly { pid: number; port: number }[];
  /** The process that owns them. */
  guardianPid: number;
  /** Ends all of them; resolves when they have exited. May be called again. */
  stop(): Promise<void>;
}

const LISTENING = /Listening on \S+:(\d+)\s/;

/**
 * Starts anvils side by side, each on a free port of 127.0.0.1 and owned by a guardian process that ends
 * them when this process ends, however it does. None of them keeps this process alive.
 *
 * @throws {Error} when anvil is missing, ends before it listens, or does not listen in time.
 *
 * @example
 * ```ts
 * import { startAnvils } from '@mooring/testing/chain';
 *
 * const { anvils, stop } = await startAnvils({ processes: [['--chain-id', '1'], ['--chain-id', '10']] });
 * console.log(anvils.map(({ port }) => `http://127.0.0.1:${port}`));
 * await stop();
 * ```
 */
export async function startAnvils(options: AnvilsOptions): Promise<Anvils> {
  const { processes, writesState = false, onExit, command = findAnvil() } = options;
  const endSignal = writesState ? 'SIGTERM' : 'SIGKILL';
  const guardian = startGuardian({ subject: 'the local chains', endSignal, onExit });
  const start = async (args: readonly string[], index: number) => {
    const place = ['--host', '127.0.0.1', '--port', '0', '--no-cors'];
    // Where anvil puts old blocks' state when memory gets short.
    const cache = ['--cache-path', join(guardian.folder, String(index))];
    const { pid, output } = await guardian.run({
      name: 'A local chain',
      command,
      args: [...place, ...args, ...cache],
      ready: LISTENING,
      missing: ANVIL_MISSING,
    });
    return { pid, port: Number(LISTENING.exec(output)?.[1]) };
  };
  try {
    const anvils = await Promise.all(processes.map(start));
    return { anvils, guardianPid: guardian.pid, stop: guardian.stop };
  } catch (error) {
    await guardian.stop();
    throw error;
  }
}

const isWindows = process.platform === 'win32';

/** Error text if anvil is missing, with how to install it. */
const ANVIL_MISSING =
  'A local chain needs "anvil". On Linux x64 it comes along with @mooring/devnet, unless optional ' +
  'dependencies are left out; elsewhere run "npm install @foundry-rs/anvil" beside this package, or ' +
  'install it from https://getfoundry.sh so that it is on the PATH.';

/**
 * Command that starts anvil: the binary of the npm package for this platform if installed, else `anvil`
 * from the PATH.
 */
function findAnvil(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${anvilPackage()}/package.json`);
    const binary = join(dirname(manifest), 'bin', isWindows ? 'anvil.exe' : 'anvil');
    if (existsSync(binary)) return binary;
  } catch {
    // An optional dependency, available for some platforms only.
  }
  return 'anvil';
}

/** npm package with anvil for this platform, if there is one. */
function anvilPackage(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  return `@foundry-rs/anvil-${process.platform}-${architecture}`;
}
