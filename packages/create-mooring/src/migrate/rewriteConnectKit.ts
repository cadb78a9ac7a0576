import type { JSXAttribute, JSXOpeningElement, Node } from '@babel/types';
import { lookUp } from '@mooring/internal';
import {
  createStatePattern,
  type DialogText,
  EITHER_DIALOG,
  rewriteDialogHook,
} from './dialogs.ts';
import { KITS } from './kits.ts';
import { KIT, LOCALES, SAME_LOCALES } from './names.ts';
import { type FoundNode, readBinding, readName, unwrapCasts } from './nodes.ts';
import { findRender } from './rewriteButton.ts';
import { nameConfig, type RewrittenConfig, rewriteOptionsOf } from './rewriteConfig.ts';
import { type ConfigPlaces, expressionOf, rewriteProvider } from './rewriteProvider.ts';
import type { Source } from './source.ts';
import { optionsOf } from './walletGroups.ts';

/** Rewrites `createConfig(getDefaultConfig(…))`. */
export function rewriteConnectKitConfig(source: Source): RewrittenConfig {
  let isMade = false;
  let within: Node | undefined;
  for (const local of source.localsOf('getDefaultConfig')) {
    for (const { node, parents } of source.usesOf(local)) {
      const [call, outer, ...around] = parents;
      const argument = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
      const options = argument && source.resolve(argument);
      const isWrapped =
        outer?.type === 'CallExpression' &&
        source.localsOf('createConfig', /^wagmi$/).includes(readName(outer.callee));
      if (!isWrapped || !argument || options?.type !== 'ObjectExpression') {
        source.note(
          node,
          `\`createMooringConfig({ … })\` makes wagmi’s configuration too: ${KITS.connectkit.document}.`,
        );
        continue;
      }
      source.claim(local);
      source.import(KIT, 'createMooringConfig');
      source.replaceStart(outer, argument, 'createMooringConfig(');
      source.replaceEnd(outer, argument, ')');
      const given = optionsOf(options);
      const preference = given.get('coinbaseWalletPreference');
      const coinbase = preference && `preference: ${source.textOf(preference)}`;
      rewriteOptionsOf(source, options, {
        // ConnectKit's own connectors, if the application has none.
        wallets: given.has('connectors')
          ? new Map()
          : new Map([
              ['coinbaseWallet', coinbase],
              ['safeWallet', undefined],
            ]),
        renamed: { walletConnectProjectId: 'projectId' },
        gone: {
          coinbaseWalletPreference: '',
          enableFamily: '',
          enableAaveAccount: '',
          familyOptions:
            'There is no account of Family: accounts with a passkey are in docs/passkey.md.',
        },
      });
      if (!given.has('chains')) {
        source.import('viem/chains', 'mainnet');
        source.note(
          outer,
          '`chains` is required: ConnectKit’s were mainnet, Polygon, Optimism, Arbitrum.',
        );
        source.insertInside(options, ' chains: [mainnet],');
      }
      const isTop = nameConfig(source, outer, around);
      isMade ||= isTop;
      if (!isTop) within = around.find(({ type }) => /Function/.test(type));
    }
  }
  return { isMade, hasGroups: false, within };
}

/** Rewrites the rest of a file that uses ConnectKit. */
export function rewriteConnectKit(source: Source, places: ConfigPlaces): void {
  if (source.localsOf('ConnectKitProvider').length > 0) source.importEffect(`${KIT}/styles.css`);
  rewriteProvider(source, places, 'ConnectKitProvider', rewriteConnectKitProp);
  rewriteConnectKitButton(source);
  rewriteDialogHook(source, 'useModal', modalText);
}

