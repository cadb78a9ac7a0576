import type { CallExpression, Node, ObjectExpression, ObjectProperty } from '@babel/types';
import { lookUp } from '@mooring/internal';
import { DIALOG_FIELDS, HOOKS, KIT } from './names.ts';
import { readName, unwrapCasts } from './nodes.ts';
import type { Source } from './source.ts';

const MODULE = '@rainbow-me/rainbowkit';

/** Names that a mock gives, by their former names. */
const NAMES: Readonly<Record<string, string>> = { ...HOOKS, RainbowKitProvider: 'MooringProvider' };
const SAME_NAMES = ['ConnectButton', 'WalletButton', 'darkTheme', 'lightTheme', 'midnightTheme'];

/** Rewrites `vi.mock` and `jest.mock` of RainbowKit, with the names that they give. */
export function rewriteMocks(source: Source): void {
  for (const { node } of source.all('CallExpression')) {
    const callee = unwrapCasts(node.callee);
    if (callee.type !== 'MemberExpression' || !/^(?:vi|jest)$/.test(readName(callee.object)))
      continue;
    const [module, factory] = node.arguments;
    if (module?.type !== 'StringLiteral' || module.value !== MODULE) continue;
    for (const { node: literal, parents } of source.all('StringLiteral')) {
      if (literal.value === MODULE && (literal === module || parents.includes(node)))
        source.replace(literal, `${source.quote}${KIT}${source.quote}`);
    }
    if (factory) rewriteFactory(source, node, factory);
  }
}

function rewriteFactory(source: Source, call: CallExpression, factory: Node): void {
  const given = objectOf(source, unwrapCasts(factory));
  if (!given) {
    source.note(call, 'The mock gives names of `@rainbow-me/rainbowkit`: give those of the kit.');
    return;
  }
  for (const property of given.properties) {
    if (property.type === 'SpreadElement') continue;
    const name = readName(property.key);
    const renamed = lookUp(NAMES, name);
    if (renamed === undefined) {
      if (!SAME_NAMES.includes(name))
        source.note(property, `\`@mooring/connect\` has no \`${name}\` to mock.`);
      continue;
    }
    const isShort = property.type === 'ObjectProperty' && property.shorthand;
    if (isShort) source.insertBefore(property, `${renamed}: `);
    else source.replace(property.key, renamed);
    if (lookUp(HOOKS, name) !== undefined) rewriteMockFields(source, property);
  }
}

/** Fields of a mocked hook's result. */
function rewriteMockFields(source: Source, within: Node): void {
  for (const { node, parents } of source.all('ObjectProperty')) {
    if (!parents.includes(within)) continue;
    const field = lookUp(DIALOG_FIELDS, readName(node.key));
    if (field) renameKey(source, node, field.field);
  }
}

function renameKey(source: Source, property: ObjectProperty, name: string): void {
  if (property.shorthand) source.insertBefore(property, `${name}: `);
  else source.replace(property.key, name);
}

/** Object that a factory returns. */
function objectOf(source: Source, factory: Node): ObjectExpression | undefined {
  if (factory.type !== 'ArrowFunctionExpression' && factory.type !== 'FunctionExpression')
    return undefined;
  const body = unwrapCasts(factory.body);
  if (body.type === 'ObjectExpression') return body;
  for (const { node, parents } of source.all('ReturnStatement')) {
    const value = node.argument && unwrapCasts(node.argument);
    const [, around] = parents;
    if (value?.type === 'ObjectExpression' && around === factory) return value;
  }
  return undefined;
}
