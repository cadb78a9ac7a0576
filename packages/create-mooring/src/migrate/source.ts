import { parse } from '@babel/parser';
import type { ImportDeclaration, Node, Program } from '@babel/types';
import MagicString from 'magic-string';

/** Something a person has to look at: 1-based line, and a sentence. */
export interface Note {
  readonly line: number;
  readonly text: string;
}

/** Node and its ancestors, the nearest first. */
export interface FoundNode<Kind extends Node = Node> {
  readonly node: Kind;
  readonly parents: readonly Node[];
}

/** Name a file imports: `imported` of `module`, as `local`. */
interface ImportedName {
  readonly declaration: ImportDeclaration;
  readonly imported: string;
}

/** Source file being rewritten. */
export type Source = ReturnType<typeof openSource>;

/** Modules whose imports are replaced. */
const REPLACED = /^@rainbow-me\/rainbowkit(?:$|\/wallets$|-siwe-next-auth$)/;

/**
 * Opens a file for rewriting: edits keep everything else as it was written.
 * @throws {SyntaxError} when the code is neither JavaScript nor TypeScript
 */
export function openSource(code: string, file: string) {
  const isTyped = /\.[cm]?tsx?$/.test(file);
  const { program } = parse(code, {
    sourceType: 'module',
    plugins: [
      'decorators-legacy',
      ...(isTyped ? (['typescript'] as const) : (['flow'] as const)),
      // In `.ts` files, `<T>value` is an assertion.
      ...(/\.[cm]?ts$/.test(file) ? [] : (['jsx'] as const)),
    ],
  });
  const edits = new MagicString(code);
  const notes: Note[] = [];
  const nodes = walkNodes(program);
  const imports = importsOf(program);
  const claimed = new Set<string>();
  const wanted = new Map<string, Set<string>>();
  const quote = /from "|import "/.test(code) ? '"' : "'";

  const textOf = (node: Node) => code.slice(startOf(node), endOfLine(node));
  return {
    isTyped,
    program,
    quote,
    textOf,
    replace: (node: Node, text: string) => void edits.update(startOf(node), endOfLine(node), text),
    insertBefore: (node: Node, text: string) => void edits.appendLeft(startOf(node), text),
    insertAfter: (node: Node, text: string) => void edits.appendRight(endOfLine(node), text),
    /** Removes a node with the comma after it, and its line if nothing else is on it. */
    remove(node: Node) {
      let end = endOfLine(node);
      end += /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      let start = startOf(node);
      const before = /[ \t]*$/.exec(code.slice(0, start))?.[0].length ?? 0;
      const after = /^[ \t]*\n/.exec(code.slice(end))?.[0].length;
      if (after !== undefined && code[start - before - 1] === '\n') {
        start -= before;
        end += after;
      } else if (before > 0 && /[\s})>/]/.test(code[end] ?? '')) start -= before;
      edits.remove(start, end);
    },
    note(node: Node, text: string) {
      notes.push({ line: node.loc?.start.line ?? 1, text });
    },
    /** Whitespace that begins the line of a node. */
    indentOf: (node: Node) =>
      /[^\S\n]*/.exec(code.slice(code.lastIndexOf('\n', startOf(node) - 1) + 1))?.[0] ?? '',
    /** All nodes of a type. */
    all<Type extends Node['type']>(type: Type): FoundNode<Extract<Node, { type: Type }>>[] {
      return nodes.filter((found): found is FoundNode<Extract<Node, { type: Type }>> =>
        isOfType(found.node, type),
      );
    },
    /** All uses of a name, but as a property, an attribute or in an import. */
    usesOf: (name: string) => nodes.filter((found) => isUse(found, name)),
    /** Puts an expression, or another name, in place of each use of a name within a node. */
    rename(name: string, text: string, within: Node = program) {
      for (const { node, parents } of nodes) {
        if (!isUse({ node, parents }, name) || !(node === within || parents.includes(within)))
          continue;
        const [parent] = parents;
        const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
        edits.update(startOf(node), endOfLine(node), isShort ? `${name}: ${text}` : text);
      }
    },
    /** Local names by which the file imports a name of a module. */
    localsOf(imported: string, module: RegExp = REPLACED): string[] {
      return [...imports]
        .filter(
          ([, from]) => from.imported === imported && module.test(from.declaration.source.value),
        )
        .map(([local]) => local);
    },
    /** Module that a local name is imported from. */
    importOf: (local: string) => imports.get(local),
    /** Marks an imported name as no longer used. */
    claim: (local: string) => void claimed.add(local),
    /** Imports a name of a module, `type …` or `… as …` too. */
    import(module: string, name: string) {
      wanted.set(module, (wanted.get(module) ?? new Set()).add(name));
    },
    /**
     * Code with all edits, what a person has to look at, and whether anything was changed.
     */
    finish() {
      const declarations = program.body.filter(
        (node): node is ImportDeclaration =>
          node.type === 'ImportDeclaration' && REPLACED.test(node.source.value),
      );
      const left = declarations.map((declaration) =>
        declaration.specifiers.filter(({ local }) => !claimed.has(local.name)),
      );
      const isChanged = declarations.some(
        (declaration, at) => left[at]?.length !== declaration.specifiers.length,
      );
      for (const [module, names] of wanted) {
        const sibling = namedImportOf(program, module);
        if (!sibling) continue;
        edits.appendRight(endOfLine(sibling), [...names].map((name) => `, ${name}`).join(''));
        wanted.delete(module);
      }
      const lines = [...wanted].map(([module, names]) =>
        importText([...names].sort(compareText), `${quote}${module}${quote}`),
      );
      const [first] = declarations;
      declarations.forEach((declaration, at) => {
        const kept = left[at] ?? [];
        for (const specifier of kept) {
          notes.push({
            line: specifier.loc?.start.line ?? 1,
            text: `\`${textOf(specifier)}\` has no counterpart that could be put in its place.`,
          });
        }
        if (!isChanged) return;
        const rest = keptImport(declaration, kept, textOf);
        const text = [...(declaration === first ? lines : []), ...(rest ? [rest] : [])].join('\n');
        if (text === '') {
          const end = endOfLine(declaration);
          edits.remove(startOf(declaration), code[end] === '\n' ? end + 1 : end);
        } else edits.update(startOf(declaration), endOfLine(declaration), text);
      });
      // No import is left to replace.
      if (!first && lines.length > 0) edits.prepend(`${lines.join('\n')}\n`);
      return { code: edits.toString(), notes, changed: edits.hasChanged() };
    },
  };
}

