import { basename, dirname, join } from 'node:path';
import { preview } from 'vite';

/** Folder of the built site. */
export const siteFolder = join(import.meta.dirname, '../../../dist/docs');

interface ServedSite {
  /** Address of its first page. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the built site on this machine.
 * @param options `base`: path it was built for, default `/`; `port`: default any free one
 */
export async function serveSite({ base = '/', port = 0 } = {}): Promise<ServedSite> {
  const server = await preview({
    root: dirname(siteFolder),
    base,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: basename(siteFolder) },
    preview: { host: '127.0.0.1', port },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return { url: `http://127.0.0.1:${address.port}${base}`, close: () => server.close() };
}
