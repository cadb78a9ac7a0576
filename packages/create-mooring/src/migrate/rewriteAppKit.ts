import type { Expression, JSXAttribute, JSXElement, Node, ObjectExpression } from '@babel/types';
import { lookUp } from '@mooring/internal';
import { type DialogText, EITHER_DIALOG, rewriteDialogHook } from './dialogs.ts';
import { KITS } from './kits.ts';
import { KIT } from './names.ts';
import { type FoundNode, readName, unwrapCasts } from './nodes.ts';
import {
  CONFIG_NAME,
  nameConfig,
  type RewrittenConfig,
  rewriteOptionsOf,
} from './rewriteConfig.ts';
import type { ConfigPlaces } from './rewriteProvider.ts';
import type { Source } from './source.ts';
import { optionsOf } from './walletGroups.ts';

/** Networks that are not Ethereum's or compatible. */
const OTHER_NETWORKS = /^(?:solana|bitcoin|ton|tron|polkadot|sui|near)/i;

/** Rewrites `new WagmiAdapter(…)` and `createAppKit(…)`. */
export function rewriteAppKitConfig(source: Source): RewrittenConfig {
  const appKit = rewriteCreateAppKit(source);
  let isMade = false;
  let within: Node | undefined;
  for (const local of source.localsOf('WagmiAdapter')) {
    for (const { node, parents } of source.usesOf(local)) {
      const [made, ...around] = parents;
      if (made?.type === 'TSTypeReference') continue;
      const argument = made?.type === 'NewExpression' ? made.arguments[0] : undefined;
      const options = argument && source.resolve(argument);
      if (!made || !argument || options?.type !== 'ObjectExpression') {
        source.note(node, `The options of \`createMooringConfig\` are in ${KITS.appkit.document}.`);
        continue;
      }
      source.claim(local);
      source.import(KIT, 'createMooringConfig');
      source.replaceStart(made, argument, 'createMooringConfig(');
      rewriteAppKitAdapter(source, options, appKit);
      const isTop = nameConfig(source, made, around, (wagmi) => `{ wagmiConfig: ${wagmi} }`);
      isMade ||= isTop;
      if (!isTop) within = around.find(({ type }) => /Function/.test(type));
    }
  }
  return { isMade, hasGroups: false, within };
}

function rewriteAppKitAdapter(
  source: Source,
  options: ObjectExpression,
  appKit: ReadonlyMap<string, Expression>,
): void {
  const others = new Map<string, Expression>();
  const metadata = appKit.get('metadata');
  const fields = metadata && source.resolve(metadata);
  const name = fields?.type === 'ObjectExpression' ? optionsOf(fields).get('name') : undefined;
  if (name) others.set('appName', name);
  if (metadata) others.set('metadata', metadata);
  // AppKit's own connectors; it lists Safe and Coinbase Wallet too.
  const wallets = new Map([
    ['coinbaseWallet', undefined],
    ['safeWallet', undefined],
  ]);
  rewriteOptionsOf(source, options, {
    wallets,
    renamed: { networks: 'chains' },
    others,
    gone: { customRpcUrls: '`customRpcUrls` is `transports: { [chain.id]: http(url) }`.' },
  });
  const text = name ? source.textOf(name) : `${source.quote}My application${source.quote}`;
  source.insertInside(options, `\n${source.indentOf(options)}${source.unit}appName: ${text},`);
  if (!name) source.note(options, `Give \`${CONFIG_NAME}\` the name of your application.`);
}

const APPKIT_OPTION_NOTES: Readonly<Record<string, string>> = {
  adapters: '',
  networks: '',
  projectId: '',
  metadata: '',
  debug: '',
  enableReconnect: '',
  features:
    '`features` has no counterpart: no e-mail or social login, buying or swapping; accounts without a wallet are docs/passkey.md.',
  themeMode: '`themeMode` is `mode` of `<MooringProvider>`.',
  themeVariables: '`themeVariables` is `theme={darkTheme({ accent })}`: docs/theming.md.',
  defaultNetwork: '`defaultNetwork` is `initialChain` of `<MooringProvider>`.',
  siweConfig: '`siweConfig` is the adapter of `<AuthenticationProvider>`: docs/sign-in.md.',
  siwx: '`siwx` is the adapter of `<AuthenticationProvider>`: docs/sign-in.md.',
  termsConditionsUrl: '`termsConditionsUrl` is `appInfo={{ disclaimer }}` of `<MooringProvider>`.',
  featuredWalletIds:
    '`featuredWalletIds` is `wallets` of `createMooringConfig`, by ids of its list.',
  includeWalletIds: '`includeWalletIds` is `wallets` of `createMooringConfig`, by ids of its list.',
};

