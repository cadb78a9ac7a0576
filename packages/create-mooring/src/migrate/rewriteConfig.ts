import type {
  ArrayExpression,
  CallExpression,
  Expression,
  Node,
  ObjectExpression,
} from '@babel/types';
import { FOUND_WALLETS, KIT, WALLETS } from './names.ts';
import { type Found, nameOf, type Source } from './source.ts';

/** Name of the configuration that `<MooringProvider>` takes. */
export const CONFIG_NAME = 'mooringConfig';

const RELAY = 'wss://relay.walletconnect.org';

/** Options that become the phone connector's. */
const PHONE_OPTIONS = [
  'projectId',
  'appDescription',
  'appUrl',
  'appIcon',
  'walletConnectParameters',
];
/** Options that are there by the same name. */
const SAME_OPTIONS = ['appName', 'chains', 'transports', 'ssr'];

/**
 * Rewrites `getDefaultConfig` and `connectorsForWallets`. wagmi's configuration keeps its name, so that
 * whoever imports it goes on as before; the kit's stands beside it.
 * @returns true when it is made at the top of the file
 */
export function rewriteConfig(source: Source): boolean {
  const listed = rewriteWalletLists(source);
  let isMade = listed !== undefined && wrapWagmiConfig(source, listed);
  for (const local of source.localsOf('getDefaultConfig')) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const [call, ...around] = parents;
      if (call?.type !== 'CallExpression') continue;
      source.import(KIT, 'createMooringConfig');
      source.replace(node, 'createMooringConfig');
      rewriteOptions(source, call);
      isMade = nameConfig(source, call, around) || isMade;
    }
  }
  return isMade;
}

function rewriteOptions(source: Source, call: CallExpression): void {
  const [options] = call.arguments;
  if (options?.type !== 'ObjectExpression') {
    source.note(
      call,
      `The options of \`createMooringConfig\` are in docs/options.md; phones need \`pairing({ projectId, … })\` among \`connectors\`.`,
    );
    return;
  }
  const given = new Map<string, Expression>();
  for (const property of options.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const key = nameOf(property.key);
    if (isExpression(property.value)) given.set(key, property.value);
    if (key === 'wallets') continue;
    if (PHONE_OPTIONS.includes(key)) source.remove(property);
    else if (!SAME_OPTIONS.includes(key)) {
      source.remove(property);
      source.note(
        property,
        key === 'storage'
          ? '`storage` is gone: the kit keeps what belongs on the device, `storage` takes anything like `localStorage`.'
          : `\`${key}\` is an option of wagmi's own configuration: make one with \`createConfig\` and hand it over as \`wagmi\`.`,
      );
    }
  }
  if (given.has('walletConnectParameters'))
    source.note(call, '`walletConnectParameters` has no counterpart: `pairing` is another client.');
  rewriteWalletOption(source, given.get('wallets'));
  const projectId = given.get('projectId');
  if (!projectId) return;
  source.import('@mooring/pairing', 'pairing');
  const indent = `${source.indentOf(call)}  `;
  const text = phoneConnector(source, given, indent);
  const lastKept = options.properties.filter(
    (property) => property.type !== 'ObjectProperty' || !isRemoved(nameOf(property.key)),
  );
  const anchor = lastKept.at(-1);
  const line = `connectors: [\n${indent}  ${text},\n${indent}]`;
  if (anchor) source.insertBefore(anchor, `${line},\n${indent}`);
}

function isRemoved(key: string): boolean {
  return key !== 'wallets' && !SAME_OPTIONS.includes(key);
}

