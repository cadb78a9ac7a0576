import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';

/** Example used as the template of `create-mooring`. */
export const STARTER_EXAMPLE = 'vite-react';

/** Copies an application of `examples`, without installed and built files. */
export async function copyExample(name: string, folder: string) {
  await cp(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$/.test(path),
  });
}
