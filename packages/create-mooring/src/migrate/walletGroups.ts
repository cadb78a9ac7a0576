import type { ArrayExpression, Expression, Node, ObjectExpression } from '@babel/types';
import { lookUp } from '@mooring/internal';
import { CONNECTOR_WALLETS, DISCOVERED_WALLETS, WALLET_IDS } from './names.ts';
import { type FoundNode, readName, readStart, unwrapCasts } from './nodes.ts';
import { type OwnWallet, readOwnWallet } from './ownWallets.ts';
import type { Source } from './source.ts';

/** Wallets of `@rainbow-me/rainbowkit/wallets` that connect by their own connector, with its options. */
export type ConnectorWallets = ReadonlyMap<string, string | undefined>;

/** Wallets of a file's lists that are no ids. */
export interface ListedWallets {
  readonly connectors: ConnectorWallets;
  readonly own: readonly OwnWallet[];
}

/**
 * Rewrites lists of wallets where they are written: a wallet becomes its id, `groupName` becomes `name`.
 * @returns the wallets that need their own connector
 */
export function rewriteWalletLists(source: Source): ListedWallets {
  const connectors = new Map<string, string | undefined>();
  const own: OwnWallet[] = [];
  const lists = new Set<ArrayExpression>();
  const removed = new Set<Node>();
  for (const { node } of source.all('ImportDeclaration')) {
    if (node.source.value !== '@rainbow-me/rainbowkit/wallets') continue;
    for (const { local } of node.specifiers)
      rewriteWallet(source, local.name, { connectors, lists, removed, own });
  }
  // Its groups have Safe.
  if (source.localsOf('getDefaultWallets').length > 0) connectors.set('safeWallet', undefined);
  const groups = groupsOf(source);
  for (const { group } of groups) {
    const wallets = optionsOf(group).get('wallets');
    if (!wallets) continue;
    for (const list of arraysIn(source.resolve(wallets))) lists.add(list);
  }
  for (const list of lists) leaveOutOthers(source, list, { connectors, lists, removed, own });
  for (const list of lists) leaveOutEmpty(list, removed);
  // The inner ones first: the text of an outer one has theirs.
  for (const list of [...lists].sort((one, other) => readStart(other) - readStart(one)))
    closeGaps(source, list, removed);
  for (const { group, parents } of groups) rewriteGroup(source, group, parents[0], removed);
  return { connectors, own };
}

/** True for a file that imports RainbowKit's wallets. */
export function listsWallets(source: Source): boolean {
  return source
    .all('ImportDeclaration')
    .some(({ node }) => node.source.value === '@rainbow-me/rainbowkit/wallets');
}

interface Found {
  readonly connectors: Map<string, string | undefined>;
  readonly lists: Set<ArrayExpression>;
  readonly removed: Set<Node>;
  readonly own: OwnWallet[];
}

function rewriteWallet(source: Source, local: string, found: Found): void {
  const wallet = source.importOf(local)?.imported ?? local;
  const id = lookUp(WALLET_IDS, wallet);
  const isDiscovered = DISCOVERED_WALLETS.includes(wallet);
  const connector = lookUp(CONNECTOR_WALLETS, wallet);
  let isGone = true;
  for (const use of source.usesOf(local)) {
    const option = optionAssigned(use);
    if (option) {
      found.connectors.set(wallet, `${option.name}: ${source.textOf(option.value)}`);
      source.remove(option.statement);
      continue;
    }
    const { entry, list, isAlone } = entryOf(use);
    if (!list) {
      isGone = false;
      continue;
    }
    found.lists.add(list);
    if (connector !== undefined && !found.connectors.has(wallet))
      found.connectors.set(wallet, undefined);
    if (id !== undefined && !isListedBefore(source, list, entry, id)) {
      source.replace(entry, `${source.quote}${id}${source.quote}`);
    } else if (isAlone) {
      found.removed.add(entry);
      if (id === undefined && !isDiscovered && connector === undefined) noteUnknown(source, entry);
    } else {
      isGone = false;
    }
  }
  if (isGone) source.claim(local);
}

/** `coinbaseWallet.preference = …;`. */
function optionAssigned({ parents: [member, assignment, statement] }: FoundNode) {
  if (member?.type !== 'MemberExpression' || assignment?.type !== 'AssignmentExpression')
    return undefined;
  if (unwrapCasts(assignment.left) !== member || statement?.type !== 'ExpressionStatement')
    return undefined;
  return { name: readName(member.property), value: assignment.right, statement };
}

