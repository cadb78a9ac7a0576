import type { JSXAttribute, JSXElement, Node, ObjectExpression } from '@babel/types';
import { lookUp } from '@mooring/internal';
import { ACCENTS, KIT, LOCALES, SAME_LOCALES, THEME_OPTIONS } from './names.ts';
import { declaredAtTop, readName, unwrapCasts } from './nodes.ts';
import { CONFIG_NAME, GROUPS_NAME } from './rewriteConfig.ts';
import type { Source } from './source.ts';

/** Properties of the provider that are called otherwise. */
const PROPS: Readonly<Record<string, string>> = {
  coolMode: 'confetti',
  modalSize: 'dialogSize',
};
const SAME_PROPS = ['appInfo', 'avatar', 'initialChain', 'showRecentTransactions'];

/** Where the configuration of the kit comes from. */
export interface ConfigPlace {
  /** Module, as this file imports it. Undefined: this file makes it. */
  readonly module?: string;
}

/** Finds configurations for a file. */
export interface ConfigPlaces {
  /**
   * Finds where the kit's configuration is made, by the name of wagmi's.
   * @param parents nodes around the provider
   */
  findConfig(wagmi: string | undefined, parents: readonly Node[]): ConfigPlace | undefined;
  /** Groups of wallets, if the configuration does not have them. */
  readonly groups?: GroupsPlace | undefined;
}

/** Where groups of wallets are that the configuration does not have. */
export interface GroupsPlace {
  /** Module, as this file imports it. */
  readonly module: string;
  /** Name of the application there, as a literal. */
  readonly appName?: string | undefined;
}

/** Rewrites `<RainbowKitProvider>`, or another kit's provider. */
export function rewriteProvider(
  source: Source,
  places: ConfigPlaces,
  provider = 'RainbowKitProvider',
  rewriteAttribute: (source: Source, attribute: JSXAttribute) => void = rewriteProp,
): void {
  for (const local of source.localsOf(provider)) {
    source.claim(local);
    source.import(KIT, 'MooringProvider');
    for (const { node, parents } of source.usesOf(local)) {
      source.replace(node, 'MooringProvider');
      const [opening] = parents;
      if (opening?.type !== 'JSXOpeningElement') {
        if (opening?.type !== 'JSXClosingElement') noteConfig(source, node);
        continue;
      }
      for (const attribute of opening.attributes) {
        if (attribute.type === 'JSXAttribute') rewriteAttribute(source, attribute);
        else
          source.note(
            attribute,
            'The properties of `<MooringProvider>` are in docs/components/mooring-provider.md.',
          );
      }
      const wagmi = wagmiConfigAround(parents);
      const place = places.findConfig(wagmi, parents);
      if (!place && !makeConfig(source, node, wagmi, places.groups)) continue;
      source.insertAfter(opening.name, ` config={${CONFIG_NAME}}`);
      if (place?.module !== undefined) source.import(place.module, CONFIG_NAME);
    }
  }
}

/**
 * Makes the kit's configuration from wagmi's, where that is made by other means than RainbowKit's.
 * @returns false if wagmi's is not at the top of the file
 */
function makeConfig(
  source: Source,
  node: Node,
  wagmi: string | undefined,
  groups: GroupsPlace | undefined,
): boolean {
  const { unit } = source;
  const after =
    wagmi === undefined
      ? undefined
      : source.importOf(wagmi)
        ? source.program.body.findLast(({ type }) => type === 'ImportDeclaration')
        : declaredAtTop(source.program, wagmi);
  if (wagmi === undefined || !after) {
    noteConfig(source, node);
    return false;
  }
  source.import(KIT, 'createMooringConfig');
  if (groups !== undefined) source.import(groups.module, GROUPS_NAME);
  const appName = groups?.appName ?? `${source.quote}My application${source.quote}`;
  const text = [
    `const ${CONFIG_NAME} = createMooringConfig({`,
    `${unit}appName: ${appName},`,
    `${unit}chains: ${wagmi}.chains,`,
    ...(groups === undefined ? [] : [`${unit}wallets: ${GROUPS_NAME},`]),
    `${unit}wagmi: ${wagmi},`,
    `})${source.semicolon}`,
  ];
  source.insertAfter(after, `\n\n${text.join('\n')}`);
  if (groups?.appName === undefined)
    source.note(node, `Give \`${CONFIG_NAME}\` the name of your application.`);
  return true;
}

function noteConfig(source: Source, node: Node): void {
  source.note(node, `\`<MooringProvider>\` needs \`config\`, from \`createMooringConfig\`.`);
}

/** Name of the configuration that `<WagmiProvider config={…}>` around it takes. */
function wagmiConfigAround(parents: readonly Node[]): string | undefined {
  for (const parent of parents) {
    if (parent.type !== 'JSXElement' || !/^Wagmi(?:Provider|Config)$/.test(elementName(parent)))
      continue;
    for (const attribute of parent.openingElement.attributes) {
      if (attribute.type !== 'JSXAttribute' || readName(attribute.name) !== 'config') continue;
      const { value } = attribute;
      return value?.type === 'JSXExpressionContainer' ? readName(value.expression) : undefined;
    }
  }
  return undefined;
}

