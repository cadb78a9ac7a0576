// API reference of the published packages, from their types and doc comments, as Markdown in `apps/docs/api`:
// pages of the site.
// Warnings are errors: a type or value without a doc comment, a broken link. So is a function without an
// example.
//
//   --check  writes nothing
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Application, DeclarationReflection, ReflectionKind, SignatureReflection } from 'typedoc';
import { load, type PluginOptions } from 'typedoc-plugin-markdown';
import { readPublicPackages } from '../../../scripts/pack/publicPackage.ts';
import { root } from '../../../scripts/run.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const out = join(root, 'apps', 'docs', 'api');

/** Names of the entry points, such as `@mooring/sign-in/server`, by file. */
const entries = new Map<string, string>();
const documentedPackages: string[] = [];
for (const { folder, manifest } of await readPublicPackages()) {
  documentedPackages.push(manifest.name);
  for (const [entry, file] of Object.entries(manifest.exports)) {
    if (file.endsWith('.ts')) {
      entries.set(join(root, 'packages', folder, file), join(manifest.name, entry));
    }
  }
}

const markdown: PluginOptions = {
  entryFileName: 'index',
  excludeScopesInPaths: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  useCustomAnchors: true,
  customAnchorsFormat: 'curlyBrace',
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  pageTitleTemplates: { module: '{name}', index: 'API reference' },
};
const app = await Application.bootstrapWithPlugins({
  name: 'API reference',
  outputs: [{ name: 'markdown', path: out }],
  ...markdown,
  router: 'module',
  plugin: [load],
  entryPoints: [...entries.keys()],
  tsconfig: await writeSettings(),
  // Type-checked by `npm run check`.
  skipErrorChecking: true,
  readme: 'none',
  disableGit: true,
  sourceLinkTemplate: '{path}',
  groupOrder: ['Functions', 'Variables', 'Interfaces', 'Type Aliases', 'Classes'],
  excludeExternals: true,
  excludeInternal: true,
  validation: { notExported: false, invalidLink: true, notDocumented: true },
  packagesRequiringDocumentation: documentedPackages,
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
  // Pages name no files of the repository: the site has no address to link to.
  for (const reflection of Object.values(project.reflections)) {
    if (reflection instanceof DeclarationReflection || reflection instanceof SignatureReflection) {
      delete reflection.sources;
    }
  }
  if (!values.check) {
    await rm(out, { recursive: true, force: true });
    await app.generateOutputs(project);
    for await (const page of glob('**/*.md', { cwd: out })) {
      const file = join(out, page);
      await writeFile(file, withUniqueAnchors(await readFile(file, 'utf8')));
    }
  }
}
if (!project || app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;

function isFunction(member: DeclarationReflection): boolean {
  return member.kindOf(ReflectionKind.Function);
}

function hasExample(member: DeclarationReflection): boolean {
  return member.signatures?.some(({ comment }) => comment?.getTag('@example')) ?? false;
}

/** Markdown with its own anchor for every heading: members of one name come several times, the first is linked to. */
function withUniqueAnchors(markdown: string): string {
  const heading = /^(#{2,} )(.+?)(?: \{#([^}]+)\})?$/gm;
  const taken = new Set([...markdown.matchAll(heading)].map(([, , , id = '']) => id));
  const used = new Set<string>();
  return markdown.replaceAll(heading, (_, level: string, text: string, given?: string) => {
    const name = given ?? text.toLowerCase().replaceAll(/\W/g, '');
    let id = name;
    for (let number = 2; used.has(id) || (id !== given && taken.has(id)); number += 1) {
      id = `${name}-${number}`;
    }
    used.add(id);
    return `${level}${text} {#${id}}`;
  });
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
