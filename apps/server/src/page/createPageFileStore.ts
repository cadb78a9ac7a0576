import { brotliDecompressSync } from 'node:zlib';
import {
  createBuilder,
  type Given,
  type Migrations,
  prepare,
  type Steps,
  type StoreDatabase,
  step,
} from '@mooring/sign-in/server/database';
import { type PageFile, represent } from './pageFiles.ts';

/** Builds of the page whose files are stored: the newest one, and those before it. */
export const MOST_BUILDS = 5;

/** Build of the page, with those of its files whose name contains a hash. */
export interface PageBuild {
  /** Same for the same files. */
  readonly id: string;
  readonly files: readonly PageFile[];
}

/**
 * Files of the page's latest builds, for tabs of another release than the one that is asked: that of before an
 * upgrade, or the newer one of another instance.
 */
export interface PageFileStore {
  /** Stores a build as the newest one, and deletes the oldest ones above `MOST_BUILDS`. */
  keep(build: PageBuild): Promise<void>;
  /** File of any stored build; null when none has it. */
  find(path: string): Promise<PageFile | null>;
  /** Ids of the stored builds, the newest first. */
  listBuilds(): Promise<readonly string[]>;
  /** Paths of the files of all stored builds. */
  listPaths(): Promise<readonly string[]>;
}

/** Scripts, each from the version of its index to the next; never changed once released. */
const migrationScripts: readonly string[] = [
  `CREATE TABLE page_builds (id TEXT PRIMARY KEY, number INTEGER NOT NULL);
   CREATE TABLE page_files (
     path TEXT NOT NULL,
     build TEXT NOT NULL,
     content TEXT NOT NULL,
     is_brotli INTEGER NOT NULL,
     PRIMARY KEY (path, build)
   )`,
];

/** Migrations of the tables of the page's files. */
export const pageFileMigrations: Migrations = {
  subject: 'The table of page files',
  versionTable: 'page_files_version',
  newest: migrationScripts.length,
  scripts: (version) => migrationScripts.slice(version),
};

interface Build {
  id: string;
  /** Order of the builds by their latest start. No time: a clock that jumps deletes nothing. */
  number: number;
}

interface File {
  path: string;
  build: string;
  /** Base64. */
  content: string;
  is_brotli: number;
}

function preparePageStatements({ dialect }: StoreDatabase) {
  const on = createBuilder<{ page_builds: Build; page_files: File }>(dialect);
  return {
    builds: prepare(() =>
      on.selectFrom('page_builds').select(['id', 'number']).orderBy('number', 'desc'),
    ),
    putBuild: prepare((given: Given<Build>) =>
      on
        .insertInto('page_builds')
        .values({ id: given('id'), number: given('number') })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ number: given('number') })),
    ),
    addFile: prepare((given: Given<File>) =>
      on.insertInto('page_files').values({
        path: given('path'),
        build: given('build'),
        content: given('content'),
        is_brotli: given('is_brotli'),
      }),
    ),
    removeFiles: prepare((given: Given<Pick<Build, 'id'>>) =>
      on.deleteFrom('page_files').where('build', '=', given('id')),
    ),
    removeBuild: prepare((given: Given<Pick<Build, 'id'>>) =>
      on.deleteFrom('page_builds').where('id', '=', given('id')),
    ),
    find: prepare((given: Given<Pick<File, 'path'>>) =>
      on
        .selectFrom('page_files')
        .select(['content', 'is_brotli'])
        .where('path', '=', given('path'))
        .limit(1),
    ),
    paths: prepare(() => on.selectFrom('page_files').select('path').distinct()),
  };
}

/** Creates a store of page files over a database that has its tables (`pageFileMigrations`). */
export function createPageFileStore(database: StoreDatabase): PageFileStore {
  const statements = preparePageStatements(database);

  function* keep({ id, files }: PageBuild): Steps<void> {
    const builds = (yield* step(statements.builds({}))).rows;
    const [newest] = builds;
    if (newest?.id === id) return;
    const number = (newest?.number ?? 0) + 1;
    yield* step(statements.putBuild({ id, number }));
    const others = builds.filter((build) => build.id !== id);
    if (others.length === builds.length) {
      for (const file of files) yield* step(statements.addFile(createRow(file, id)));
    }
    for (const old of others.slice(MOST_BUILDS - 1)) {
      yield* step(statements.removeFiles(old));
      yield* step(statements.removeBuild(old));
    }
  }

  return {
    keep: (build) => database.transact('page files', () => keep(build)),
    async find(path) {
      const [row] = await database.read(statements.find({ path }));
      return row ? readRow(path, row) : null;
    },
    async listBuilds() {
      return (await database.read(statements.builds({}))).map(({ id }) => id);
    },
    async listPaths() {
      return (await database.read(statements.paths({}))).map(({ path }) => path);
    },
  };
}

/** A file is stored once: compressed if the page was built so, which browsers accept where they use TLS. */
function createRow({ path, bytes, brotli }: PageFile, build: string): File {
  const content = Buffer.from((brotli ?? { bytes }).bytes).toString('base64');
  return { path, build, content, is_brotli: Number(brotli !== null) };
}

function readRow(
  path: string,
  { content, is_brotli }: Pick<File, 'content' | 'is_brotli'>,
): PageFile {
  const stored = represent(new Uint8Array(Buffer.from(content, 'base64')));
  if (is_brotli === 0) return { path, ...stored, brotli: null, gzip: null };
  const plain = represent(new Uint8Array(brotliDecompressSync(stored.bytes)));
  return { path, ...plain, brotli: stored, gzip: null };
}