/** Properties of the provider with the same name, or another. */
function rewriteConnectKitProp(source: Source, attribute: JSXAttribute): void {
  const name = readName(attribute.name);
  const value = expressionOf(attribute);
  if (name === 'mode' && value?.type === 'StringLiteral') {
    if (value.value === 'auto')
      source.replace(value, source.textOf(value).replace('auto', 'system'));
  } else if (name === 'theme' && value?.type === 'StringLiteral' && value.value === 'midnight') {
    source.import(KIT, 'midnightTheme');
    if (attribute.value) source.replace(attribute.value, '{midnightTheme()}');
  } else if (name === 'options' && value)
    rewriteConnectKitOptions(source, attribute, source.resolve(value));
  else if (name === 'debugMode') source.remove(attribute);
  else if (name !== 'mode') {
    source.remove(attribute);
    source.note(
      attribute,
      lookUp(PROP_NOTES, name) ??
        `\`<MooringProvider>\` has no \`${name}\`: ${KITS.connectkit.document}.`,
    );
  }
}

const PROP_NOTES: Readonly<Record<string, string>> = {
  theme: 'ConnectKit’s themes are not here: `theme={darkTheme({ accent })}`, docs/theming.md.',
  customTheme: '`customTheme` is `tokens` of a theme: docs/theming.md#custom-properties.',
  onConnect: '`onConnect` is `useAccountEffect({ onConnect })` of wagmi.',
  onDisconnect: '`onDisconnect` is `useAccountEffect({ onDisconnect })` of wagmi.',
};

/** Properties in place of `options`. */
function rewriteConnectKitOptions(source: Source, attribute: JSXAttribute, options: Node): void {
  if (options.type !== 'ObjectExpression') {
    source.remove(attribute);
    source.note(
      attribute,
      `\`options\` are properties of \`<MooringProvider>\`: ${KITS.connectkit.document}.`,
    );
    return;
  }
  const props: string[] = [];
  for (const property of options.properties) {
    const name = property.type === 'ObjectProperty' ? readName(property.key) : '';
    const value = optionsOf(options).get(name);
    const text = value && source.textOf(value);
    if (name === 'language') {
      const tag = value?.type === 'StringLiteral' ? value.value : '';
      const short = tag.split('-')[0] ?? '';
      const locale =
        lookUp(LOCALES, tag) ?? [tag, short].find((known) => SAME_LOCALES.includes(known));
      if (locale !== undefined) props.push(`locale="${locale}"`);
      else source.note(property, '`language` is `locale`; without it the browser chooses.');
    } else if (name === 'initialChainId' && text !== '0') props.push(`initialChain={${text}}`);
    else if (name === 'enforceSupportedChains') props.push(`enforceSupportedChains={${text}}`);
    else if (name === 'customAvatar') {
      props.push(`avatar={${text}}`);
      source.note(property, 'The avatar takes `address`, `ensImage` and `size`.');
    } else if (!SILENT_OPTIONS.includes(name))
      source.note(
        property,
        lookUp(CONNECTKIT_OPTION_NOTES, name) ??
          `\`${name}\` has no counterpart: ${KITS.connectkit.document}.`,
      );
  }
  if (props.length === 0) source.remove(attribute);
  else source.replace(attribute, props.join(' '));
}

/** Options that are always so here. */
const SILENT_OPTIONS = [
  'initialChainId',
  'avoidLayoutShift',
  'bufferPolyfill',
  'embedGoogleFonts',
  'hideTooltips',
  'reducedMotion',
  'truncateLongENSAddress',
];

const CONNECTKIT_OPTION_NOTES: Readonly<Record<string, string>> = {
  disclaimer: '`disclaimer` is `appInfo={{ disclaimer }}`, a component of `{ Text, Link }`.',
  hideQuestionMarkCTA: '`hideQuestionMarkCTA` is `walletHelp={{ about: false }}`.',
  hideNoWalletCTA: '`hideNoWalletCTA` is `walletHelp={{ get: false }}`.',
  ethereumOnboardingUrl: '`ethereumOnboardingUrl` is `appInfo={{ learnMoreUrl }}`.',
  walletOnboardingUrl: '`walletOnboardingUrl` is `appInfo={{ learnMoreUrl }}`.',
  overlayBlur: '`overlayBlur` is `overlay` of a theme: docs/theming.md.',
};

