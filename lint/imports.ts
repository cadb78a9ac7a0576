// Checks who imports whom, types and stylesheets included, by the rules of `importRules.ts`.
import { globSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ICruiseOptions } from 'dependency-cruiser';
import { root } from '../scripts/run.ts';
import { folderRules, importRules } from './importRules.ts';

const { resolve } = createRequire(join(root, 'apps/docs/package.json'));

// dependency-cruiser reads types by the compiler's own interface, which TypeScript 7 has not published yet: it gets the
// older one that the API reference is made with.
registerHooks({
  resolve(specifier, context, next) {
    const isRead =
      /^typescript(?:\/|$)/.test(specifier) && context.parentURL?.includes('/dependency-cruiser/');
    return isRead
      ? { url: pathToFileURL(resolve(specifier)).href, shortCircuit: true }
      : next(specifier, context);
  },
});
const { cruise } = await import('dependency-cruiser');

const options: ICruiseOptions = {
  baseDir: root,
  validate: true,
  outputType: 'err',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/(?:dist|generated|cache)/' },
  tsPreCompilationDeps: true,
};
const resolution = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.svg', '.json'],
};

/** Prints what the rules find in the folders, unless that is nothing, and fails the process if they find an error. */
async function checkFolders(folders: string[], checkOptions: ICruiseOptions) {
  const { output, exitCode } = await cruise(folders, { ...options, ...checkOptions }, resolution);
  if (exitCode === 0) return;
  console.log(output);
  process.exitCode = 1;
}

const sourceFolders = globSync(['packages/*/src', 'apps/*/src', 'apps/docs', 'apps/web/build'], {
  cwd: root,
});
await checkFolders(sourceFolders, { ruleSet: { forbidden: [...importRules] } });

// Circles inside a part, tests included. Between parts the rules above allow none in product code; tests of a part may
// use parts that are built on it (a local network, a scripted wallet).
for (const part of globSync(['packages/*', 'apps/*'], { cwd: root })) {
  await checkFolders(
    sourceFolders.filter((folder) => folder.startsWith(part)),
    { ruleSet: { forbidden: [...folderRules] }, includeOnly: { path: `^${part}/` } },
  );
}
