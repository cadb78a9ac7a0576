import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyExample, TEMPLATES } from '../../e2e/examples/copyExample.ts';
import { root } from '../run.ts';
import { buildModules } from './buildModules.ts';
import { caseClashes } from './packedFiles.ts';
import {
  NOTICES,
  type PublicPackage,
  readBundledPackages,
  readPublicPackages,
  readRepository,
} from './publicPackage.ts';
import { builtFile, isStarter, publishedManifest, TEMPLATES_FOLDER } from './publishedManifest.ts';
import { readStylesheet } from './stylesheet.ts';

/** Built package, in a separate folder. */
export interface BuiltPackage extends PublicPackage {
  readonly path: string;
}

/**
 * Builds every public package into `<outFolder>/<package>`, from scratch.
 * @throws {Error} when one cannot be built, depends on an unpublished package, or has two files whose
 * paths differ in case only
 */
export async function buildPackages(outFolder: string): Promise<readonly BuiltPackage[]> {
  const packages = await readPublicPackages();
  const bundled = await readBundledPackages();
  await rm(outFolder, { recursive: true, force: true });
  const published = packages.map(({ manifest }) => manifest.name);
  const repository = await readRepository();
  const built: BuiltPackage[] = [];
  for (const each of packages) {
    const path = join(outFolder, each.folder);
    const source = join(root, 'packages', each.folder);
    await buildModules(each, path, bundled);
    await buildStylesheets(each, path, source);
    const manifest = publishedManifest(each, published, repository);
    await writeFile(join(path, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    if (isStarter(each.manifest)) {
      for (const [name, example] of Object.entries(TEMPLATES))
        await copyExample(example, join(path, TEMPLATES_FOLDER, name));
    }
    const documents = ['README.md', 'CHANGELOG.md', ...(each.hasNotices ? [NOTICES] : [])];
    for (const document of documents) await copyFile(join(source, document), join(path, document));
    await copyFile(join(root, 'LICENSE'), join(path, 'LICENSE'));
    const [clash] = caseClashes(await readdir(path, { recursive: true }));
    if (clash)
      throw new Error(`${each.manifest.name} has files that differ in case only: ${clash}`);
    built.push({ ...each, path });
  }
  return built;
}

/** Builds the stylesheets among the entry points. */
async function buildStylesheets({ manifest }: PublicPackage, path: string, source: string) {
  for (const entry of Object.values(manifest.exports).filter((file) => file.endsWith('.css'))) {
    const built = join(path, builtFile(entry));
    await mkdir(dirname(built), { recursive: true });
    await writeFile(built, await readStylesheet(join(source, entry)));
  }
}
