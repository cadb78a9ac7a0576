import { parse } from '@babel/parser';
import type { ImportDeclaration, Node } from '@babel/types';
import MagicString from 'magic-string';
import {
  compareModules,
  compareText,
  findNamedImport,
  importText,
  keptImport,
  listImports,
  REPLACED,
  removeUnusedImports,
} from './imports.ts';
import {
  type FoundNode,
  isUse,
  readEnd,
  readName,
  readStart,
  resolveExpression,
  walkNodes,
} from './nodes.ts';
import { createFindScope } from './scopes.ts';

/** Something a person has to look at. */
export interface Note {
  /** 1-based line of the file as it was. */
  readonly line: number;
  /** 1-based line of the rewritten file. Default: `line`. */
  readonly newLine?: number;
  /** Sentence for the terminal. */
  readonly text: string;
}

/** Source file being rewritten. */
export type Source = ReturnType<typeof openSource>;

/**
 * Opens a file for rewriting: edits keep everything else as it was written.
 * @throws {SyntaxError} when the code is neither JavaScript nor TypeScript
 */
export function openSource(code: string, file: string) {
  const isTyped = /\.[cm]?tsx?$/.test(file);
  const read = (text: string) =>
    parse(text, {
      sourceType: 'module',
      plugins: [
        'decorators-legacy',
        ...(isTyped ? (['typescript'] as const) : (['flow'] as const)),
        // In `.ts` files, `<T>value` is an assertion.
        ...(/\.[cm]?ts$/.test(file) ? [] : (['jsx'] as const)),
      ],
    });
  const { program } = read(code);
  const edits = new MagicString(code);
  const notes: (Note & { readonly offset: number })[] = [];
  const nodes = walkNodes(program);
  const imports = listImports(program);
  const claimed = new Set<string>();
  const wanted = new Map<string, Set<string>>();
  const appended = new Set<string>();
  const quote = /from "|import "/.test(code) ? '"' : "'";

  const unit = indentUnit(code);
  const statements = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const isBare = (node: Node) => code[readEnd(node) - 1] !== ';';
  const semicolon = statements.length > 0 && statements.every(isBare) ? '' : ';';

  const textOf = (node: Node) => code.slice(readStart(node), readEnd(node));
  const findScope = createFindScope();
  const parentsOf = (node: Node): readonly Node[] =>
    nodes.find((found) => found.node === node)?.parents ?? [];
  function usesOf(named: string | Node): readonly FoundNode[] {
    const name = typeof named === 'string' ? named : readName(named);
    const declared = typeof named === 'string' ? program : named;
    const scope = findScope({ node: declared, parents: parentsOf(declared) }, name);
    return nodes
      .filter((found) => isUse(found, name) && findScope(found, name) === scope)
      .filter(({ node }) => node !== declared);
  }
  function replaceUse({ node, parents: [parent] }: FoundNode, text: string): void {
    const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
    edits.update(readStart(node), readEnd(node), isShort ? `${textOf(node)}: ${text}` : text);
  }
  const note = (node: Node, text: string) => {
    notes.push({ line: node.loc?.start.line ?? 1, offset: readStart(node), text });
  };
  return {
    isTyped,
    program,
    quote,
    /** Indentation of a level: a tab, or spaces. */
    unit,
    /** What ends a statement: nothing in a file that is written without semicolons. */
    semicolon,
    textOf,
    note,
    /** Uses of a name of the top of the file, or of the identifier that declares one. */
    usesOf,
    /** Text of a node with the edits so far. */
    editedTextOf: (node: Node) => edits.slice(readStart(node), readEnd(node)),
    /** Ancestors of a node, the nearest first. */
    parentsOf,
    /** Adds a text to the end of the file, once. */
    append: (text: string) => void appended.add(text),
    /** Expression behind casts, and behind the name of a variable that is assigned once. */
    resolve: (node: Node) => resolveExpression(nodes, node),
    replace: (node: Node, text: string) => void edits.update(readStart(node), readEnd(node), text),
    /** Replaces what stands after a node within another. */
    replaceEnd: (node: Node, inner: Node, text: string) =>
      void edits.update(readEnd(inner), readEnd(node), text),
    /** Replaces what stands before a node within another. */
    replaceStart: (node: Node, inner: Node, text: string) =>
      void edits.update(readStart(node), readStart(inner), text),
    /** Text with the casts that stand around an expression. */
    castLike(outer: Node, inner: Node, text: string): string {
      const after = code.slice(readEnd(inner), readEnd(outer));
      const casts = code.slice(readStart(outer), readStart(inner)) + text + after;
      return after === '!' ? text : casts;
    },
    /** Removes the casts around an expression. */
    dropCasts(outer: Node, inner: Node) {
      if (readStart(outer) < readStart(inner)) edits.remove(readStart(outer), readStart(inner));
      if (readEnd(inner) < readEnd(outer)) edits.remove(readEnd(inner), readEnd(outer));
    },
    /** Statement at the top of the file that a node is in. */
    statementOf: (node: Node): Node | undefined =>
      program.body.find(
        (statement) =>
          readStart(statement) <= readStart(node) && readEnd(statement) >= readEnd(node),
      ),
    /** Inserts a text before a statement and the comments above it. */
    insertAbove: (statement: Node, text: string) =>
      void edits.appendLeft(statement.leadingComments?.[0]?.start ?? readStart(statement), text),
    /** True if a node names what is declared in a function, not at the top of the file. */
    namesLocals: (within: Node) =>
      nodes.some((found) => {
        const { node, parents } = found;
        if (node.type !== 'Identifier' || !isUse(found, node.name)) return false;
        if (node !== within && !parents.includes(within)) return false;
        const scope = findScope(found, node.name);
        const isInside = scope === within || parentsOf(scope ?? node).includes(within);
        return scope !== undefined && scope !== program && !isInside;
      }),
    /**
     * Name for what a function gets, or another if the name stands for something else within it.
     * @param own node whose names are replaced, if it has no others
     */
    freeName(name: string, within: Node, own?: Node): string {
      const isTaken = nodes.some(
        (found) =>
          isUse(found, name) &&
          found.parents.includes(within) &&
          (own === undefined || findScope(found, name) !== own),
      );
      return isTaken ? `button${name.replace(/^./, (letter) => letter.toUpperCase())}` : name;
    },
    insertBefore: (node: Node, text: string) => void edits.appendLeft(readStart(node), text),
    /** Inserts a text after the bracket that begins a node. */
    insertInside: (node: Node, text: string) => void edits.appendLeft(readStart(node) + 1, text),
    insertAfter: (node: Node, text: string) => void edits.appendRight(readEnd(node), text),
    /** Removes a node with the comma after it, and its line if nothing else is on it. */
    remove(node: Node) {
      let end = readEnd(node);
      let start = readStart(node);
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      end += comma;
      // The last of a list without a comma after it.
      if (comma === 0) start -= /,\s*$/.exec(code.slice(0, start))?.[0].length ?? 0;
      const before = /[ \t]*$/.exec(code.slice(0, start))?.[0].length ?? 0;
      const after = /^[ \t]*\n/.exec(code.slice(end))?.[0].length;
      if (after !== undefined && code[start - before - 1] === '\n') {
        start -= before;
        end += after;
      } else if (before > 0 && /[\s})>/]/.test(code[end] ?? '')) start -= before;
      edits.remove(start, end);
    },
    /** Whitespace that begins the line of a node. */
    indentOf: (node: Node) =>
      /[^\S\n]*/.exec(code.slice(code.lastIndexOf('\n', readStart(node) - 1) + 1))?.[0] ?? '',
    /** All nodes of a type. */
    all<Type extends Node['type']>(type: Type): FoundNode<Extract<Node, { type: Type }>>[] {
      return nodes.filter((found): found is FoundNode<Extract<Node, { type: Type }>> =>
        isOfType(found.node, type),
      );
    },
    /** Puts an expression, or another name, in place of a use of a name. */
    replaceUse,
    /** Puts it in place of each use of a name of the top, or of the identifier that declares one. */
    rename(named: string | Node, text: string) {
      for (const use of usesOf(named)) replaceUse(use, text);
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
      const from = imports.get(name);
      if (from?.imported === name && from.declaration.source.value === module) return;
      wanted.set(module, (wanted.get(module) ?? new Set()).add(name));
    },
    /** Imports a name of a module, under another if the file has it already. @returns the local name */
    importAs(module: string, name: string): string {
      const from = imports.get(name)?.declaration.source.value;
      const isTaken = from !== undefined && from !== module && !REPLACED.test(from);
      const local = isTaken ? `${name}Connector` : name;
      this.import(module, isTaken ? `${name} as ${local}` : name);
      return local;
    },
    /** Imports a module for its effect. */
    importEffect(module: string) {
      const isThere = program.body.some(
        (node) => node.type === 'ImportDeclaration' && node.source.value === module,
      );
      if (!isThere) wanted.set(module, new Set());
    },
    /**
     * Code with all edits, what a person has to look at, and whether anything was changed: nothing if the result
     * were no code, such as with a name that is declared twice.
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
      const extended = new Set<string>();
      for (const [module, names] of wanted) {
        const sibling = names.size > 0 && findNamedImport(program, module);
        if (!sibling) continue;
        edits.appendRight(readEnd(sibling), [...names].map((name) => `, ${name}`).join(''));
        extended.add(module);
        wanted.delete(module);
      }
      const lines = [...wanted]
        .sort(([one], [other]) => compareModules(one, other))
        .map(
          ([module, names]) =>
            importText([...names].sort(compareText), `${quote}${module}${quote}`, unit) + semicolon,
        );
      const [first] = declarations;
      declarations.forEach((declaration, at) => {
        const kept = left[at] ?? [];
        for (const specifier of kept) {
          note(
            specifier,
            `\`${textOf(specifier)}\` has no counterpart that could be put in its place.`,
          );
        }
        if (!isChanged) return;
        const rest = keptImport(declaration, kept, textOf);
        const text = [...(declaration === first ? lines : []), ...(rest ? [rest] : [])].join('\n');
        if (text === '') {
          const end = readEnd(declaration);
          edits.remove(readStart(declaration), code[end] === '\n' ? end + 1 : end);
        } else edits.update(readStart(declaration), readEnd(declaration), text);
      });
      // No import is left to replace.
      if (!first && lines.length > 0) {
        const before = program.body.find(({ type }) => type === 'ImportDeclaration');
        const directive = program.directives.at(-1);
        if (before) edits.appendLeft(readStart(before), `${lines.join('\n')}\n`);
        else if (directive) edits.appendRight(readEnd(directive), `\n${lines.join('\n')}`);
        else edits.prepend(`${lines.join('\n')}\n`);
      }
      for (const text of appended) edits.append(`${code.endsWith('\n') ? '' : '\n'}\n${text}\n`);
      if (edits.hasChanged()) removeUnusedImports(edits, program, extended, usesOf);
      try {
        if (edits.hasChanged()) read(edits.toString());
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        const text = `Not rewritten: the result would not be valid. ${error.message}`;
        return { code, notes: [{ line: 1, text }], changed: false };
      }
      return {
        code: edits.toString(),
        notes: notes.map(({ line, offset, text }) => {
          return { line, newLine: lineAfter(edits, offset), text };
        }),
        changed: edits.hasChanged(),
      };
    },
  };
}

function isOfType<Type extends Node['type']>(
  node: Node,
  type: Type,
): node is Extract<Node, { type: Type }> {
  return node.type === type;
}

/** Returns the indentation of a level, by the first indented line. */
function indentUnit(code: string): string {
  const first = /^(\t| {2,})(?=[^\s*])/m.exec(code)?.[1] ?? '  ';
  return first.length > 4 ? '  ' : first;
}

/** 1-based line of the rewritten code at an offset of the original, or at the nearest before it. */
function lineAfter(edits: MagicString, offset: number): number {
  for (let end = offset; end > 0; end -= 1) {
    try {
      return edits.slice(0, end).split('\n').length;
    } catch {
      // Inside a replaced text.
    }
  }
  return 1;
}
