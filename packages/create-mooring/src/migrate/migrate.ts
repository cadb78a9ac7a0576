import { isUtf8 } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ApplicationError } from '../applicationError.ts';
import { filesIn } from './filesIn.ts';
import { findRemains, type Remain } from './findRemains.ts';
import { findKit, KITS, type Kit, type KitName } from './kits.ts';
import { importsByManifest, rewriteManifest } from './rewriteManifest.ts';
import { rewriteSource, type Surveyed, surveySource } from './rewriteSource.ts';

/** Something a person has to decide or look at. */
export interface MigrationNote {
  /** Path relative to the application. */
  readonly file: string;
  /** 1-based: of the rewritten file, on a dry run of the file as it is. */
  readonly line: number;
  readonly text: string;
}

/** Outcome of {@link migrate}. */
export interface Migration {
  /** Kit that the application had. */
  readonly from: KitName;
  /** Rewritten files, relative to the application. */
  readonly files: readonly string[];
  readonly notes: readonly MigrationNote[];
}

/** Options of {@link migrate}. */
export interface MigrateOptions {
  /** Path of the application. */
  readonly folder: string;
  /** Version of the Mooring packages, as `^0.1.0`. */
  readonly version: string;
  /** Kit to migrate from. Default: the one that the files name. */
  readonly from?: KitName | undefined;
  /** Reports without writing. Default: false. */
  readonly dryRun?: boolean;
}

const SCRIPT_FILE = /\.[cm]?[jt]sx?$/;
const STYLES = /\.(?:css|scss|sass|less)$/;
const MANIFEST = /(?:^|\/)package\.json$/;
/** Larger files are not written by hand. */
const LARGEST_BYTES = 1_000_000;

/**
 * Migrates an application from RainbowKit, ConnectKit or AppKit: rewrites its source files, stylesheets and
 * manifests in place, and lists everything of the kit that is left. Nothing is installed.
 *
 * @returns the rewritten files, and what a person has to look at
 * @throws {ApplicationError} when the folder cannot be read, or no file in it names the kit
 *
 * @example
 * ```ts
 * import { migrate } from 'create-mooring';
 *
 * const { files, notes } = await migrate({ folder: '.', version: '^0.1.0' });
 * ```
 */
export async function migrate(options: MigrateOptions): Promise<Migration> {
  const { dryRun = false, version } = options;
  const folder = resolve(options.folder);
  const { texts, unread, windows, notes } = await readApplication(folder);
  const from = options.from ?? findKit(texts.values());
  const kit = from && KITS[from];
  if (!kit || ![...texts.values()].some((text) => text.search(kit.packages) >= 0)) {
    const titles = kit ? [kit.title] : Object.values(KITS).map(({ title }) => title);
    throw new ApplicationError(
      'nothingToMigrate',
      `No file in “${options.folder}” imports ${titles.join(', ')}.`,
    );
  }

  for (const [file, { text, reason }] of unread) {
    if (text.search(kit.packages) >= 0) notes.push({ file, line: 1, text: `Not read: ${reason}` });
  }
  const written = rewriteCode(from, kit, texts, dryRun, notes);
  const run = { kit, texts, written, notes, dryRun };
  rewriteManifests(run, noteRemains(run), version);
  for (const [path, text] of dryRun ? [] : written) {
    const ended = windows.has(path) ? text.replaceAll('\n', '\r\n') : text;
    try {
      await writeFile(join(folder, path), ended);
    } catch (error) {
      written.delete(path);
      notes.push({ file: path, line: 1, text: `Not written: ${messageOf(error)}` });
    }
  }
  return {
    from,
    files: [...written.keys()].sort(),
    notes: notes.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
  };
}

/** Files of an application as they are read. */
interface Texts {
  /** Texts by path, whose lines end with a line feed alone, unless a file mixes both. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files that are not rewritten, by path, with the reason; letters beyond ASCII may be wrong. */
  readonly unread: ReadonlyMap<string, { readonly text: string; readonly reason: string }>;
  /** Paths of files whose lines end with a carriage return too. */
  readonly windows: ReadonlySet<string>;
  /** Files that could not be read. */
  readonly notes: MigrationNote[];
}