/** `pairing({ … })` with the options that were the configuration's. */
function phoneConnector(
  source: Source,
  given: ReadonlyMap<string, Expression>,
  indent: string,
): string {
  const { quote } = source;
  const textOf = (key: string) => {
    const node = given.get(key);
    return node && source.textOf(node);
  };
  const name = textOf('appName') ?? `${quote}${quote}`;
  const icon = textOf('appIcon');
  const inner = `${indent}    `;
  return [
    'pairing({',
    `${inner}${propertyText('projectId', textOf('projectId') ?? '')},`,
    `${inner}relayUrl: ${quote}${RELAY}${quote},`,
    `${inner}metadata: {`,
    `${inner}  name: ${name},`,
    `${inner}  description: ${textOf('appDescription') ?? name},`,
    `${inner}  url: ${
      textOf('appUrl') ??
      `typeof window === ${quote}undefined${quote} ? ${quote}${quote} : window.location.origin`
    },`,
    `${inner}  icons: [${icon ?? ''}],`,
    `${inner}},`,
    `${indent}  })`,
  ].join('\n');
}

/** Gives the kit's configuration a name of its own, and wagmi's the one it had. */
function nameConfig(source: Source, call: CallExpression, around: readonly Node[]): boolean {
  const [declarator, declaration, parent] = around;
  if (declarator?.type !== 'VariableDeclarator' || declaration?.type !== 'VariableDeclaration') {
    source.note(
      call,
      `This made wagmi's configuration: \`createMooringConfig(…).wagmi\` is it now, and \`<MooringProvider>\` takes the whole.`,
    );
    return false;
  }
  const isExported = parent?.type === 'ExportNamedDeclaration';
  const isTop = isExported || parent?.type === 'Program';
  source.replace(declarator.id, CONFIG_NAME);
  const statement = isExported ? parent : declaration;
  const indent = source.indentOf(statement);
  const kind = isExported ? 'export const' : 'const';
  source.insertAfter(
    statement,
    `\n${indent}${kind} ${source.textOf(declarator.id)} = ${CONFIG_NAME}.wagmi;`,
  );
  if (!isTop) {
    source.note(call, `Hand \`${CONFIG_NAME}\` to \`<MooringProvider config={…}>\`.`);
    return false;
  }
  const isProvidedHere = source.localsOf('RainbowKitProvider').length > 0;
  if (!isExported && !isProvidedHere) source.insertBefore(declaration, 'export ');
  return true;
}

/** Options of the kit's configuration beside wagmi's own. */
interface Listed {
  readonly appName: string;
  /** Groups of wallets, where they are written out. */
  readonly wallets: string | undefined;
}

/** Makes the kit's configuration beside the one that `createConfig` of wagmi makes. */
function wrapWagmiConfig(source: Source, { appName, wallets }: Listed): boolean {
  for (const local of source.localsOf('createConfig', /^wagmi$/)) {
    for (const { parents } of source.usesOf(local)) {
      const [call, declarator, declaration, parent] = parents;
      if (call?.type !== 'CallExpression' || declarator?.type !== 'VariableDeclarator') continue;
      const isExported = parent?.type === 'ExportNamedDeclaration';
      if (declaration?.type !== 'VariableDeclaration') continue;
      if (!isExported && parent?.type !== 'Program') continue;
      const wagmi = nameOf(declarator.id);
      source.import(KIT, 'createMooringConfig');
      const isProvidedHere = source.localsOf('RainbowKitProvider').length > 0;
      source.insertAfter(
        isExported ? parent : declaration,
        [
          `\n\n${isProvidedHere ? '' : 'export '}const ${CONFIG_NAME} = createMooringConfig({`,
          `  ${propertyText('appName', appName)},`,
          `  chains: ${wagmi}.chains,`,
          ...(wallets === undefined ? [] : [`  wallets: ${wallets},`]),
          `  wagmi: ${wagmi},`,
          '});',
        ].join('\n'),
      );
      return true;
    }
  }
  return false;
}