/** Entry of a list that a wallet stands in: itself, a call of it, or a function that calls it. */
function entryOf({ node, parents }: FoundNode) {
  let entry: Node = node;
  let isAlone = true;
  for (const parent of parents) {
    if (parent.type === 'ArrayExpression') return { entry, list: parent, isAlone };
    if (parent.type === 'ConditionalExpression' && parent.test !== entry) isAlone = false;
    else if (parent.type === 'LogicalExpression' && parent.right === entry) isAlone = false;
    else if (parent.type === 'CallExpression' && parent.callee === entry) entry = parent;
    else if (parent.type === 'ArrowFunctionExpression' && parent.body === entry) entry = parent;
    else break;
  }
  return { entry, list: undefined, isAlone };
}

/** Two names of one wallet in a list. */
function isListedBefore(source: Source, list: ArrayExpression, entry: Node, id: string): boolean {
  for (const element of list.elements) {
    if (!element || unwrapCasts(element) === entry) return false;
    const name = readName(element);
    if (lookUp(WALLET_IDS, source.importOf(name)?.imported ?? '') === id) return true;
  }
  return false;
}

/** Removes wallets that are functions from elsewhere: no list of ids can have them. */
function leaveOutOthers(
  source: Source,
  list: ArrayExpression,
  { lists, removed, own }: Found,
): void {
  for (const element of list.elements) {
    if (element?.type === 'SpreadElement') {
      for (const inner of arraysIn(source.resolve(element.argument))) lists.add(inner);
    } else if (element && !removed.has(element) && isWalletFunction(source, element)) {
      own.push(readOwnWallet(source, unwrapCasts(element)));
      removed.add(element);
    }
  }
}

/** Removes conditional entries of which nothing is left: `...(isLocal ? [] : [])`. */
function leaveOutEmpty(list: ArrayExpression, removed: Set<Node>): void {
  for (const element of list.elements) {
    if (element?.type !== 'SpreadElement') continue;
    const arrays = arraysIn(unwrapCasts(element.argument));
    const entries = arrays.flatMap(({ elements }) => elements);
    if (entries.length > 0 && entries.every((entry) => entry && removed.has(entry)))
      removed.add(element);
  }
}

function arraysIn(node: Node): ArrayExpression[] {
  if (node.type === 'ArrayExpression') return [node];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((branch) => arraysIn(unwrapCasts(branch)));
  return node.type === 'LogicalExpression' ? arraysIn(unwrapCasts(node.right)) : [];
}

function isWalletFunction(source: Source, element: Node): boolean {
  const wallet = unwrapCasts(element);
  if (wallet.type === 'ArrowFunctionExpression' || wallet.type === 'CallExpression')
    return !source.editedTextOf(element).startsWith(source.quote);
  if (wallet.type !== 'Identifier') return false;
  return source.editedTextOf(element) === source.textOf(element);
}

function noteUnknown(source: Source, wallet: Node): void {
  source.note(
    wallet,
    `\`${source.textOf(wallet)}\` is left out: the wallet list does not have it. A wallet of your own is a row, \`{ id, name, accent, homepage }\` (docs/own-wallets.md).`,
  );
}

/** Removes entries from a list, one by one if each has a separate line. */
function closeGaps(source: Source, list: ArrayExpression, removed: ReadonlySet<Node>): void {
  const entries = list.elements.filter((element) => element !== null);
  const kept = entries.filter((entry) => !removed.has(entry));
  if (kept.length === entries.length) return;
  if (!source.textOf(list).includes('\n'))
    source.replace(list, `[${kept.map((entry) => source.editedTextOf(entry)).join(', ')}]`);
  else for (const entry of entries) if (removed.has(entry)) source.remove(entry);
}

function groupsOf(source: Source) {
  return source
    .all('ObjectExpression')
    .filter(({ node }) => optionsOf(node).has('groupName'))
    .map(({ node, parents }) => ({ group: node, parents }));
}

/** `groupName` is `name`; a group of which nothing is left goes. */
function rewriteGroup(
  source: Source,
  group: ObjectExpression,
  parent: Node | undefined,
  removed: ReadonlySet<Node>,
): void {
  const wallets = optionsOf(group).get('wallets');
  const list = wallets && unwrapCasts(wallets);
  if (list?.type === 'ArrayExpression' && parent?.type === 'ArrayExpression') {
    if (list.elements.every((element) => element && removed.has(element))) {
      source.remove(group);
      return;
    }
  }
  for (const property of group.properties) {
    if (property.type !== 'ObjectProperty' || readName(property.key) !== 'groupName') continue;
    if (property.shorthand) source.insertBefore(property, 'name: ');
    else source.replace(property.key, 'name');
  }
}

/** Properties of an object by their names. */
export function optionsOf(options: ObjectExpression): ReadonlyMap<string, Expression> {
  const given = new Map<string, Expression>();
  for (const property of options.properties) {
    if (property.type === 'ObjectProperty' && isExpression(property.value))
      given.set(readName(property.key), property.value);
  }
  return given;
}

function isExpression(node: Node): node is Expression {
  return !/Pattern$|^TSParameterProperty$|^VoidPattern$/.test(node.type);
}
