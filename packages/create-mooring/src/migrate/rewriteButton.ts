import type {
  ArrowFunctionExpression,
  FunctionExpression,
  JSXAttribute,
  JSXElement,
  JSXOpeningElement,
  Node,
  ObjectExpression,
  ObjectPattern,
  ObjectProperty,
  UnaryExpression,
} from '@babel/types';
import { lookUp } from '@mooring/internal';
import { wrapList } from './imports.ts';
import { BUTTON_PROPS, DIALOG_FIELDS, findWalletId, KIT } from './names.ts';
import { readBinding, readName, unwrapCasts } from './nodes.ts';
import type { Source } from './source.ts';

const SCREENS: Readonly<Record<string, string>> = { smallScreen: 'small', largeScreen: 'large' };

/** Fields of an object by their former names, as expressions of a name for it. */
type FieldTable = Readonly<Record<string, (object: string, dot: string) => string>>;

/** Those of the custom button's account. */
const ACCOUNT_FIELDS: FieldTable = {
  displayName: (account, dot) => `${account}${dot}label`,
  displayBalance: (account, dot) => `${account}${dot}balance`,
  ensAvatar: (account, dot) => `${account}${dot}avatar`,
  ensName: (account, dot) => `${account}${dot}name`,
  hasPendingTransactions: (account, dot) =>
    dot === '.'
      ? `(${account}.pendingTransactions > 0)`
      : `((${account}?.pendingTransactions ?? 0) > 0)`,
};

/** Those of its chain. */
const CHAIN_FIELDS: FieldTable = {
  unsupported: (chain, dot) =>
    dot === '.' ? `!${chain}.supported` : `${chain}?.supported === false`,
  name: (chain, dot) => `${chain}${dot}chain?.name`,
  iconUrl: (chain, dot) => `${chain}${dot}icon`,
  hasIcon: (chain, dot) => `Boolean(${chain}${dot}icon)`,
};

/** Fields of a wallet button's state that have the same names here. */
const WALLET_BUTTON_STATE = ['ready', 'connect', 'connected', 'loading'];

/** Notes on fields that the state of a button does not have. */
const STATE_NOTES: Readonly<Record<string, string>> = {
  connector:
    'The button’s state has no `connector`: `useAccount()` of wagmi has the connected one, `useWalletList()` of `@mooring/connect/headless` names and icons.',
  error: 'The button’s state has no `error`: the dialog shows what went wrong.',
};

/** Rewrites `<WalletButton>` and `<WalletButton.Custom>`. */
export function rewriteWalletButton(source: Source): void {
  for (const local of source.localsOf('WalletButton')) {
    source.claim(local);
    let isPlain = false;
    for (const { parents } of source.usesOf(local)) {
      const [parent, element, whole] = parents;
      if (parent?.type === 'JSXMemberExpression') {
        source.import(KIT, 'CustomWalletButton');
        source.replace(parent, 'CustomWalletButton');
        if (element?.type !== 'JSXOpeningElement') continue;
        for (const attribute of element.attributes) rewriteWalletAttribute(source, attribute);
        if (whole?.type === 'JSXElement') rewriteCustomWallet(source, whole);
      } else {
        isPlain = true;
        if (parent?.type !== 'JSXOpeningElement') continue;
        for (const attribute of parent.attributes) rewriteWalletAttribute(source, attribute);
      }
    }
    if (isPlain) source.import(KIT, local === 'WalletButton' ? local : `WalletButton as ${local}`);
  }
}

function rewriteCustomWallet(source: Source, element: JSXElement): void {
  if (element.closingElement) source.replace(element.closingElement.name, 'CustomWalletButton');
  const render = findRender(element);
  const [state] = render?.params ?? [];
  if (!render || state?.type !== 'ObjectPattern') {
    source.note(
      element,
      'The state of `CustomWalletButton` has `ready`, `connect`, `connected` and `loading`; errors are shown in the dialog.',
    );
    return;
  }
  const parts: string[] = [];
  for (const property of state.properties) {
    if (property.type !== 'ObjectProperty') {
      source.note(property, 'The rest of the state is `ready`, `connect`, `connected`, `loading`.');
      parts.push(source.textOf(property));
    } else if (WALLET_BUTTON_STATE.includes(readName(property.key)))
      parts.push(source.textOf(property));
    else if (readName(property.key) === 'mounted') {
      if (!parts.includes('ready')) parts.push('ready');
      source.rename(property.value, 'ready');
    } else noteUses(source, property);
  }
  const list = [...new Set(parts)];
  if (list.join() !== state.properties.map((property) => source.textOf(property)).join())
    source.replace(
      state,
      list.length === 0 ? '{}' : wrapList('{', list, '}', source.indentOf(state), source.unit),
    );
}

