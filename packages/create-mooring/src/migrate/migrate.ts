import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ApplicationError } from '../applicationError.ts';
import { rewriteManifest } from './rewriteManifest.ts';
import { rewriteSource, type Surveyed, surveySource } from './rewriteSource.ts';

/** Something a person has to decide or look at. */
export interface MigrationNote {
  /** Path relative to the application. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** Outcome of {@link migrate}. */
export interface Migration {
  /** Rewritten files, relative to the application. */
  readonly files: readonly string[];
  readonly notes: readonly MigrationNote[];
}

const SKIPPED = /^(?:node_modules|dist|build|out|coverage|\..*)$/;
const CODE_FILE = /\.[cm]?[jt]sx?$/;
const STYLES = /\.(?:css|scss|sass|less)$/;
const RAINBOWKIT = '@rainbow-me/rainbowkit';

/**
 * Moves an application from RainbowKit to Mooring: rewrites its source files, stylesheets and manifests in
 * place. Nothing is installed.
 *
 * @param options.folder Path of the application.
 * @param options.version Version of the Mooring packages, as `^0.1.0`.
 * @param options.dryRun Reports without writing. Default: false.
 * @returns the rewritten files, and what a person has to look at
 * @throws {ApplicationError} when the folder cannot be read, or has nothing of RainbowKit in it
 *
 * @example
 * ```ts
 * import { migrate } from 'create-mooring';
 *
 * const { files, notes } = await migrate({ folder: '.', version: '^0.1.0' });
 * ```
 */
export async function migrate(options: {
  readonly folder: string;
  readonly version: string;
  readonly dryRun?: boolean;
}): Promise<Migration> {
  const folder = resolve(options.folder);
  const texts = new Map<string, string>();
  for (const path of await filesIn(folder)) {
    const text = await readFile(join(folder, path), 'utf8');
    if (text.includes(RAINBOWKIT)) texts.set(path, text);
  }
  if (texts.size === 0)
    throw new ApplicationError(
      'nothingToMigrate',
      `No file in “${options.folder}” imports ${RAINBOWKIT}.`,
    );

  const notes: MigrationNote[] = [];
  const written = new Map<string, string>();
  const surveyed = surveyAll(texts);
  const configFile = fileWith(surveyed, ({ isMade }) => isMade);
  const groupsFile = fileWith(surveyed, ({ hasGroups }) => hasGroups);
  const wallets = new Map([...surveyed.values()].flatMap(({ wallets }) => [...wallets]));
  const imported = new Set<string>();
  for (const [path, text] of texts) {
    if (!CODE_FILE.test(path)) continue;
    try {
      const rewritten = rewriteSource(text, path, {
        findConfig: (module) =>
          configFile === undefined
            ? undefined
            : { module: module ?? specifierFrom(path, configFile) },
        groups:
          groupsFile === undefined || groupsFile === path
            ? undefined
            : specifierFrom(path, groupsFile),
        wallets,
      });
      if (rewritten.changed) written.set(path, rewritten.code);
      for (const { line, newLine = line, text: note } of rewritten.notes)
        notes.push({ file: path, line: options.dryRun ? line : newLine, text: note });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      notes.push({ file: path, line: 1, text: `Not read: ${error.message}` });
    }
  }
  for (const code of written.values()) {
    for (const [, name = ''] of code.matchAll(/["'](@mooring\/[\w-]+)/g)) imported.add(name);
  }
  for (const [path, text] of texts) {
    if (STYLES.test(path)) {
      written.set(path, text.replaceAll(`${RAINBOWKIT}/styles.css`, '@mooring/connect/styles.css'));
      if (/\[data-rk\]/.test(text))
        notes.push({
          file: path,
          line: 1,
          text: '`[data-rk]` no longer matches: use `.mooring`.',
        });
    } else if (/(?:^|\/)package\.json$/.test(path)) {
      written.set(path, rewriteManifest(text, [...imported], options.version));
    }
  }
  if (!options.dryRun) {
    for (const [path, text] of written) await writeFile(join(folder, path), text);
  }
  return {
    files: [...written.keys()].sort(),
    notes: notes.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
  };
}

async function filesIn(folder: string, under = ''): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true }).catch((error) => {
    const message = `The folder “${join(folder, under)}” cannot be read.`;
    throw new ApplicationError('folderUnreadable', message, error);
  });
  const files = await Promise.all(
    entries.map((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : filesIn(folder, path);
      const isRead = CODE_FILE.test(path) || STYLES.test(path) || entry.name === 'package.json';
      return entry.isFile() && isRead ? [path] : [];
    }),
  );
  return files.flat().sort();
}

/** Reads what each file has that others need. */
function surveyAll(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Surveyed> {
  const surveyed = new Map<string, Surveyed>();
  for (const [path, text] of texts) {
    if (!CODE_FILE.test(path)) continue;
    try {
      surveyed.set(path, surveySource(text, path));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return surveyed;
}

function fileWith(
  surveyed: ReadonlyMap<string, Surveyed>,
  has: (file: Surveyed) => boolean,
): string | undefined {
  return [...surveyed].find(([, file]) => has(file))?.[0];
}

function specifierFrom(file: string, target: string): string {
  const path = relative(dirname(file), target).replace(CODE_FILE, '').replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
