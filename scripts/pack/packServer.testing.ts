import { run } from '../run.ts';
import { buildServer } from './buildServer.ts';

/** Report of `npm pack`. */
export interface PackedServer {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { path: string; size: number }[];
}

/** Builds the page and the server's package, and packs it into a folder. */
export async function packServer(folder: string): Promise<PackedServer> {
  // In a process of its own: with the variables of a test, the page would be built for development.
  const page = await run('node', ['scripts/page.ts', '--if-older'], {
    quiet: true,
    environment: { NODE_ENV: 'production' },
  });
  if (page.code !== 0) throw new Error(page.output);
  const { path } = await buildServer(folder);
  const { output } = await run('npm', ['pack', '--json', '--silent', path], {
    quiet: true,
    folder,
  });
  const [report] = JSON.parse(output);
  return report;
}
