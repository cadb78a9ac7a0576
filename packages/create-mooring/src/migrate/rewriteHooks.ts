import type { Node, ObjectPattern } from '@babel/types';
import { lookUp } from '@mooring/internal';
import { DIALOG_FIELDS, HOOKS, KIT } from './names.ts';
import { type FoundNode, readBinding, readName } from './nodes.ts';
import type { Source } from './source.ts';

/** Rewrites the hooks: those that open a dialog, and the one that adds transactions. */
export function rewriteHooks(source: Source): void {
  for (const [hook, name] of Object.entries(HOOKS)) {
    for (const local of source.localsOf(hook)) {
      source.claim(local);
      source.import(KIT, name);
      for (const use of source.usesOf(local)) {
        source.replace(use.node, name);
        const [call, ...around] = use.parents;
        if (call?.type === 'CallExpression' && call.callee === use.node)
          rewriteResult(source, around);
        else source.note(use.node, `\`${name}\` gives \`{ isOpen, open, close, prepare }\`.`);
      }
    }
  }
  for (const local of source.localsOf('useAddRecentTransaction')) {
    source.claim(local);
    source.import(KIT, 'useTransactions');
    for (const { node, parents } of source.usesOf(local)) {
      const [call] = parents;
      if (call?.type === 'CallExpression') source.replace(call, 'useTransactions().addTransaction');
      else source.note(node, 'Use `useTransactions().addTransaction`.');
    }
  }
}

/** Fields of a hook's result: destructured, read directly, or read from a variable. */
function rewriteResult(source: Source, [parent]: readonly Node[]): void {
  if (parent?.type === 'MemberExpression') {
    const field = lookUp(DIALOG_FIELDS, readName(parent.property));
    if (field) source.replace(parent.property, field.field);
    return;
  }
  if (parent?.type !== 'VariableDeclarator') return;
  if (parent.id.type === 'ObjectPattern') {
    rewritePattern(source, parent.id);
    return;
  }
  for (const { node, parents } of source.usesOf(parent.id)) {
    const [member] = parents;
    if (member?.type !== 'MemberExpression' && member?.type !== 'OptionalMemberExpression')
      continue;
    const field = member.object === node && lookUp(DIALOG_FIELDS, readName(member.property));
    if (field) source.replace(member.property, field.field);
  }
}

function rewritePattern(source: Source, pattern: ObjectPattern): void {
  for (const property of pattern.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const key = readName(property.key);
    const field = lookUp(DIALOG_FIELDS, key);
    if (!field) continue;
    source.replace(property, `${field.field}: ${source.textOf(property.value)}`);
    if (field.field === 'open') noteTests(source, readBinding(property));
  }
}

/** In RainbowKit it is undefined while connected; here it is always defined. */
function noteTests(source: Source, bound: Node): void {
  const name = readName(bound);
  for (const use of source.usesOf(bound)) {
    if (isTested(use))
      source.note(
        use.node,
        `\`${name}\` is never \`undefined\`: ask \`useConnectionStatus()\` whether somebody is connected.`,
      );
  }
}

function isTested({ node, parents: [parent] }: FoundNode): boolean {
  if (parent?.type === 'LogicalExpression') return parent.left === node;
  if (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression')
    return parent.test === node;
  return parent?.type === 'UnaryExpression' && parent.operator === '!';
}
