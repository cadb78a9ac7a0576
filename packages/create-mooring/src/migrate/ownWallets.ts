import type { Node } from '@babel/types';
import { readName, unwrapCasts } from './nodes.ts';
import type { Source } from './source.ts';

/** Wallet in a list that is a function of the application, or of a package other than RainbowKit. */
export interface OwnWallet {
  readonly node: Node;
  /** Expression of the function. */
  readonly text: string;
  /** Conditions under which it is listed. */
  readonly conditions: readonly string[];
  /** True if function or conditions name what only a function has. */
  readonly isLocal: boolean;
}

/** Function that a rewritten file gets for its own wallets. */
const CREATE_CONNECTOR = 'createOwnConnector';

/** Reads a wallet of the application, with the conditions of the lists that it is in. */
export function readOwnWallet(source: Source, node: Node): OwnWallet {
  const tests: Node[] = [];
  const conditions = conditionsAround(source, node, tests) ?? [];
  return {
    node,
    text: source.textOf(node),
    conditions,
    isLocal: [node, ...tests].some((each) => source.namesLocals(each)),
  };
}

/** Nodes between an entry and the list that RainbowKit takes. */
const LISTS = /^(?:ArrayExpression|SpreadElement|ObjectExpression|ObjectProperty)$/;

/**
 * Collects the conditions around an entry, also where the variable that holds its list is used.
 * @returns undefined if the entry is in no list
 */
function conditionsAround(
  source: Source,
  entry: Node,
  tests: Node[],
  followed: readonly Node[] = [],
): readonly string[] | undefined {
  const conditions: string[] = [];
  let inner = entry;
  const add = (test: Node, isNegated = false) => {
    // Whether a list is empty is no condition of what is in it.
    const list = followed.at(-1);
    if (list && source.usesOf(list).some(({ parents }) => parents.includes(test))) return;
    tests.push(test);
    conditions.unshift(isNegated ? `!(${source.textOf(test)})` : operand(source, test));
  };
  for (const parent of source.parentsOf(entry)) {
    if (parent.type === 'ConditionalExpression') {
      if (unwrapCasts(parent.test) === inner) return undefined;
      add(parent.test, unwrapCasts(parent.alternate) === inner);
    } else if (parent.type === 'LogicalExpression') {
      if (unwrapCasts(parent.right) !== inner) return undefined;
      if (parent.operator === '&&') add(parent.left);
    } else if (parent.type === 'VariableDeclarator') {
      const { id, init } = parent;
      if (!init || unwrapCasts(init) !== inner || followed.includes(id)) return undefined;
      return [...usedUnder(source, id, tests, [...followed, id]), ...conditions];
    } else if (!LISTS.test(parent.type)) return inner === entry ? undefined : conditions;
    inner = parent;
  }
  return conditions;
}

/** Conditions of all uses of a list: none if one has none. */
function usedUnder(
  source: Source,
  list: Node,
  tests: Node[],
  followed: readonly Node[],
): readonly string[] {
  const all = source
    .usesOf(list)
    .map(({ node }) => conditionsAround(source, node, tests, followed))
    .filter((conditions) => conditions !== undefined);
  const [first = [], ...others] = all;
  if (others.length === 0 || all.some((conditions) => conditions.length === 0))
    return others.length === 0 ? first : [];
  return [`(${all.map((conditions) => conditions.join(' && ')).join(' || ')})`];
}

function operand(source: Source, test: Node): string {
  const text = source.textOf(test);
  return /^(?:Conditional|Logical|Assignment|Arrow)/.test(test.type) ? `(${text})` : text;
}

/** Entries of `connectors` for wallets of the application. */
export function ownConnectorTexts(
  source: Source,
  wallets: readonly OwnWallet[],
  options: string,
): string[] {
  const kept = wallets.filter(({ isLocal }) => !isLocal);
  for (const wallet of wallets) if (wallet.isLocal) noteOwnWallet(source, wallet);
  if (kept.length === 0) return [];
  declareCreateConnector(source);
  return kept.map(({ text, conditions }) => {
    const call = `${CREATE_CONNECTOR}(${text}, ${options})`;
    return conditions.length === 0 ? call : `...(${conditions.join(' && ')} ? [${call}] : [])`;
  });
}

