import type { Node } from '@babel/types';
import { type FoundNode, readName } from './nodes.ts';

/** Finds the node that declares a name for a node inside it: a function, a block, the file; undefined for none. */
export type FindScope = (found: FoundNode, name: string) => Node | undefined;

/** Creates the finder of one file. A `var` counts for its block alone. */
export function createFindScope(): FindScope {
  const known = new Map<Node, ReadonlySet<string>>();
  return ({ node, parents }, name) =>
    [node, ...parents].find((scope) => {
      const names = known.get(scope) ?? new Set(listNames(scope));
      known.set(scope, names);
      return names.has(name);
    });
}

/** Names that a node declares for what is inside it. */
function listNames(scope: Node): readonly string[] {
  switch (scope.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
    case 'TSModuleBlock':
      return scope.body.flatMap(listDeclared);
    case 'SwitchStatement':
      return scope.cases.flatMap(({ consequent }) => consequent.flatMap(listDeclared));
    case 'ForStatement':
      return listDeclared(scope.init);
    case 'ForInStatement':
    case 'ForOfStatement':
      return listDeclared(scope.left);
    case 'CatchClause':
      return listBound(scope.param);
    case 'ClassExpression':
      return [readName(scope.id)];
    default: {
      const own = scope.type === 'FunctionExpression' ? [readName(scope.id)] : [];
      if ('params' in scope && /Function|Method/.test(scope.type))
        return [...own, ...scope.params.flatMap(listBound)];
      return 'parameters' in scope ? scope.parameters.flatMap(listBound) : [];
    }
  }
}

/** Names that a statement declares for what stands beside it. */
function listDeclared(statement: Node | null | undefined): readonly string[] {
  switch (statement?.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => listBound(id));
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return listDeclared(statement.declaration);
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'TSEnumDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [readName(statement.id)];
    default:
      return [];
  }
}

/** Names that a pattern binds. */
function listBound(pattern: Node | null | undefined): readonly string[] {
  switch (pattern?.type) {
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        listBound(property.type === 'ObjectProperty' ? property.value : property),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(listBound);
    case 'AssignmentPattern':
      return listBound(pattern.left);
    case 'RestElement':
      return listBound(pattern.argument);
    case 'TSParameterProperty':
      return listBound(pattern.parameter);
    default:
      return [readName(pattern)];
  }
}