async function readApplication(folder: string): Promise<Texts> {
  const texts = new Map<string, string>();
  const unread = new Map<string, { text: string; reason: string }>();
  const windows = new Set<string>();
  const notes: MigrationNote[] = [];
  for (const path of await filesIn(folder)) {
    const file = join(folder, path);
    try {
      const bytes = await readFile(file);
      const text = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
      if (bytes.length > LARGEST_BYTES)
        unread.set(path, { text, reason: 'it is larger than 1 MB. Migrate it by hand.' });
      else if (!isUtf8(bytes))
        unread.set(path, { text, reason: 'save it as UTF-8, then migrate again.' });
      else if (text.includes('\r\n') && !/(?<!\r)\n/.test(text)) {
        windows.add(path);
        texts.set(path, text.replaceAll('\r\n', '\n'));
      } else texts.set(path, text);
    } catch (error) {
      notes.push({ file: path, line: 1, text: `Not read: ${messageOf(error)}` });
    }
  }
  return { texts, unread, windows, notes };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Files of a migration so far. */
interface MigrationRun {
  readonly kit: Kit;
  /** Texts of all files as they were, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Texts of rewritten files, by path. */
  readonly written: Map<string, string>;
  readonly notes: MigrationNote[];
  readonly dryRun: boolean;
}

/**
 * Notes what is left of the kit outside of manifests, where nothing is noted yet.
 * @returns number of places by package that needs to stay
 */
function noteRemains(run: MigrationRun): ReadonlyMap<string, number> {
  const { kit, texts, written, notes } = run;
  const needed = new Map<string, number>();
  for (const [path, before] of texts) {
    if (MANIFEST.test(path)) continue;
    const told = new Set(notes.flatMap(({ file, line }) => (file === path ? [line] : [])));
    for (const remain of findRemains(kit, path, written.get(path) ?? before)) {
      const { needs, text } = remain;
      if (needs !== undefined) needed.set(needs, (needed.get(needs) ?? 0) + 1);
      const line = findLine(remain, before, run);
      if (!told.has(line)) notes.push({ file: path, line, text });
    }
  }
  return needed;
}

/**
 * Rewrites the manifests that name the kit, and notes the packages that stay.
 * @param needed number of places by package that needs to stay
 */
function rewriteManifests(
  run: MigrationRun,
  needed: ReadonlyMap<string, number>,
  version: string,
): void {
  const { kit, texts, written, notes } = run;
  const manifests = [...texts].filter(
    ([path, text]) => MANIFEST.test(path) && text.search(kit.packages) >= 0,
  );
  const imports = importsByManifest(new Set(manifests.map(([path]) => path)), written);
  for (const [path, before] of manifests) {
    let text = before;
    try {
      text = rewriteManifest(
        before,
        kit.packages,
        (name) => needed.has(name),
        [...(imports.get(path) ?? [])],
        version,
      );
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      notes.push({ file: path, line: 1, text: `Not read: ${error.message}` });
      continue;
    }
    if (text !== before) written.set(path, text);
    for (const remain of findRemains(kit, path, text)) {
      const { needs = '' } = remain;
      const places = needed.get(needs);
      notes.push({
        file: path,
        line: findLine(remain, before, run),
        text:
          places === undefined
            ? `\`${needs}\` is still named here.`
            : `\`${needs}\` stays: ${places} ${places === 1 ? 'place needs' : 'places need'} it.`,
      });
    }
  }
}

/** Line of what is left: of the file as it was on a dry run. */
function findLine(
  { line, content }: Remain,
  before: string,
  { dryRun }: Pick<MigrationRun, 'dryRun'>,
): number {
  return dryRun ? Math.max(before.split('\n').indexOf(content) + 1, 1) : line;
}

/** Rewrites source files and stylesheets; the texts of those that changed. */
function rewriteCode(
  from: KitName,
  kit: Kit,
  texts: ReadonlyMap<string, string>,
  dryRun: boolean,
  notes: MigrationNote[],
): Map<string, string> {
  const written = new Map<string, string>();
  const sources = new Map(
    [...texts].filter(
      ([path, text]) =>
        SCRIPT_FILE.test(path) &&
        (text.search(kit.packages) >= 0 || (kit.sources?.test(text) ?? false)),
    ),
  );
  const surveyed = surveyAll(from, sources);
  const configFile = fileWith(surveyed, ({ isMade }) => isMade);
  const groupsFile = fileWith(surveyed, ({ hasGroups }) => hasGroups);
  const wallets = new Map([...surveyed.values()].flatMap(({ wallets }) => [...wallets]));
  for (const [path, text] of sources) {
    try {
      const rewritten = rewriteSource(text, path, {
        from,
        findConfig: (module) =>
          configFile === undefined
            ? undefined
            : { module: module ?? specifierFrom(path, configFile) },
        groups:
          groupsFile === undefined || groupsFile === path
            ? undefined
            : {
                module: specifierFrom(path, groupsFile),
                appName: surveyed.get(groupsFile)?.appName,
              },
        wallets,
      });
      if (rewritten.changed) written.set(path, rewritten.code);
      for (const { line, newLine = line, text: note } of rewritten.notes)
        notes.push({ file: path, line: dryRun ? line : newLine, text: note });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      notes.push({ file: path, line: 1, text: `Not read: ${error.message}` });
    }
  }
  for (const [path, text] of texts) {
    if (!STYLES.test(path)) continue;
    const moved = text.replaceAll(
      '@rainbow-me/rainbowkit/styles.css',
      '@mooring/connect/styles.css',
    );
    if (moved !== text) written.set(path, moved);
  }
  return written;
}

/** Reads what each file has that others need. */
function surveyAll(
  from: KitName,
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, Surveyed> {
  const surveyed = new Map<string, Surveyed>();
  for (const [path, text] of sources) {
    try {
      surveyed.set(path, surveySource(text, path, from));
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
  const path = relative(dirname(file), target).replace(SCRIPT_FILE, '').replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
