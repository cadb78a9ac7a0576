import type { CallExpression, Expression, Node, ObjectExpression } from '@babel/types';
import { connectorTexts, propertyText, SAFE_ALONE } from './connectorTexts.ts';
import { KIT } from './names.ts';
import { declaredAtTop, readName, unwrapCasts } from './nodes.ts';
import { noteOwnWallet, type OwnWallet } from './ownWallets.ts';
import {
  type Listed,
  rewriteConnectorLists,
  rewriteDefaultWallets,
} from './rewriteConnectorLists.ts';
import type { Source } from './source.ts';
import {
  type ConnectorWallets,
  listsWallets,
  optionsOf,
  rewriteWalletLists,
} from './walletGroups.ts';

/** Name of the configuration that `<MooringProvider>` takes. */
export const CONFIG_NAME = 'mooringConfig';

/** Name of groups of wallets that another file than the configuration's has. */
export const GROUPS_NAME = 'walletGroups';

/** Options that become the phone connector's. */
const PHONE_OPTIONS = ['projectId', 'appDescription', 'appUrl', 'appIcon'];
/** Options that are there by the same name. */
const SAME_OPTIONS = ['appName', 'chains', 'transports', 'ssr'];

/** Result of rewriting a file's configuration. */
export interface RewrittenConfig {
  /** True if the kit's configuration is made at the top of the file. */
  readonly isMade: boolean;
  /** True if the file exports groups of wallets, as `walletGroups`. */
  readonly hasGroups: boolean;
  /** Name of the application beside those groups, as a literal. */
  readonly appName?: string | undefined;
  /** Function that makes it, if it is not made at the top. */
  readonly within?: Node | undefined;
}

/**
 * Rewrites `getDefaultConfig` and `connectorsForWallets`. wagmi's configuration keeps its name, so that
 * files that import it are unchanged; the kit's configuration is added next to it.
 * @param others wallets that other files list, and that need their own connector
 */
export function rewriteConfig(
  source: Source,
  others: ConnectorWallets = new Map(),
): RewrittenConfig {
  const { connectors, own } = rewriteWalletLists(source);
  const wallets = listsWallets(source) ? connectors : others;
  const defaults = rewriteDefaultWallets(source);
  const listed = rewriteConnectorLists(source, wallets, own) ?? defaults;
  let isCarried = listed !== undefined;
  let isMade = listed !== undefined && wrapWagmiConfig(source, listed);
  const hasGroups = !isMade && exportGroups(source, listed);
  let within: Node | undefined;
  for (const local of source.localsOf('getDefaultConfig')) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const [call, ...around] = parents;
      if (call?.type !== 'CallExpression' || unwrapCasts(call.callee) !== node) {
        source.note(node, '`getDefaultConfig` is `createMooringConfig`, whose `wagmi` is wagmi’s.');
        continue;
      }
      source.import(KIT, 'createMooringConfig');
      source.replace(node, 'createMooringConfig');
      if (rewriteOptions(source, call, wallets, isCarried ? [] : own)) isCarried = true;
      const isTop = nameConfig(source, call, around);
      isMade ||= isTop;
      if (!isTop) within = around.find(({ type }) => /Function/.test(type));
    }
  }
  if (!isCarried) for (const wallet of own) noteOwnWallet(source, wallet);
  return { isMade, hasGroups, within, appName: listed?.appLiteral };
}

/** @returns false if the options are not written in the file */
function rewriteOptions(
  source: Source,
  call: CallExpression,
  wallets: ConnectorWallets,
  own: readonly OwnWallet[],
): boolean {
  const [argument] = call.arguments;
  const options = argument && source.resolve(argument);
  if (options?.type !== 'ObjectExpression') {
    source.note(
      call,
      `The options of \`createMooringConfig\` are in docs/options.md; phones need \`pairing({ projectId, … })\` among \`connectors\`.`,
    );
    return false;
  }
  const needed = optionsOf(options).has('wallets') ? wallets : new Map([...wallets, ...SAFE_ALONE]);
  rewriteOptionsOf(source, options, { wallets: needed, own });
  return true;
}

/** How a kit names options of its configuration. */
export interface ConfigNames {
  readonly wallets: ConnectorWallets;
  /** Wallets of the application. */
  readonly own?: readonly OwnWallet[];
  /** Options by the names that they have here. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Options that go, each with what to tell; empty if there is nothing to tell. */
  readonly gone?: Readonly<Record<string, string>>;
  /** Options that stand elsewhere. */
  readonly others?: ReadonlyMap<string, Expression>;
}

/** Rewrites the options of a kit's configuration to those of `createMooringConfig`. */
export function rewriteOptionsOf(
  source: Source,
  options: ObjectExpression,
  { wallets, own: ownWallets = [], renamed = {}, gone = {}, others = new Map() }: ConfigNames,
): void {
  const given = new Map(others);
  const kept: Node[] = [];
  let own: Node | undefined;
  for (const property of options.properties) {
    if (property.type !== 'ObjectProperty') {
      source.note(property, 'Options that `createMooringConfig` does not have are ignored here.');
      kept.push(property);
      continue;
    }
    const name = readName(property.key);
    const key = renamed[name] ?? name;
    const value = optionsOf(options).get(name);
    if (value) given.set(key, value);
    if (key === 'connectors') own = value;
    else if (key === 'wallets' || SAME_OPTIONS.includes(key)) {
      kept.push(property);
      if (key !== name && property.shorthand) source.insertBefore(property, `${key}: `);
      else if (key !== name) source.replace(property.key, key);
      continue;
    }
    source.remove(property);
    if (key === 'walletConnectParameters' || [...PHONE_OPTIONS, 'connectors'].includes(key))
      continue;
    const told = gone[name];
    if (told === '') continue;
    source.note(
      property,
      told ??
        (key === 'storage'
          ? '`storage` is gone: the kit keeps what belongs on the device, `storage` takes anything like `localStorage`.'
          : `\`${key}\` is an option of wagmi's own configuration: make one with \`createConfig\` and hand it over as \`wagmi\`.`),
    );
  }
  const { unit } = source;
  const indent = `${source.indentOf(options)}${unit}`;
  const connectors = connectorTexts(source, given, wallets, `${indent}${unit}`, ownWallets);
  if (own) connectors.unshift(`...${source.textOf(own)}`);
  if (connectors.length === 0) return;
  const lines = connectors.map((text) => `${indent}${unit}${text},\n`).join('');
  const anchor = kept.at(-1);
  if (anchor) source.insertBefore(anchor, `connectors: [\n${lines}${indent}],\n${indent}`);
  else source.replace(options, `{\n${indent}connectors: [\n${lines}${indent}],\n}`);
}

