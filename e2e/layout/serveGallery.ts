import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** The built gallery, served on this machine. */
export interface Gallery {
  readonly url: string;
  /** Ends it and throws away what was built. */
  stop(): Promise<void>;
}

/** Builds the gallery into a folder of its own and serves it on a free port. */
export async function serveGallery(): Promise<Gallery> {
  const root = join(import.meta.dirname, '../gallery');
  const folder = await mkdtemp(join(tmpdir(), 'mooring-gallery-'));
  const settings = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...settings, build: { outDir: folder, emptyOutDir: true, target: 'es2024' } });
  const server = await preview({
    ...settings,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The gallery is served nowhere.');
  return {
    url,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