/** Last name that a module is imported by already. */
function namedImportOf(program: Program, module: string): Node | undefined {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== module) continue;
    if (node.importKind !== 'type' && node.specifiers.at(-1)?.type === 'ImportSpecifier')
      return node.specifiers.at(-1);
  }
  return undefined;
}

function importText(names: readonly string[], module: string): string {
  return `import ${wrapList('{', names, '}', '')} from ${module};`;
}

/** Longest line that is not broken. */
const LINE = 80;

/** Parts between brackets: on one line, or each on one of its own. */
export function wrapList(
  open: string,
  parts: readonly string[],
  close: string,
  indent: string,
): string {
  const line = `${open} ${parts.join(', ')} ${close}`;
  if (indent.length + line.length + 20 <= LINE) return line;
  return [open, ...parts.map((part) => `${indent}  ${part},`), `${indent}${close}`].join('\n');
}

function keptImport(
  declaration: ImportDeclaration,
  kept: ImportDeclaration['specifiers'],
  textOf: (node: Node) => string,
): string {
  if (kept.length === 0) return '';
  if (kept.length === declaration.specifiers.length) return textOf(declaration);
  const kind = declaration.importKind === 'type' ? 'import type' : 'import';
  return `${kind} { ${kept.map(textOf).join(', ')} } from ${textOf(declaration.source)};`;
}

function importsOf(program: Program): ReadonlyMap<string, ImportedName> {
  const names = new Map<string, ImportedName>();
  for (const declaration of program.body) {
    if (declaration.type !== 'ImportDeclaration') continue;
    for (const specifier of declaration.specifiers) {
      const imported =
        specifier.type === 'ImportSpecifier'
          ? nameOf(specifier.imported)
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
      names.set(specifier.local.name, { declaration, imported });
    }
  }
  return names;
}

/** Name of an identifier, or content of a string. */
export function nameOf(node: Node | null | undefined): string {
  if (!node) return '';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'StringLiteral' ? node.value : '';
}

function startOf(node: Node): number {
  return node.start ?? 0;
}

function endOfLine(node: Node): number {
  return node.end ?? 0;
}

function isOfType<Type extends Node['type']>(
  node: Node,
  type: Type,
): node is Extract<Node, { type: Type }> {
  return node.type === type;
}

function isUse({ node, parents: [parent] }: FoundNode, name: string): boolean {
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false;
  if (node.name !== name || !parent) return false;
  if (/^(Import|JSXAttribute)/.test(parent.type)) return false;
  if (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression')
    return parent.object === node || parent.computed;
  if (parent.type === 'JSXMemberExpression') return parent.object === node;
  if (parent.type === 'ObjectProperty')
    return parent.value === node || (parent.computed && parent.key === node);
  return !(parent.type === 'ObjectMethod' || parent.type === 'TSPropertySignature');
}

/** All nodes below one, in the order they are written. */
function walkNodes(top: Node): FoundNode[] {
  const found: FoundNode[] = [];
  const visit = (node: Node, parents: readonly Node[]) => {
    found.push({ node, parents });
    const inside = [node, ...parents];
    for (const [key, value] of Object.entries(node)) {
      if (key === 'loc' || key.endsWith('Comments') || key === 'extra') continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child, inside);
      }
    }
  };
  visit(top, []);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function compareText(one: string, other: string): number {
  const bare = (name: string) => name.replace(/^type /, '').toLowerCase();
  return bare(one) < bare(other) ? -1 : 1;
}
