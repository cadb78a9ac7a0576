// Checks who imports whom, types and stylesheets included, by the rules of `importRules.ts`.
import { globSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/run.ts';
import { importRules, tests } from './importRules.ts';

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

const { output, exitCode } = await cruise(
  globSync(['packages/*/src', 'apps/*/src', 'apps/docs'], { cwd: root }),
  {
    baseDir: root,
    ruleSet: { forbidden: [...importRules] },
    validate: true,
    outputType: 'err',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [tests, '/(?:dist|generated|cache)/'] },
    tsPreCompilationDeps: true,
  },
  {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.svg', '.json'],
  },
);
console.log(output);
process.exitCode = exitCode;
