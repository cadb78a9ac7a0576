// Checks that folders have no import cycles, including types and indirect imports.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from './run.ts';

/** Parts whose folders must not form a cycle, at any depth. */
const parts = ['apps/server/src', 'apps/web/src', 'packages/connect/src', 'packages/rpc-proxy/src'];

const faults: string[] = [];
for (const part of parts) faults.push(...(await circlesOf(join(root, part))));
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

/** Cycles between folders of one parent, with an import for each step. */
async function circlesOf(part: string): Promise<string[]> {
  const files = globSync('**/*.{ts,tsx}', { cwd: part }).filter(
    (file) => !/\.(?:test|testing|test-d)\.tsx?$/.test(file),
  );
  const imports = await importsOf(part, files);
  const parents = new Set(files.map((file) => dirname(dirname(file))));
  return [...parents].flatMap((parent) => {
    const edges = new Map<string, Map<string, string>>();
    for (const [from, to] of imports) {
      const [one, other] = [folderIn(parent, from), folderIn(parent, to)];
      if (one === undefined || other === undefined || one === other) continue;
      const out = edges.get(one) ?? new Map<string, string>();
      out.set(other, `${from} → ${to}`);
      edges.set(one, out);
    }
    const circle = findCircle(edges);
    if (!circle) return [];
    const steps = circle.map((from, index) => {
      const to = circle[(index + 1) % circle.length] ?? '';
      return `  ${edges.get(from)?.get(to)}`;
    });
    const where = relative(root, join(part, parent));
    return [`${where}: ${circle.join(' → ')} → ${circle[0]}\n${steps.join('\n')}`];
  });
}

async function importsOf(
  part: string,
  files: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const known = new Set(files);
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(part, file), 'utf8');
      return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((path) => known.has(path))
        .map((path) => [file, path] as const);
    }),
  );
  return found.flat();
}

/** Folder of a file, directly in a parent; a part's own files count as one. */
function folderIn(parent: string, file: string): string | undefined {
  const inside = parent === '.' ? file : relative(parent, file);
  const [first = '', ...rest] = inside.split('/');
  if (first === '..') return undefined;
  if (rest.length === 0) return parent === '.' ? '.' : undefined;
  return first;
}

function findCircle(edges: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | undefined {
  const done = new Set<string>();
  function follow(path: readonly string[]): string[] | undefined {
    const last = path.at(-1) ?? '';
    for (const next of edges.get(last)?.keys() ?? []) {
      if (path.includes(next)) return path.slice(path.indexOf(next));
      const circle = done.has(next) ? undefined : follow([...path, next]);
      if (circle) return circle;
    }
    done.add(last);
    return undefined;
  }
  for (const folder of edges.keys()) {
    const circle = done.has(folder) ? undefined : follow([folder]);
    if (circle) return circle;
  }
  return undefined;
}
