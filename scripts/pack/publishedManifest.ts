import { type Manifest, NOTICES, type PublicPackage } from './publicPackage.ts';

/** Dependencies whose bytecode decides addresses on the local network. */
const EXACT = [
  '@safe-global/safe-contracts',
  '@safe-global/safe-passkey',
  '@safe-global/safe-smart-account',
];

/** Fields copied unchanged. */
const KEPT = ['name', 'version', 'description', 'keywords', 'license', 'type', 'engines'];

/** Published folder, in addition to manifest, README and licence. */
const PUBLISHED_FOLDER = 'dist';

/** Folder of the published examples that `create-mooring` copies. */
export const TEMPLATES_FOLDER = 'templates';

/**
 * Manifest for publishing: entry points lead to the build, dependencies allow newer minor versions, and
 * development fields are removed.
 * @param published names of all published packages
 * @param repository URL of the repository, `https://…`; empty if unset
 * @throws {Error} when it depends on an unpublished package
 */
export function publishedManifest(
  { folder, manifest, hasNotices }: PublicPackage,
  published: readonly string[],
  repository: string,
): Readonly<Record<string, unknown>> {
  const { name, fields } = manifest;
  for (const needed of Object.keys(manifest.dependencies)) {
    if (needed.startsWith('@mooring/') && !published.includes(needed)) {
      throw new Error(`${name} needs ${needed}, which is not published.`);
    }
  }
  return {
    ...Object.fromEntries(KEPT.map((field) => [field, fields[field]])),
    ...repositoryFields(`packages/${folder}`, repository),
    files: [
      PUBLISHED_FOLDER,
      'CHANGELOG.md',
      ...(isStarter(manifest) ? [TEMPLATES_FOLDER] : []),
      ...(hasNotices ? [NOTICES] : []),
    ],
    sideEffects: fields['sideEffects'],
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, source]) => [entry, builtOf(source)]),
    ),
    ...olderEntries(manifest.exports),
    bin: hasCommand(manifest)
      ? Object.fromEntries(
          Object.entries(manifest.bin).map(([command, source]) => [command, builtFile(source)]),
        )
      : undefined,
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies).map(([needed, version]) => [
        needed,
        EXACT.includes(needed) ? version : `^${version}`,
      ]),
    ),
    optionalDependencies: fields['optionalDependencies'],
    peerDependencies: fields['peerDependencies'],
    peerDependenciesMeta: fields['peerDependenciesMeta'],
  };
}

/**
 * Fields by which TypeScript finds the entry points where it does not read `exports`
 * (`"moduleResolution": "node"`, as older templates have it).
 */
function olderEntries(exports: Manifest['exports']): Readonly<Record<string, unknown>> {
  const typed = Object.entries(exports).filter(([, source]) => /\.tsx?$/.test(source));
  const typesOf = (source: string) => builtFile(source).replace(/\.js$/, '.d.ts');
  const below = typed.filter(([entry]) => entry !== '.');
  const main = exports['.'];
  return {
    main: main && builtFile(main),
    types: main && typesOf(main),
    typesVersions:
      below.length > 0
        ? {
            '*': Object.fromEntries(
              below.map(([entry, source]) => [entry.slice(2), [typesOf(source)]]),
            ),
          }
        : undefined,
  };
}

/** Returns true for a package that creates applications. */
export function isStarter({ name }: Manifest): boolean {
  return name.startsWith('create-');
}

function hasCommand({ bin }: Manifest): boolean {
  return Object.keys(bin).length > 0;
}

/** Repository fields. Registries accept a provenance only with a repository URL. @param folder in the repository */
export function repositoryFields(
  folder: string,
  repository: string,
): Readonly<Record<string, unknown>> {
  const access = 'public';
  if (repository === '') return { publishConfig: { access } };
  const page = repository.replace(/\.git$/, '');
  return {
    repository: { type: 'git', url: `git+${page}.git`, directory: folder },
    homepage: `${page}/tree/main/${folder}#readme`,
    bugs: `${page}/issues`,
    publishConfig: { access, provenance: true },
  };
}

/** Built file of a source file: `./src/index.ts` is `./dist/index.js`. */
export function builtFile(source: string): string {
  return source.replace(/^\.\/src\//, `./${PUBLISHED_FOLDER}/`).replace(/\.tsx?$/, '.js');
}

function builtOf(source: string): string | { types: string; default: string } {
  const built = builtFile(source);
  return built.endsWith('.js') ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built;
}
