import type { ImportDeclaration, Node, Program } from '@babel/types';
import type MagicString from 'magic-string';
import { type FoundNode, readEnd, readName, readStart } from './nodes.ts';

/** Name a file imports: `imported` of `module`, as `local`. */
export interface ImportedName {
  readonly declaration: ImportDeclaration;
  readonly imported: string;
}

/** Modules whose imports are replaced. */
export const REPLACED =
  /^(?:@rainbow-me\/rainbowkit(?:$|\/wallets$|-siwe-next-auth$)|connectkit(?:-next-siwe)?$|@reown\/appkit(?:$|[-/]))/;

/** Last name that a module is imported by already. */
export function findNamedImport(program: Program, module: string): Node | undefined {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== module) continue;
    if (node.importKind !== 'type' && node.specifiers.at(-1)?.type === 'ImportSpecifier')
      return node.specifiers.at(-1);
  }
  return undefined;
}

/** Returns an import, without a semicolon. */
export function importText(names: readonly string[], module: string, unit: string): string {
  if (names.length === 0) return `import ${module}`;
  return `import ${wrapList('{', names, '}', '', unit)} from ${module}`;
}

/** Longest line that is not broken. */
const LINE = 80;

/** Parts between brackets: on one line, or each on one of its own. */
export function wrapList(
  open: string,
  parts: readonly string[],
  close: string,
  indent: string,
  unit: string,
): string {
  const line = `${open} ${parts.join(', ')} ${close}`;
  if (indent.length + line.length + 20 <= LINE) return line;
  return [open, ...parts.map((part) => `${indent}${unit}${part},`), `${indent}${close}`].join('\n');
}

export function keptImport(
  declaration: ImportDeclaration,
  kept: ImportDeclaration['specifiers'],
  textOf: (node: Node) => string,
): string {
  if (kept.length === 0) return '';
  if (kept.length === declaration.specifiers.length) return textOf(declaration);
  const kind = declaration.importKind === 'type' ? 'import type' : 'import';
  const semicolon = textOf(declaration).endsWith(';') ? ';' : '';
  return `${kind} { ${kept.map(textOf).join(', ')} } from ${textOf(declaration.source)}${semicolon}`;
}

export function listImports(program: Program): ReadonlyMap<string, ImportedName> {
  const names = new Map<string, ImportedName>();
  for (const declaration of program.body) {
    if (declaration.type !== 'ImportDeclaration') continue;
    for (const specifier of declaration.specifiers) {
      const imported =
        specifier.type === 'ImportSpecifier'
          ? readName(specifier.imported)
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
      names.set(specifier.local.name, { declaration, imported });
    }
  }
  return names;
}

/** Removes names that were used before the edits and no longer are. */
export function removeUnusedImports(
  edits: MagicString,
  program: Program,
  extended: ReadonlySet<string>,
  usesOf: (name: string) => readonly FoundNode[],
): void {
  // A module is often named as what it exports.
  const code = edits.toString().replaceAll(/\bfrom\s*(["'])[^"'\n]*\1/g, '');
  for (const declaration of program.body) {
    if (declaration.type !== 'ImportDeclaration' || REPLACED.test(declaration.source.value))
      continue;
    const { specifiers } = declaration;
    const unused = specifiers.filter(({ local: { name } }) => {
      const words = code.match(
        new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'),
      );
      return words?.length === 1 && usesOf(name).length > 0;
    });
    if (unused.length === 0) continue;
    if (unused.length === specifiers.length && !extended.has(declaration.source.value)) {
      const end = readEnd(declaration);
      edits.remove(readStart(declaration), edits.original[end] === '\n' ? end + 1 : end);
    } else if (specifiers.every(({ type }) => type === 'ImportSpecifier')) {
      for (const specifier of unused) {
        const end = readEnd(specifier);
        const comma = /^\s*,\s*/.exec(edits.original.slice(end))?.[0].length ?? 0;
        edits.remove(readStart(specifier), end + comma);
      }
    }
  }
}

/** Packages before files. */
export function compareModules(one: string, other: string): number {
  const isFile = (module: string) => Number(/^[.~]/.test(module));
  return isFile(one) - isFile(other) || compareText(one, other);
}

export function compareText(one: string, other: string): number {
  const bare = (name: string) => name.replace(/^type /, '').toLowerCase();
  return bare(one) < bare(other) ? -1 : 1;
}