/** `connectorsForWallets(groups, { appName, projectId })`, whose result wagmi's configuration takes. */
function rewriteWalletLists(source: Source): Listed | undefined {
  let listed: Listed | undefined;
  for (const local of source.localsOf('connectorsForWallets')) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const [call] = parents;
      if (call?.type !== 'CallExpression') continue;
      const [groups, options] = call.arguments;
      if (options?.type !== 'ObjectExpression') {
        source.note(
          node,
          '`connectorsForWallets` is `wallets` of `createMooringConfig` and `pairing(…)`.',
        );
        continue;
      }
      const given = optionsOf(options);
      const indent = source.indentOf(call);
      source.import('@mooring/pairing', 'pairing');
      const text = phoneConnector(source, given, indent);
      const list = groups && groupsText(source, groups);
      source.replace(call, `[\n${indent}  ${text},\n${indent}]`);
      const appName = given.get('appName');
      listed = {
        appName: appName ? source.textOf(appName) : `${source.quote}${source.quote}`,
        wallets: list,
      };
      if (groups && list === undefined)
        source.note(
          groups,
          "Wallets are groups of ids here: `wallets: [{ name, wallets: ['metamask'] }]`.",
        );
      claimWallets(source, call);
    }
  }
  return listed;
}

function optionsOf(options: ObjectExpression): ReadonlyMap<string, Expression> {
  const given = new Map<string, Expression>();
  for (const property of options.properties) {
    if (property.type === 'ObjectProperty' && isExpression(property.value))
      given.set(nameOf(property.key), property.value);
  }
  return given;
}

/** `wallets` of `getDefaultConfig`: groups of functions become groups of ids. */
function rewriteWalletOption(source: Source, wallets: Expression | undefined): void {
  if (!wallets) return;
  const text = groupsText(source, wallets);
  if (text === undefined) {
    source.note(wallets, "`wallets` takes groups of ids: `[{ name, wallets: ['metamask'] }]`.");
    return;
  }
  source.replace(wallets, text);
  claimWallets(source, wallets);
}

/** Groups by the ids of the catalogue; undefined unless they are written out. */
function groupsText(source: Source, groups: Node): string | undefined {
  if (groups.type !== 'ArrayExpression') return undefined;
  const { quote } = source;
  const texts = groups.elements.map((group) => {
    if (group?.type !== 'ObjectExpression') return undefined;
    const given = optionsOf(group);
    const wallets = given.get('wallets');
    const name = given.get('groupName');
    if (wallets?.type !== 'ArrayExpression' || !name) return undefined;
    const ids = idsOf(source, wallets).map((id) => `${quote}${id}${quote}`);
    return `{ name: ${source.textOf(name)}, wallets: [${ids.join(', ')}] }`;
  });
  return texts.includes(undefined) ? undefined : `[${texts.join(', ')}]`;
}

function idsOf(source: Source, wallets: ArrayExpression): string[] {
  return wallets.elements.flatMap((wallet) => {
    const local = nameOf(wallet);
    const imported = source.importOf(local)?.imported ?? local;
    const id = WALLETS[imported];
    if (id !== undefined) return [id];
    if (wallet && !FOUND_WALLETS.includes(imported)) {
      source.note(
        wallet,
        `The catalogue has no \`${source.textOf(wallet)}\`: a row of your own is \`{ id, name, accent, homepage }\`.`,
      );
    }
    return [];
  });
}

/** Marks the imported wallets that nothing but a replaced node used. */
function claimWallets(source: Source, replaced: Node): void {
  for (const { node } of source.all('ImportDeclaration')) {
    if (node.source.value !== '@rainbow-me/rainbowkit/wallets') continue;
    for (const { local } of node.specifiers) {
      const isGone = source
        .usesOf(local.name)
        .every(({ parents }: Found) => parents.includes(replaced));
      if (isGone) source.claim(local.name);
    }
  }
}

function propertyText(key: string, value: string): string {
  return key === value ? key : `${key}: ${value}`;
}

function isExpression(node: Node): node is Expression {
  return !/Pattern$|^TSParameterProperty$|^VoidPattern$/.test(node.type);
}
