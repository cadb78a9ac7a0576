import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';

/** Examples used as templates of `create-mooring`, by the template's name. */
export const TEMPLATES = {
  vite: 'vite-react',
  next: 'next',
  headless: 'headless-tailwind',
} as const;

/** Copies an application of `examples`, without installed and built files. */
export async function copyExample(name: string, folder: string) {
  await cp(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|\.next)$/.test(path),
  });
}