function rewriteWalletAttribute(source: Source, attribute: Node): void {
  if (attribute.type !== 'JSXAttribute' || readName(attribute.name) !== 'wallet') return;
  const { value } = attribute;
  const id = value?.type === 'StringLiteral' ? findWalletId(value.value) : undefined;
  if (value && id !== undefined)
    source.replace(value, source.textOf(value).replace(readName(value), id));
  else source.note(attribute, '`wallet` is an id of the catalogue, or of a row of your own.');
}

/** Rewrites `<ConnectButton>` and `<ConnectButton.Custom>`. */
export function rewriteButton(source: Source): void {
  for (const local of source.localsOf('ConnectButton')) {
    source.claim(local);
    let isPlain = false;
    for (const { node, parents } of source.usesOf(local)) {
      const [parent, element, whole] = parents;
      if (parent?.type === 'JSXMemberExpression') {
        source.import(KIT, 'CustomConnectButton');
        source.replace(parent, 'CustomConnectButton');
        if (element?.type === 'JSXOpeningElement' && whole?.type === 'JSXElement')
          rewriteCustom(source, whole);
      } else if (parent?.type === 'MemberExpression') {
        source.import(KIT, 'CustomConnectButton');
        source.replace(parent, 'CustomConnectButton');
        source.note(node, 'The state of `CustomConnectButton` has its own names.');
      } else {
        isPlain = true;
        if (parent?.type === 'JSXOpeningElement') rewriteProps(source, parent);
      }
    }
    if (isPlain)
      source.import(KIT, local === 'ConnectButton' ? local : `ConnectButton as ${local}`);
  }
}

function rewriteProps(source: Source, { attributes }: JSXOpeningElement): void {
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      source.note(
        attribute,
        'The button’s properties are `account`, `balance`, `network`, `label`.',
      );
      continue;
    }
    const name = lookUp(BUTTON_PROPS, readName(attribute.name));
    if (name === undefined || name === 'label') continue;
    source.replace(attribute.name, name);
    rewriteValue(source, attribute, name);
  }
}

function rewriteValue(source: Source, { value }: JSXAttribute, name: string): void {
  const inside = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  if (!inside || inside.type === 'BooleanLiteral') return;
  if (inside.type === 'ObjectExpression') renameScreens(source, inside);
  if (!['StringLiteral', 'ObjectExpression'].includes(inside.type))
    source.note(inside, `The values of \`${name}\` are in docs/components/connect-button.md.`);
}

/** Renames the keys of `{ smallScreen, largeScreen }`. */
function renameScreens(source: Source, { properties }: ObjectExpression): void {
  for (const property of properties) {
    if (property.type !== 'ObjectProperty') continue;
    const key = lookUp(SCREENS, readName(property.key));
    if (key !== undefined && !property.shorthand) source.replace(property.key, key);
    else if (key !== undefined) source.insertBefore(property, `${key}: `);
  }
}

type RenderFunction = ArrowFunctionExpression | FunctionExpression;

/** Function that is the element's child. */
export function findRender(element: JSXElement): RenderFunction | undefined {
  return element.children
    .map((child) =>
      child.type === 'JSXExpressionContainer' ? unwrapCasts(child.expression) : child,
    )
    .find(isFunctionNode);
}

function rewriteCustom(source: Source, element: JSXElement): void {
  if (element.closingElement) source.replace(element.closingElement.name, 'CustomConnectButton');
  const render = findRender(element);
  const [state] = render?.params ?? [];
  if (!render || !state) {
    source.note(element, 'The state of `CustomConnectButton` has its own names.');
    return;
  }
  if (state.type === 'ObjectPattern') {
    source.replace(state, rewriteState(source, state, render));
  } else source.note(state, 'The state has its own names: `account`, `network`, `connectDialog` …');
}

/** A field that the state does not have leaves the function's parameter; its uses are named. */
function noteUses(source: Source, property: ObjectProperty): void {
  const field = readName(property.key);
  const bound = readBinding(property);
  for (const { node } of source.usesOf(bound)) {
    source.note(node, lookUp(STATE_NOTES, field) ?? `The button’s state has no \`${field}\`.`);
  }
}