/** Removes `createAppKit(…)`: what it did is done by the provider. */
function rewriteCreateAppKit(source: Source): ReadonlyMap<string, Expression> {
  let given: ReadonlyMap<string, Expression> = new Map();
  for (const local of source.localsOf('createAppKit')) {
    for (const { node, parents } of source.usesOf(local)) {
      const [call, around, declaration] = parents;
      const argument = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
      const options = argument && source.resolve(argument);
      if (options?.type !== 'ObjectExpression') {
        source.note(
          node,
          `\`createAppKit\` is gone: \`<MooringProvider>\` does it, ${KITS.appkit.document}.`,
        );
        continue;
      }
      given = optionsOf(options);
      noteOptions(source, options);
      const isUnused =
        around?.type === 'VariableDeclarator' &&
        declaration?.type === 'VariableDeclaration' &&
        declaration.declarations.length === 1 &&
        source.usesOf(around.id).length === 0;
      const statement =
        around?.type === 'ExpressionStatement' ? around : isUnused ? declaration : undefined;
      if (statement) {
        source.claim(local);
        source.remove(statement);
      } else
        source.note(node, `What \`createAppKit\` returns are hooks here: ${KITS.appkit.document}.`);
    }
  }
  return given;
}

function noteOptions(source: Source, options: ObjectExpression): void {
  for (const property of options.properties) {
    const name = property.type === 'ObjectProperty' ? readName(property.key) : '';
    const note =
      lookUp(APPKIT_OPTION_NOTES, name) ??
      `\`${name || source.textOf(property)}\` has no counterpart.`;
    const adapters = name === 'adapters' ? optionsOf(options).get(name) : undefined;
    if (adapters?.type === 'ArrayExpression' && adapters.elements.length > 1)
      source.note(
        property,
        'Only Ethereum and compatible networks are here: one adapter of several.',
      );
    else if (note !== '') source.note(property, note);
  }
}

/** Rewrites the rest of a file that uses AppKit. */
export function rewriteAppKit(source: Source, places: ConfigPlaces): void {
  rewriteNetworks(source);
  rewriteWagmiProvider(source, places);
  rewriteElements(source);
  rewriteDialogHook(source, 'useAppKit', openText);
  rewriteAccount(source);
  for (const local of source.localsOf('useDisconnect')) {
    source.claim(local);
    source.import('wagmi', local === 'useDisconnect' ? local : `useDisconnect as ${local}`);
  }
}

/** Networks are viem's. */
function rewriteNetworks(source: Source): void {
  for (const { node } of source.all('ImportDeclaration')) {
    if (node.source.value !== '@reown/appkit/networks') continue;
    for (const { local } of node.specifiers) {
      const imported = source.importOf(local.name)?.imported ?? '';
      if (imported === '*' || imported === 'default' || OTHER_NETWORKS.test(imported)) continue;
      source.claim(local.name);
      if (imported === 'AppKitNetwork') {
        source.import('viem', 'type Chain');
        source.rename(local.name, 'Chain');
      } else
        source.import(
          'viem/chains',
          imported === local.name ? imported : `${imported} as ${local.name}`,
        );
    }
  }
}

