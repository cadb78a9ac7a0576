import type { Manifest, PublicPackage } from './publicPackage.ts';

/** Taken over as they stand. */
const KEPT = ['name', 'version', 'description', 'keywords', 'license', 'type', 'engines'];

/** What of a package is published, beside its manifest, README and licence. */
const FOLDER = 'dist';

/** What `create-mooring` copies: an example, published along with it. */
export const TEMPLATE = 'template';

/**
 * The manifest a package is published with: entry points lead to what was built, the packages it was
 * tested with may be newer by a minor version, and what is for development is left out.
 * @param published names of all packages that are published
 * @param repository address of the repository, `https://…`; empty while there is none
 * @throws {Error} when it needs a package that is not published
 */
export function publishedManifest(
  { folder, manifest }: PublicPackage,
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
    ...placeOf(folder, repository),
    files: isStarter(manifest) ? [FOLDER, TEMPLATE] : [FOLDER],
    sideEffects: fields['sideEffects'],
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, source]) => [entry, builtOf(source)]),
    ),
    bin: hasCommand(manifest)
      ? Object.fromEntries(
          Object.entries(manifest.bin).map(([command, source]) => [command, builtFile(source)]),
        )
      : undefined,
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies).map(([needed, version]) => [needed, `^${version}`]),
    ),
    optionalDependencies: fields['optionalDependencies'],
    peerDependencies: fields['peerDependencies'],
    peerDependenciesMeta: fields['peerDependenciesMeta'],
  };
}

/** True for a package that begins applications, by a command. */
export function isStarter({ name }: Manifest): boolean {
  return name.startsWith('create-');
}

function hasCommand({ bin }: Manifest): boolean {
  return Object.keys(bin).length > 0;
}

/** Where a package comes from. Registries take a provenance only with the address of a repository. */
function placeOf(folder: string, repository: string): Readonly<Record<string, unknown>> {
  const access = 'public';
  if (repository === '') return { publishConfig: { access } };
  const page = repository.replace(/\.git$/, '');
  return {
    repository: { type: 'git', url: `git+${page}.git`, directory: `packages/${folder}` },
    homepage: `${page}/tree/main/packages/${folder}#readme`,
    bugs: `${page}/issues`,
    publishConfig: { access, provenance: true },
  };
}

/** The built file that a source file becomes: `./src/index.ts` is `./dist/index.js`. */
export function builtFile(source: string): string {
  return source.replace(/^\.\/src\//, `./${FOLDER}/`).replace(/\.tsx?$/, '.js');
}

function builtOf(source: string): string | { types: string; default: string } {
  const built = builtFile(source);
  return built.endsWith('.js') ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built;
}