function elementName({ openingElement }: JSXElement): string {
  return readName(openingElement.name);
}

function rewriteProp(source: Source, attribute: JSXAttribute): void {
  const name = readName(attribute.name);
  const value = expressionOf(attribute);
  if (Object.hasOwn(PROPS, name)) source.replace(attribute.name, PROPS[name] ?? name);
  else if (name === 'theme') rewriteThemePair(source, value);
  else if (name === 'locale') rewriteLocale(source, attribute, value);
  else if (name === 'chains' || name === 'id') {
    source.remove(attribute);
    if (name === 'chains')
      source.note(
        attribute,
        '`chains` was RainbowKit 1’s: move to wagmi 2 first, by wagmi’s own guide.',
      );
  } else if (!SAME_PROPS.includes(name)) {
    source.note(attribute, `\`<MooringProvider>\` has no \`${name}\`.`);
  }
}

export function expressionOf({ value }: JSXAttribute): Node | undefined {
  if (!value) return undefined;
  return unwrapCasts(value.type === 'JSXExpressionContainer' ? value.expression : value);
}

/** `{ lightMode, darkMode }`. */
function rewriteThemePair(source: Source, value: Node | undefined): void {
  const pair = value && source.resolve(value);
  if (pair?.type !== 'ObjectExpression') return;
  for (const property of pair.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const key = { lightMode: 'light', darkMode: 'dark' }[readName(property.key)];
    if (key === undefined) continue;
    if (property.shorthand) source.insertBefore(property, `${key}: `);
    else source.replace(property.key, key);
  }
}

function rewriteLocale(source: Source, attribute: JSXAttribute, value: Node | undefined): void {
  if (value?.type === 'StringLiteral') {
    const tag = lookUp(LOCALES, value.value);
    if (tag !== undefined) source.replace(value, source.textOf(value).replace(value.value, tag));
    else if (!SAME_LOCALES.includes(value.value)) {
      source.note(
        attribute,
        `There is no \`${value.value}\` yet: the closest is chosen without \`locale\`.`,
      );
    }
    return;
  }
  if (!value) return;
  source.import(KIT, 'matchLocale');
  source.insertBefore(value, 'matchLocale([');
  source.insertAfter(value, '])');
  source.note(attribute, 'Without `locale` the visitor’s browser chooses among all languages.');
}

/** Rewrites calls of `lightTheme`, `darkTheme` and `midnightTheme`. */
export function rewriteThemes(source: Source): void {
  for (const theme of ['lightTheme', 'darkTheme', 'midnightTheme']) {
    for (const local of source.localsOf(theme)) {
      source.claim(local);
      source.import(KIT, local === theme ? theme : `${theme} as ${local}`);
      for (const { node, parents } of source.usesOf(local)) {
        const [call] = parents;
        if (call?.type !== 'CallExpression' || unwrapCasts(call.callee) !== node) continue;
        const [argument] = call.arguments;
        const options = argument && source.resolve(argument);
        if (options?.type === 'ObjectExpression') rewriteThemeOptions(source, options);
        else if (options) source.note(options, 'The options of a theme are in docs/theming.md.');
        if (isMerged(parents))
          source.note(call, 'A theme has `scheme` and CSS custom `properties`: docs/theming.md.');
      }
    }
  }
}

/** Handed to something that changes it. */
function isMerged([, around]: readonly Node[]): boolean {
  return around?.type === 'CallExpression' || around?.type === 'SpreadElement';
}

function rewriteThemeOptions(source: Source, options: ObjectExpression): void {
  for (const property of options.properties) {
    if (property.type === 'SpreadElement') {
      const preset = /accentColors\.(\w+)$/.exec(source.textOf(property.argument))?.[1] ?? '';
      const accent = lookUp(ACCENTS, preset);
      if (accent === undefined)
        source.note(property, 'The options of a theme are in docs/theming.md.');
      else source.replace(property, `accent: ${source.quote}${accent}${source.quote}`);
      continue;
    }
    if (property.type !== 'ObjectProperty') continue;
    const key = readName(property.key);
    const { value } = property;
    if (key === 'accentColorForeground') {
      source.remove(property);
      source.note(
        property,
        '`accentColorForeground` is gone: text on the accent is what reads better.',
      );
      continue;
    }
    const name = lookUp(THEME_OPTIONS, key);
    if (name === undefined) continue;
    if (property.shorthand) source.insertBefore(property, `${name}: `);
    else source.replace(property.key, name);
    if (key === 'overlayBlur') {
      const blurred = value.type === 'StringLiteral' && value.value !== 'none';
      source.replace(value, `${source.quote}${blurred ? 'blur' : 'dim'}${source.quote}`);
    } else if (key === 'accentColor' && !isHexLiteral(value)) {
      source.note(property, '`accent` is `#rgb`, `#rrggbb` or one of the named accents.');
    }
  }
}

function isHexLiteral(node: Node): boolean {
  return node.type === 'StringLiteral' && /^#(?:[\da-f]{3}){1,2}$/i.test(node.value);
}
