import type { CallExpression, Expression, Node } from '@babel/types';
import { KIT } from './names.ts';
import { nameOf, type Source } from './source.ts';
import { claimWallets, optionsOf, rewriteWalletOption, walletGroups } from './walletGroups.ts';

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
 * files that import it are unchanged; the kit's configuration is added next to it.
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
  const given = optionsOf(options);
  const kept: Node[] = [];
  for (const property of options.properties) {
    const key = property.type === 'ObjectProperty' ? nameOf(property.key) : undefined;
    if (key === undefined || key === 'wallets' || SAME_OPTIONS.includes(key)) {
      kept.push(property);
      continue;
    }
    source.remove(property);
    if (!PHONE_OPTIONS.includes(key)) {
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
  const text = replacePhoneConnector(source, given, indent);
  const anchor = kept.at(-1);
  const line = `connectors: [\n${indent}  ${text},\n${indent}]`;
  if (anchor) source.insertBefore(anchor, `${line},\n${indent}`);
}

/** `pairing({ … })` with the options that were the configuration's. */
function replacePhoneConnector(
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

/** Declares the kit's configuration under a name of its own, and wagmi's under the one it had. */
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

/** Adds the kit's configuration next to the one made by wagmi's `createConfig`. */
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
      const text = replacePhoneConnector(source, given, indent);
      const list = groups && walletGroups(source, groups);
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

function propertyText(key: string, value: string): string {
  return key === value ? key : `${key}: ${value}`;
}
