import type { Node, ObjectProperty, Program } from '@babel/types';

/** Node and its ancestors, the nearest first. */
export interface FoundNode<Kind extends Node = Node> {
  readonly node: Kind;
  readonly parents: readonly Node[];
}

const CAST =
  /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|TypeCastExpression|ParenthesizedExpression)$/;

/** Expression behind `as`, `satisfies`, `!`, `<T>` and parentheses. */
export function unwrapCasts(node: Node): Node {
  return CAST.test(node.type) && 'expression' in node && isNode(node.expression)
    ? unwrapCasts(node.expression)
    : node;
}

/** Follows the name of a variable that is declared once in the file and never assigned again. */
export function resolveExpression(
  nodes: readonly FoundNode[],
  expression: Node,
  followed: readonly string[] = [],
): Node {
  const node = unwrapCasts(expression);
  if (node.type !== 'Identifier' || followed.includes(node.name)) return node;
  const { name } = node;
  const declared = nodes.flatMap(({ node: declarator }) =>
    declarator.type === 'VariableDeclarator' && readName(declarator.id) === name
      ? [declarator]
      : [],
  );
  const isAssigned = nodes.some(
    ({ node: other }) =>
      (other.type === 'AssignmentExpression' && readName(other.left) === name) ||
      (/^For(?:In|Of)Statement$/.test(other.type) &&
        'left' in other &&
        readName(other.left) === name),
  );
  const init = declared.length === 1 && !isAssigned ? declared[0]?.init : undefined;
  return init ? resolveExpression(nodes, init, [...followed, name]) : node;
}

/** Statement at the top of the file that declares a name. */
export function declaredAtTop(program: Program, name: string): Node | undefined {
  if (name === '') return undefined;
  return program.body.find((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name === name;
    return (
      declaration?.type === 'VariableDeclaration' &&
      declaration.declarations.some(({ id }) => readName(id) === name)
    );
  });
}

/** Name of an identifier, or content of a string, behind casts. */
export function readName(cast: Node | null | undefined): string {
  if (!cast) return '';
  const node = unwrapCasts(cast);
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'StringLiteral' ? node.value : '';
}

/** Identifier that a property of a pattern binds, behind a default value. */
export function readBinding({ value }: ObjectProperty): Node {
  return value.type === 'AssignmentPattern' ? value.left : value;
}

export function readStart(node: Node): number {
  return node.start ?? 0;
}

export function readEnd(node: Node): number {
  return node.end ?? 0;
}

export function isUse({ node, parents: [parent] }: FoundNode, name: string): boolean {
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false;
  if (node.name !== name || !parent) return false;
  if (/^(Import|JSXAttribute)/.test(parent.type)) return false;
  if (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression')
    return unwrapCasts(parent.object) === node || parent.computed;
  if (parent.type === 'JSXMemberExpression') return parent.object === node;
  if (parent.type === 'ObjectProperty')
    return unwrapCasts(parent.value) === node || (parent.computed && parent.key === node);
  if (/^(?:ObjectMethod|Class(?:Private)?(?:Method|Property)|TSMethodSignature)$/.test(parent.type))
    return (
      'key' in parent && (parent.key !== node || ('computed' in parent && parent.computed === true))
    );
  return parent.type !== 'TSPropertySignature';
}

/** All nodes below one, in the order they are written; casts are no one's parents. */
export function walkNodes(top: Node): FoundNode[] {
  const found: FoundNode[] = [];
  const visit = (node: Node, parents: readonly Node[]) => {
    found.push({ node, parents });
    const inside = CAST.test(node.type) ? parents : [node, ...parents];
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