function isFunctionNode(node: Node): node is RenderFunction {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** Our state, taken apart into the names that the function's body uses; rewrites their uses. */
function rewriteState(source: Source, state: ObjectPattern, render: RenderFunction): string {
  const parts: string[] = [];
  const dialogs = new Map<string, string[]>();
  /** Field of ours, under a name that stands for nothing else in the function. */
  const bind = (field: string) => {
    const name = source.freeName(field, render.body, render);
    parts.push(name === field ? field : `${field}: ${name}`);
    return name;
  };
  for (const property of state.properties) {
    if (property.type !== 'ObjectProperty') {
      source.note(property, 'The rest of the state has its own names.');
      parts.push(source.textOf(property));
      continue;
    }
    const key = readName(property.key);
    const bound = readBinding(property);
    const field = lookUp(DIALOG_FIELDS, key);
    if (field) {
      const fields = dialogs.get(field.dialog) ?? [];
      dialogs.set(field.dialog, [...fields, `${field.field}: ${source.textOf(property.value)}`]);
    } else if (key === 'chain') {
      parts.push(`network: ${source.textOf(property.value)}`);
      rewriteFields(source, bound, CHAIN_FIELDS);
    } else if (key === 'mounted') rewriteMounted(source, bound, bind('status'));
    else if (key === 'authenticationStatus') source.rename(bound, `${bind('signIn')}.status`);
    else if (key === 'account') {
      parts.push(source.textOf(property));
      rewriteFields(source, bound, ACCOUNT_FIELDS);
    } else noteUses(source, property);
  }
  for (const [dialog, fields] of dialogs) parts.push(`${dialog}: { ${fields.join(', ')} }`);
  return wrapList('{', parts, '}', source.indentOf(state), source.unit);
}

/** A page is mounted once its status is known. */
function rewriteMounted(source: Source, bound: Node, status: string): void {
  const loading = `${source.quote}loading${source.quote}`;
  for (const use of source.usesOf(bound)) {
    const [parent, around] = use.parents;
    if (!isNegation(parent)) source.replaceUse(use, bracket(`${status} !== ${loading}`, parent));
    else source.replace(parent, bracket(`${status} === ${loading}`, around));
  }
}

const isNegation = (node: Node | undefined): node is UnaryExpression =>
  node?.type === 'UnaryExpression' && node.operator === '!';

/** Text of a comparison, in brackets if what stands before or after it binds closer. */
function bracket(text: string, parent: Node | undefined): string {
  const isTight = /^(?:Unary|Binary|Member|OptionalMember)/.test(parent?.type ?? '');
  return isTight && / [!=]== /.test(text) ? `(${text})` : text;
}

/** Uses of the account or the chain: fields of theirs by our names. */
function rewriteFields(source: Source, bound: Node, table: FieldTable): void {
  for (const { node, parents } of source.usesOf(bound)) {
    const [parent, around] = parents;
    const isMember =
      parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression';
    if (isMember && unwrapCasts(parent.object) === node) {
      const field = readName(parent.property);
      const rewrite = lookUp(table, field);
      const dot = parent.optional === true ? '?.' : '.';
      if (rewrite)
        source.replace(parent, bracket(rewrite(source.textOf(parent.object), dot), around));
      else noteField(source, parent, field, table);
    } else if (parent?.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern')
      source.note(parent.id, fieldsHint(table));
    else if (isHandedOn(parent, around)) source.note(node, fieldsHint(table));
  }
}

const fieldsHint = (table: FieldTable) =>
  table === ACCOUNT_FIELDS
    ? 'The account has `address`, `label`, `name`, `avatar`, `balance` and `pendingTransactions`.'
    : 'The network has `id`, `chain`, `icon` and `supported`; its name is `chain?.name`.';

/** True if a value goes where its fields are read by others. */
function isHandedOn(parent: Node | undefined, around: Node | undefined): boolean {
  if (parent?.type === 'JSXExpressionContainer') return around?.type === 'JSXAttribute';
  return /^(?:JSXSpreadAttribute|SpreadElement|ObjectProperty|ArrayExpression|CallExpression)$/.test(
    parent?.type ?? '',
  );
}

function noteField(source: Source, member: Node, field: string, table: FieldTable): void {
  if (table === CHAIN_FIELDS && field === 'iconBackground') {
    source.replace(member, 'undefined');
    source.note(member, 'There is no `iconBackground`: a network’s icon has its own.');
  } else if (table === ACCOUNT_FIELDS && field === 'balanceFormatted')
    source.note(
      member,
      '`formatUnits(account.balanceValue, account.balanceDecimals)` of viem is the whole balance.',
    );
}
