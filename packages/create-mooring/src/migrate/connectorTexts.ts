import type { Expression } from '@babel/types';
import { lookUp } from '@mooring/internal';
import { CONNECTOR_WALLETS } from './names.ts';
import { readName } from './nodes.ts';
import { type OwnWallet, ownConnectorTexts } from './ownWallets.ts';
import type { Source } from './source.ts';
import { type ConnectorWallets, optionsOf } from './walletGroups.ts';

const RELAY = 'wss://relay.walletconnect.org';

/** Origin whose Safes embed applications. */
const SAFE_ORIGIN = 'https://app.safe.global';

/** Connectors without a list of wallets: RainbowKit lists Safe. */
export const SAFE_ALONE: ConnectorWallets = new Map([['safeWallet', undefined]]);

/**
 * Connectors in place of those that RainbowKit made, each without the indentation of its first line.
 * @param own wallets of the application
 */
export function connectorTexts(
  source: Source,
  given: ReadonlyMap<string, Expression>,
  wallets: ConnectorWallets,
  indent: string,
  own: readonly OwnWallet[] = [],
): string[] {
  const { quote } = source;
  const texts: string[] = [];
  if (given.has('projectId')) {
    source.import('@mooring/pairing', 'pairing');
    texts.push(phoneConnectorText(source, given, indent));
  }
  const made = new Set<string>();
  for (const [wallet, option] of wallets) {
    const connector = lookUp(CONNECTOR_WALLETS, wallet);
    if (connector === undefined || made.has(connector)) continue;
    made.add(connector);
    if (connector === 'safe') {
      const safe = source.importAs('@mooring/safe', 'safe');
      texts.push(`${safe}({ allowedOrigins: [${quote}${SAFE_ORIGIN}${quote}] })`);
      continue;
    }
    const local = source.importAs('wagmi/connectors', connector);
    const name = given.get('appName');
    const icon = given.get('appIcon');
    const options = [
      propertyText('appName', name ? source.textOf(name) : `${quote}${quote}`),
      ...(icon ? [`appLogoUrl: ${source.textOf(icon)}`] : []),
      ...quietOptions(connector, option, quote),
    ];
    texts.push(`${local}({ ${options.join(', ')} })`);
  }
  return [...texts, ...ownConnectorTexts(source, own, createOptions(source, given))];
}

/** Options that send no telemetry: their default is to report each page view. */
function quietOptions(connector: string, option: string | undefined, quote: string): string[] {
  if (connector === 'baseAccount') return [option ?? 'preference: { telemetry: false }'];
  const [, preference = option === undefined ? `${quote}all${quote}` : undefined] =
    /^preference: (["'`]\w+["'`])$/.exec(option ?? '') ?? [];
  if (preference === undefined) return option === undefined ? [] : [option];
  return [`preference: { options: ${preference}, telemetry: false }`];
}

/** Options that RainbowKit calls a wallet's function with. */
function createOptions(source: Source, given: ReadonlyMap<string, Expression>): string {
  const options = ['appName', 'projectId'].map((key) => {
    const value = given.get(key);
    return propertyText(key, value ? source.textOf(value) : `${source.quote}${source.quote}`);
  });
  return `{ ${options.join(', ')} }`;
}

/** `pairing({ … })` with the options that were the configuration's. */
function phoneConnectorText(
  source: Source,
  options: ReadonlyMap<string, Expression>,
  indent: string,
): string {
  const { quote, unit } = source;
  const given = new Map(options);
  const relayUrl = rewriteParameters(source, given);
  const textOf = (key: string) => {
    const node = given.get(key);
    return node && source.textOf(node);
  };
  const name = textOf('appName') ?? `${quote}${quote}`;
  const inner = `${indent}${unit}`;
  const url =
    textOf('appUrl') ??
    `typeof window === ${quote}undefined${quote} ? ${quote}${quote} : window.location.origin`;
  const metadata = textOf('metadata');
  return [
    'pairing({',
    `${inner}${propertyText('projectId', textOf('projectId') ?? '')},`,
    `${inner}relayUrl: ${relayUrl ?? `${quote}${RELAY}${quote}`},`,
    ...(metadata === undefined
      ? [
          `${inner}metadata: {`,
          `${inner}${unit}name: ${name},`,
          `${inner}${unit}description: ${textOf('appDescription') ?? name},`,
          `${inner}${unit}url: ${url},`,
          `${inner}${unit}icons: [${textOf('appIcon') ?? ''}],`,
          `${inner}},`,
        ]
      : [`${inner}${propertyText('metadata', metadata)},`]),
    `${indent}})`,
  ].join('\n');
}

/** `walletConnectParameters`: the relay and the metadata are carried, any other is named. */
function rewriteParameters(source: Source, given: Map<string, Expression>): string | undefined {
  const parameters = given.get('walletConnectParameters');
  if (!parameters) return undefined;
  const value = source.resolve(parameters);
  if (value.type !== 'ObjectExpression') {
    source.note(
      parameters,
      '`walletConnectParameters` is gone: `pairing` takes `relayUrl` and `metadata`.',
    );
    return undefined;
  }
  const options = optionsOf(value);
  for (const property of value.properties) {
    const key = property.type === 'ObjectProperty' ? readName(property.key) : '';
    if (key === 'metadata' || key === 'relayUrl') continue;
    source.note(
      property,
      `\`${key || source.textOf(property)}\` of \`walletConnectParameters\` has no counterpart: \`pairing\` is another client.`,
    );
  }
  const metadata = options.get('metadata');
  if (metadata) given.set('metadata', metadata);
  const relayUrl = options.get('relayUrl');
  return relayUrl && source.textOf(relayUrl);
}

/** `[pairing(…), …]`, a connector a line. */
export function connectorList(
  source: Source,
  given: ReadonlyMap<string, Expression>,
  wallets: ConnectorWallets,
  indent: string,
  own: readonly OwnWallet[] = [],
): string {
  const inner = `${indent}${source.unit}`;
  const texts = connectorTexts(source, given, wallets, inner, own);
  const lines = texts.map((text) => `\n${inner}${text},`);
  return `[${lines.join('')}\n${indent}]`;
}

export function propertyText(key: string, value: string): string {
  return key === value ? key : `${key}: ${value}`;
}