/** Rewrites `<ConnectKitButton>` and `<ConnectKitButton.Custom>`. */
function rewriteConnectKitButton(source: Source): void {
  for (const local of source.localsOf('ConnectKitButton')) {
    source.claim(local);
    for (const { node, parents } of source.usesOf(local)) {
      const [parent, element, whole] = parents;
      if (parent?.type === 'JSXMemberExpression') {
        source.import(KIT, 'CustomConnectButton');
        source.replace(parent, 'CustomConnectButton');
        if (element?.type === 'JSXOpeningElement' && whole) rewriteConnectKitCustom(source, whole);
      } else {
        source.import(KIT, 'ConnectButton');
        source.replace(node, 'ConnectButton');
        if (parent?.type === 'JSXOpeningElement') rewriteButtonProps(source, parent);
      }
    }
  }
}

function rewriteButtonProps(source: Source, opening: JSXOpeningElement): void {
  let hasBalance = false;
  for (const attribute of opening.attributes) {
    const name = attribute.type === 'JSXAttribute' ? readName(attribute.name) : '';
    if (name === 'label') continue;
    if (attribute.type === 'JSXAttribute' && name === 'showBalance') {
      source.replace(attribute.name, 'balance');
      hasBalance = true;
    } else {
      source.remove(attribute);
      source.note(
        attribute,
        `\`${name}\` is not a property of the button: \`account\`, \`balance\`, \`network\`, \`label\`.`,
      );
    }
  }
  // ConnectKit's default.
  if (!hasBalance) source.insertAfter(opening.name, ' balance={false}');
}

/** Fields of the custom button's state, as expressions of ours. */
const STATE: Readonly<Record<string, string>> = {
  isConnected: '(connectedAccount !== undefined)',
  isConnecting: "(status === 'connecting')",
  show: `${EITHER_DIALOG}.open`,
  hide: `${EITHER_DIALOG}.close`,
  address: 'connectedAccount?.address',
  truncatedAddress: 'connectedAccount?.label',
  ensName: 'connectedAccount?.name',
  chain: 'network?.chain',
  unsupported: '(network?.supported === false)',
};

function rewriteConnectKitCustom(source: Source, element: Node): void {
  if (element.type !== 'JSXElement') return;
  if (element.closingElement) source.replace(element.closingElement.name, 'CustomConnectButton');
  const render = findRender(element);
  const [state] = render?.params ?? [];
  if (!render || state?.type !== 'ObjectPattern') {
    source.note(element, 'The state of `CustomConnectButton` has its own names.');
    return;
  }
  const pattern = createStatePattern(source, render.body, render);
  for (const property of state.properties) {
    const field = property.type === 'ObjectProperty' ? readName(property.key) : '';
    const text = lookUp(STATE, field)?.replaceAll("'", source.quote);
    if (property.type !== 'ObjectProperty' || text === undefined) {
      source.note(property, `The button’s state has no \`${field || source.textOf(property)}\`.`);
      continue;
    }
    const bound = readBinding(property);
    source.rename(bound, pattern.fit(text));
  }
  source.replace(state, pattern.text());
}

/** Text in place of a use of a field of `useModal()`. */
function modalText(field: string, { node, parents: [parent] }: FoundNode): DialogText | undefined {
  if (field === 'open') return { node, text: '(connectDialog.isOpen || accountDialog.isOpen)' };
  if (parent?.type !== 'CallExpression' || unwrapCasts(parent.callee) !== node) return undefined;
  if (field === 'setOpen') {
    const [argument] = parent.arguments;
    if (argument?.type !== 'BooleanLiteral') return undefined;
    return { node: parent, text: `${EITHER_DIALOG}.${argument.value ? 'open' : 'close'}()` };
  }
  const dialog = {
    openProfile: 'accountDialog',
    openSwitchNetworks: 'networkDialog',
    openSIWE: 'signInDialog',
  }[field];
  return dialog === undefined ? undefined : { node: parent, text: `${dialog}.open()` };
}
