import { posix } from 'node:path';

/** Links of Markdown to other files of the repository: `[text](../x.md#y)`. */
const REPOSITORY_LINK = /\[([^\]]+)\]\((\.{1,2}\/[^)]+)\)/g;

/**
 * README of a package whose links lead out of it: they lead to the repository, or are their text alone until it has an
 * address.
 * @param folder of the README in the repository
 * @param repository URL of the repository, `https://…`; empty if unset
 */
export function publishedReadme(readme: string, folder: string, repository: string): string {
  const base = repository.replace(/\.git$/, '');
  return readme.replace(REPOSITORY_LINK, (_, text: string, target: string) => {
    return base === '' ? text : `[${text}](${base}/blob/main/${posix.join(folder, target)})`;
  });
}