/** Puts the kit's provider inside wagmi's and TanStack Query's. */
function rewriteWagmiProvider(source: Source, places: ConfigPlaces): void {
  for (const { node, parents } of source.all('JSXElement')) {
    if (readName(node.openingElement.name) !== 'WagmiProvider') continue;
    const config = node.openingElement.attributes.find(
      (attribute): attribute is JSXAttribute =>
        attribute.type === 'JSXAttribute' && readName(attribute.name) === 'config',
    );
    const place = places.findConfig(config && adapterOf(config), [node, ...parents]);
    if (!place) {
      source.note(
        node,
        '`<MooringProvider config={…}>` belongs inside, from `createMooringConfig`.',
      );
      continue;
    }
    const query = source
      .all('JSXElement')
      .find(
        ({ node: inner, parents: around }) =>
          around.includes(node) && readName(inner.openingElement.name) === 'QueryClientProvider',
      );
    wrapChildren(source, query?.node ?? node);
    source.import(KIT, 'MooringProvider');
    source.importEffect(`${KIT}/styles.css`);
    if (place.module !== undefined) source.import(place.module, CONFIG_NAME);
  }
}

/** Name of the adapter in `config={adapter.wagmiConfig}`. */
function adapterOf({ value }: JSXAttribute): string | undefined {
  const inside = value?.type === 'JSXExpressionContainer' ? unwrapCasts(value.expression) : value;
  return inside?.type === 'MemberExpression' ? readName(inside.object) : readName(inside);
}

function wrapChildren(source: Source, element: JSXElement): void {
  if (!element.closingElement) return;
  source.insertAfter(element.openingElement, `<MooringProvider config={${CONFIG_NAME}}>`);
  source.insertBefore(element.closingElement, '</MooringProvider>');
}

/** Elements that are the button. */
const BUTTONS = /^(?:appkit|w3m)-(?:button|connect-button|account-button)$/;

function rewriteElements(source: Source): void {
  for (const { node } of source.all('JSXElement')) {
    const { openingElement, closingElement } = node;
    if (!BUTTONS.test(readName(openingElement.name))) continue;
    source.import(KIT, 'ConnectButton');
    source.replace(openingElement.name, 'ConnectButton');
    if (closingElement) source.replace(closingElement.name, 'ConnectButton');
    for (const attribute of openingElement.attributes) rewriteAttribute(source, attribute);
  }
}

function rewriteAttribute(source: Source, attribute: Node): void {
  const name = attribute.type === 'JSXAttribute' ? readName(attribute.name) : '';
  const value = attribute.type === 'JSXAttribute' ? attribute.value : undefined;
  if (name === 'label') return;
  if (name === 'balance' && value?.type === 'StringLiteral') {
    source.replace(value, `{${value.value === 'show'}}`);
    return;
  }
  source.remove(attribute);
  source.note(
    attribute,
    `\`${name || source.textOf(attribute)}\` is not a property of the button: \`account\`, \`balance\`, \`network\`, \`label\`.`,
  );
}

const VIEWS: Readonly<Record<string, string>> = {
  Account: 'accountDialog',
  Connect: 'connectDialog',
  Networks: 'networkDialog',
};

/** Text in place of a use of a field of `useAppKit()`. */
function openText(field: string, { node, parents: [parent] }: FoundNode): DialogText | undefined {
  if (field !== 'open' && field !== 'close') return undefined;
  const isCalled = parent?.type === 'CallExpression' && unwrapCasts(parent.callee) === node;
  const argument = isCalled ? parent.arguments[0] : undefined;
  if (!argument) return { node, text: `${EITHER_DIALOG}.${field}` };
  const view =
    argument.type === 'ObjectExpression' ? readName(optionsOf(argument).get('view')) : '';
  const dialog = lookUp(VIEWS, view);
  return dialog === undefined || !isCalled ? undefined : { node: parent, text: `${dialog}.open()` };
}

/** `useAppKitAccount()`, as far as wagmi's `useAccount()` has its fields. */
function rewriteAccount(source: Source): void {
  for (const local of source.localsOf('useAppKitAccount')) {
    const calls = source.usesOf(local).map(({ parents }) => parents);
    const isSame = calls.every(
      ([call, declarator]) =>
        call?.type === 'CallExpression' &&
        declarator?.type === 'VariableDeclarator' &&
        declarator.id.type === 'ObjectPattern' &&
        declarator.id.properties.every(
          (property) =>
            property.type === 'ObjectProperty' &&
            ['address', 'isConnected', 'status'].includes(readName(property.key)),
        ),
    );
    if (!isSame) continue;
    source.claim(local);
    source.import('wagmi', 'useAccount');
    for (const [call] of calls) if (call) source.replace(call, 'useAccount()');
  }
}
