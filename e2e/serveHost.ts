import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Local, startLocal } from '@mooring/devnet/local';
import { build } from 'vite';

/** Serves an application of `hosts/` over local chains, until stopped. */
export async function serveHost(name: 'pairing' | 'embedded' | 'wagmi'): Promise<Local> {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-host-'));
  await build({
    root: join(import.meta.dirname, 'hosts', name),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const host = await startLocal({ pageFolder: folder });
  return {
    ...host,
    async stop() {
      await host.stop();
      await rm(folder, { recursive: true });
    },
  };
}