/** Declares the kit's configuration under a name of its own, and wagmi's under the one it had. */
export function nameConfig(
  source: Source,
  call: Node,
  around: readonly Node[],
  wrap: (wagmi: string) => string = (wagmi) => wagmi,
): boolean {
  const [declarator, declaration, parent] = around;
  if (declarator?.type === 'ExportDefaultDeclaration') {
    const { semicolon } = source;
    const end = source.textOf(declarator).endsWith(';') ? '' : semicolon;
    source.replaceStart(declarator, declarator.declaration, `export const ${CONFIG_NAME} = `);
    const wagmi = wrap(`${CONFIG_NAME}.wagmi`);
    source.insertAfter(declarator, `${end}\nexport default ${wagmi}${semicolon}`);
    return true;
  }
  const isNamed =
    declarator?.type === 'VariableDeclarator' &&
    declarator.id.type === 'Identifier' &&
    declaration?.type === 'VariableDeclaration' &&
    declaration.declarations.length === 1;
  if (!isNamed) {
    source.insertAfter(call, '.wagmi');
    source.note(
      call,
      `\`<MooringProvider config={…}>\` takes the result of \`createMooringConfig\`, wagmi its \`.wagmi\`: make it once, outside of rendering.`,
    );
    return false;
  }
  const isExported = parent?.type === 'ExportNamedDeclaration';
  const isTop = isExported || parent?.type === 'Program';
  const { id, init } = declarator;
  source.replace(id, CONFIG_NAME);
  const wagmi = wrap(`${CONFIG_NAME}.wagmi`);
  const value = init ? source.castLike(init, call, wagmi) : wagmi;
  if (init) source.dropCasts(init, call);
  const statement = isExported ? parent : declaration;
  const indent = source.indentOf(statement);
  const kind = `${isExported ? 'export ' : ''}${declaration.kind === 'let' ? 'let' : 'const'}`;
  source.insertAfter(
    statement,
    `\n${indent}${kind} ${source.textOf(id)} = ${value}${source.semicolon}`,
  );
  if (!isTop) return false;
  const isProvidedHere = ['RainbowKitProvider', 'ConnectKitProvider'].some(
    (provider) => source.localsOf(provider).length > 0,
  );
  if (!isExported && !isProvidedHere) source.insertBefore(declaration, 'export ');
  return true;
}

/** Adds the kit's configuration next to the one made by wagmi's `createConfig`. */
function wrapWagmiConfig(source: Source, { appName, wallets, areGlobal }: Listed): boolean {
  for (const local of source.localsOf('createConfig', /^wagmi$/)) {
    for (const { parents } of source.usesOf(local)) {
      const [call, declarator, declaration, parent] = parents;
      if (call?.type !== 'CallExpression' || declarator?.type !== 'VariableDeclarator') continue;
      const isExported = parent?.type === 'ExportNamedDeclaration';
      if (declaration?.type !== 'VariableDeclaration') continue;
      if (!isExported && parent?.type !== 'Program') continue;
      const wagmi = readName(declarator.id);
      source.import(KIT, 'createMooringConfig');
      const isProvidedHere = source.localsOf('RainbowKitProvider').length > 0;
      const { unit } = source;
      source.insertAfter(
        isExported ? parent : declaration,
        [
          `\n\n${isProvidedHere ? '' : 'export '}const ${CONFIG_NAME} = createMooringConfig({`,
          `${unit}${propertyText('appName', appName)},`,
          `${unit}chains: ${wagmi}.chains,`,
          ...(wallets === undefined || !areGlobal
            ? []
            : [`${unit}${propertyText('wallets', wallets.replaceAll('\n', `\n${unit}`))},`]),
          `${unit}wagmi: ${wagmi},`,
          `})${source.semicolon}`,
        ].join('\n'),
      );
      return true;
    }
  }
  return false;
}

/** Exports the groups for the file that makes the configuration. */
function exportGroups(source: Source, listed: Listed | undefined): boolean {
  if (listed?.wallets === undefined || !listed.areGlobal) return false;
  const [groups] = listed.call.arguments;
  const name = groups ? readName(groups) : '';
  const variable = declaredAtTop(source.program, name);
  if (variable) {
    const exported = name === GROUPS_NAME ? name : `${name} as ${GROUPS_NAME}`;
    if (variable.type !== 'ExportNamedDeclaration' || name !== GROUPS_NAME)
      source.insertAfter(variable, `\nexport { ${exported} }${source.semicolon}`);
    return true;
  }
  const statement = source.statementOf(listed.call);
  if (!statement) return false;
  source.insertAbove(
    statement,
    `export const ${GROUPS_NAME} = ${listed.wallets}${source.semicolon}\n\n`,
  );
  return true;
}
