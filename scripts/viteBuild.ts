import process from 'node:process';
import type { InlineConfig } from 'vite';

/**
 * Builds with Vite for production, whatever `NODE_ENV` is, and leaves that as it was: Vite sets it for the whole process,
 * in which npm would install no development dependencies.
 */
export async function viteBuild(config: InlineConfig): Promise<void> {
  // Imported lazily: a server with a built page does not need it.
  const { build } = await import('vite');
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build(config);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
