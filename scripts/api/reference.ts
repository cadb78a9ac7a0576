// API reference of the published packages, from their types and doc comments, as pages in `dist/api`.
// Warnings are errors: a type or value without a doc comment, a broken link. So is a function without an
// example.
//
//   --check  writes nothing
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Application, type DeclarationReflection, ReflectionKind } from 'typedoc';
import { readPublicPackages } from '../pack/publicPackage.ts';
import { root } from '../run.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const out = join(root, 'dist', 'api');

/** Names of the entry points, such as `@mooring/sign-in/server`, by file. */
const entries = new Map<string, string>();
const packages: string[] = [];
for (const { folder, manifest } of await readPublicPackages()) {
  packages.push(manifest.name);
  for (const [entry, file] of Object.entries(manifest.exports)) {
    if (file.endsWith('.ts')) {
      entries.set(join(root, 'packages', folder, file), join(manifest.name, entry));
    }
  }
}

const app = await Application.bootstrap({
  name: 'Mooring',
  entryPoints: [...entries.keys()],
  tsconfig: await writeSettings(),
  // Type-checked by `npm run check`.
  skipErrorChecking: true,
  readme: 'none',
  disableGit: true,
  sourceLinkTemplate: '{path}',
  excludeExternals: true,
  excludeInternal: true,
  validation: { notExported: false, invalidLink: true, notDocumented: true },
  packagesRequiringDocumentation: packages,
  // Functions are checked for an example instead.
  requiredToBeDocumented: ['Variable', 'Class', 'Interface', 'TypeAlias'],
  treatWarningsAsErrors: true,
});
const project = await app.convert();
if (project) {
  for (const module of project.children ?? []) {
    const name = entries.get(module.sources?.[0]?.fullFileName ?? '');
    if (name) module.name = name;
    for (const member of module.children ?? []) {
      if (isFunction(member) && !hasExample(member)) {
        app.logger.error(`${module.name}: ${member.name} has no @example`);
      }
    }
  }
  app.validate(project);
  if (!values.check) await app.generateDocs(project, out);
}
if (!project || app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;

function isFunction(member: DeclarationReflection): boolean {
  return member.kindOf(ReflectionKind.Function);
}

function hasExample(member: DeclarationReflection): boolean {
  return member.signatures?.some(({ comment }) => comment?.getTag('@example')) ?? false;
}

/** tsconfig of the entry points only. */
async function writeSettings(): Promise<string> {
  const folder = join(root, '.mooring', 'api');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'tsconfig.json');
  const settings = { extends: '../../tsconfig.json', include: [], files: [...entries.keys()] };
  await writeFile(file, JSON.stringify(settings));
  return file;
}
