import { fileURLToPath } from 'node:url';

/**
 * Folders of the templates in the published package: the connect button with Vite or Next, and dialogs of the
 * application's own with Vite, Tailwind and Radix.
 */
export const templates = {
  vite: folderOf('vite'),
  next: folderOf('next'),
  headless: folderOf('headless'),
} as const;

function folderOf(name: string): string {
  return fileURLToPath(new URL(`../templates/${name}`, import.meta.url));
}
