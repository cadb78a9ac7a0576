import { lookUp } from '@mooring/internal';
import type { KitName } from './kits.ts';
import { KIT } from './names.ts';
import { noteConnectorUses } from './noteConnectorUses.ts';
import { rewriteWalletTypes } from './ownWallets.ts';
import { rewriteAppKit, rewriteAppKitConfig } from './rewriteAppKit.ts';
import { rewriteAuthentication } from './rewriteAuthentication.ts';
import { rewriteButton, rewriteWalletButton } from './rewriteButton.ts';
import { type RewrittenConfig, rewriteConfig } from './rewriteConfig.ts';
import { rewriteConnectKit, rewriteConnectKitConfig } from './rewriteConnectKit.ts';
import { rewriteHooks } from './rewriteHooks.ts';
import { rewriteMocks } from './rewriteMocks.ts';
import {
  type ConfigPlaces,
  type GroupsPlace,
  rewriteProvider,
  rewriteThemes,
} from './rewriteProvider.ts';
import { type Note, openSource, type Source } from './source.ts';
import { type ConnectorWallets, rewriteWalletLists } from './walletGroups.ts';

/** Rewriting of the configuration of kits other than RainbowKit. */
const CONFIGS = { connectkit: rewriteConnectKitConfig, appkit: rewriteAppKitConfig } as const;

/** Types that are there by another name, or in another package. */
const REPLACED_TYPES: Readonly<Record<string, readonly [module: string, name: string]>> = {
  AuthenticationStatus: [KIT, 'AuthenticationStatus'],
  AvatarComponent: [KIT, 'AvatarComponent'],
  Chain: ['viem', 'Chain'],
  DisclaimerComponent: [KIT, 'DisclaimerComponent'],
  Locale: [KIT, 'Locale'],
  RainbowKitProviderProps: [KIT, 'MooringProviderProps'],
  Theme: [KIT, 'Theme'],
  WalletList: [KIT, 'WalletGroupOptions'],
};

/** Expressions for types whose replacement is not a name alone. */
const TYPE_TEXTS: Readonly<Record<string, string>> = { WalletGroupOptions: 'WalletGroupOptions[]' };

/** A rewritten file. */
export interface Rewritten {
  readonly code: string;
  readonly changed: boolean;
  /** Places that a person has to look at. */
  readonly notes: readonly Note[];
}

/** Parts of a file that others need. */
export interface Surveyed extends RewrittenConfig {
  /** Wallets it lists that need their own connector. */
  readonly wallets: ConnectorWallets;
}

/**
 * Reads what a file has that others need.
 * @throws {SyntaxError} when the code is neither JavaScript nor TypeScript
 */
export function surveySource(code: string, file: string, from: KitName): Surveyed {
  if (from !== 'rainbowkit') {
    const { isMade, within } = CONFIGS[from](openSource(code, file));
    return { isMade, within, hasGroups: false, wallets: new Map() };
  }
  return {
    ...rewriteConfig(openSource(code, file)),
    wallets: rewriteWalletLists(openSource(code, file)).connectors,
  };
}

/** Parts of the other files. */
export interface Surroundings {
  /** Kit to rewrite from. Default: `rainbowkit`. */
  readonly from?: KitName;
  /**
   * Finds where the kit's configuration is made.
   * @param module module that wagmi's configuration is imported from, if it is imported
   */
  findConfig(module: string | undefined): { readonly module: string } | undefined;
  /** Groups of wallets, if the configuration does not have them. */
  readonly groups?: GroupsPlace | undefined;
  /** Wallets they list that need a connector of their own. */
  readonly wallets?: ConnectorWallets;
}

/**
 * Rewrites one file from another kit to ours.
 * @throws {SyntaxError} when the code is neither JavaScript nor TypeScript
 */
export function rewriteSource(code: string, file: string, others: Surroundings): Rewritten {
  const { from = 'rainbowkit' } = others;
  const source = openSource(code, file);
  const made =
    from === 'rainbowkit' ? rewriteConfig(source, others.wallets) : CONFIGS[from](source);
  const places: ConfigPlaces = {
    findConfig(wagmi, parents) {
      if (made.isMade || (made.within && parents.includes(made.within))) return {};
      return others.findConfig(
        wagmi === undefined ? undefined : source.importOf(wagmi)?.declaration.source.value,
      );
    },
    groups: others.groups,
  };
  if (from === 'connectkit') rewriteConnectKit(source, places);
  else if (from === 'appkit') rewriteAppKit(source, places);
  else rewriteRainbowKit(source, places);
  if (from !== 'appkit') noteConnectorUses(source);
  return source.finish();
}

function rewriteRainbowKit(source: Source, places: ConfigPlaces): void {
  rewriteProvider(source, places);
  rewriteThemes(source);
  rewriteButton(source);
  rewriteWalletButton(source);
  rewriteHooks(source);
  rewriteAuthentication(source);
  rewriteTypes(source);
  rewriteWalletTypes(source);
  rewriteMocks(source);
  rewriteStrings(source);
}

function rewriteTypes(source: Source): void {
  for (const [imported, [module, name]] of Object.entries(REPLACED_TYPES)) {
    for (const local of source.localsOf(imported)) {
      source.claim(local);
      if (source.usesOf(local).length === 0) continue;
      source.import(
        module,
        local === imported || name !== imported ? `type ${name}` : `type ${name} as ${local}`,
      );
      if (name !== imported) source.rename(local, lookUp(TYPE_TEXTS, name) ?? name);
    }
  }
}

/** The stylesheet, imported for its effect or for its address; and lists of packages of a bundler. */
function rewriteStrings(source: Source): void {
  const { quote } = source;
  for (const { node, parents } of source.all('StringLiteral')) {
    if (node.value === '@rainbow-me/rainbowkit/styles.css')
      source.replace(node, `${quote}${KIT}/styles.css${quote}`);
    else if (node.value === '@rainbow-me/rainbowkit' && parents[0]?.type === 'ArrayExpression')
      source.replace(node, `${quote}${KIT}${quote}`);
    else if (
      node.value === '@rainbow-me/rainbowkit/wallets' &&
      parents[0]?.type === 'ArrayExpression'
    )
      source.remove(node);
  }
}
