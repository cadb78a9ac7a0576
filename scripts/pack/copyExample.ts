import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';

/** The example that `create-mooring` begins applications with. */
export const BEGUN = 'vite-react';

/** Copies an application of `examples`, without what was installed and built in it. */
export async function copyExample(name: string, folder: string) {
  await cp(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$/.test(path),
  });
}