/** Notes a wallet that the command cannot move, with the line to write. */
export function noteOwnWallet(source: Source, { node, text }: OwnWallet): void {
  const create = node.type === 'ArrowFunctionExpression' ? `(${text})` : text;
  source.note(
    node,
    `\`${text.split('\n')[0]}\` is left out: add \`${create}().createConnector({})\` to \`connectors\`, and a row for its icon (docs/own-wallets.md#rainbowkits-wallet-functions).`,
  );
}

function declareCreateConnector(source: Source): void {
  const { quote, unit, isTyped, semicolon } = source;
  const icon = `typeof iconUrl === ${quote}string${quote} ? iconUrl : undefined`;
  const signature = isTyped
    ? [
        `function ${CREATE_CONNECTOR}(`,
        `${unit}createWallet: (options: { appName: string; projectId: string }) => {`,
        ...[
          'id: string',
          'name: string',
          'iconUrl?: unknown',
          'createConnector(details: object): CreateConnectorFn',
        ].map((member) => `${unit}${unit}${member}${semicolon}`),
        `${unit}},`,
        `${unit}options: { appName: string; projectId: string },`,
        '): CreateConnectorFn {',
      ]
    : [`function ${CREATE_CONNECTOR}(createWallet, options) {`];
  if (isTyped) source.import('wagmi', 'type CreateConnectorFn');
  source.append(
    [
      '/** Creates the connector of a wallet, with id, name and icon of the wallet. */',
      ...signature,
      `${unit}const wallet = createWallet(options)${semicolon}`,
      `${unit}const { id, name, iconUrl } = wallet${semicolon}`,
      `${unit}const icon = ${icon}${semicolon}`,
      `${unit}return (config) => ({ ...wallet.createConnector({})(config), id, name, icon })${semicolon}`,
      '}',
    ].join('\n'),
  );
}

/**
 * Removes RainbowKit's types from a file with wallet functions: `Wallet` where the compiler infers it, and the
 * type of the details that a connector is given.
 */
export function rewriteWalletTypes(source: Source): void {
  for (const local of source.localsOf('WalletDetailsParams')) {
    source.claim(local);
    source.rename(local, 'object');
  }
  for (const local of source.localsOf('Wallet')) {
    const annotations = source.usesOf(local).map(({ parents: [reference, annotation, typed] }) => {
      const isInferred =
        reference?.type === 'TSTypeReference' &&
        annotation?.type === 'TSTypeAnnotation' &&
        (typed?.type === 'Identifier'
          ? isDeclared(source, typed)
          : /Function/.test(typed?.type ?? ''));
      return isInferred ? annotation : undefined;
    });
    if (annotations.some((annotation) => annotation === undefined)) continue;
    source.claim(local);
    for (const annotation of annotations) if (annotation) source.remove(annotation);
    typeDetails(source);
  }
}

function isDeclared(source: Source, identifier: Node): boolean {
  return source.parentsOf(identifier)[0]?.type === 'VariableDeclarator';
}

/** Types the parameter of `createConnector`, which the type of the wallet did. */
function typeDetails(source: Source): void {
  for (const { node } of source.all('ObjectProperty')) {
    const create = unwrapCasts(node.value);
    if (readName(node.key) !== 'createConnector' || create.type !== 'ArrowFunctionExpression')
      continue;
    const [details] = create.params;
    if (details?.type !== 'Identifier' || details.typeAnnotation) continue;
    const isBare = !/^(?:async\s*)?\(/.test(source.textOf(create));
    source.replace(details, isBare ? `(${details.name}: object)` : `${details.name}: object`);
  }
}
