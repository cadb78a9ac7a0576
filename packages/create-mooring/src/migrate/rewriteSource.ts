import { KIT } from './names.ts';
import { rewriteAuthentication } from './rewriteAuthentication.ts';
import { rewriteButton, rewriteWalletButton } from './rewriteButton.ts';
import { rewriteConfig } from './rewriteConfig.ts';
import { rewriteHooks } from './rewriteHooks.ts';
import { type ConfigPlace, rewriteProvider, rewriteThemes } from './rewriteProvider.ts';
import { type Note, openSource, type Source } from './source.ts';

/** Types that are there by another name, or in another package. */
const REPLACED_TYPES: Readonly<Record<string, readonly [module: string, name: string]>> = {
  AuthenticationStatus: [KIT, 'AuthenticationStatus'],
  AvatarComponent: [KIT, 'AvatarComponent'],
  Chain: ['viem', 'Chain'],
  DisclaimerComponent: [KIT, 'DisclaimerComponent'],
  Locale: [KIT, 'Locale'],
  RainbowKitProviderProps: [KIT, 'MooringProviderProps'],
  Theme: [KIT, 'Theme'],
};

/** A rewritten file. */
export interface Rewritten {
  readonly code: string;
  readonly changed: boolean;
  /** Places that a person has to look at. */
  readonly notes: readonly Note[];
}

/** Returns true for a file that makes the configuration at its top. */
export function makesConfig(code: string, file: string): boolean {
  return rewriteConfig(openSource(code, file));
}

/**
 * Rewrites one file from RainbowKit to the kit.
 * @param findConfig finds where the kit's configuration is made, by the local name of wagmi's and the module
 * that it is imported from
 * @throws {SyntaxError} when the code is neither JavaScript nor TypeScript
 */
export function rewriteSource(
  code: string,
  file: string,
  findConfig: (module: string | undefined) => ConfigPlace | undefined,
): Rewritten {
  const source = openSource(code, file);
  const isMadeHere = rewriteConfig(source);
  rewriteProvider(source, (wagmi) => {
    if (isMadeHere) return {};
    return findConfig(
      wagmi === undefined ? undefined : source.importOf(wagmi)?.declaration.source.value,
    );
  });
  rewriteThemes(source);
  rewriteButton(source);
  rewriteWalletButton(source);
  rewriteHooks(source);
  rewriteAuthentication(source);
  rewriteTypes(source);
  rewriteStylesheet(source);
  return source.finish();
}

function rewriteTypes(source: Source): void {
  for (const [imported, [module, name]] of Object.entries(REPLACED_TYPES)) {
    for (const local of source.localsOf(imported)) {
      source.claim(local);
      source.import(
        module,
        local === imported || name !== imported ? `type ${name}` : `type ${name} as ${local}`,
      );
      if (name !== imported) source.rename(local, name);
    }
  }
}

/** The stylesheet, imported for its effect or for its address. */
function rewriteStylesheet(source: Source): void {
  for (const { node } of source.all('StringLiteral')) {
    if (node.value === '@rainbow-me/rainbowkit/styles.css')
      source.replace(node, `${source.quote}${KIT}/styles.css${source.quote}`);
  }
}
