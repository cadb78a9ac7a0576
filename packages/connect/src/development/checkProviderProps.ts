import { isRecord } from '@mooring/internal';
import { createMistake, logMistake } from '@mooring/internal/mistakes';
import { otherProviderProps, unknownNames } from './otherKits.ts';

/** Props of `<MooringProvider>`. */
export const knownProviderProps = [
  'config',
  'theme',
  'mode',
  'locale',
  'catalogues',
  'onError',
  'children',
  'confetti',
  'avatar',
  'appInfo',
  'walletHelp',
  'enforceSupportedChains',
  'initialChain',
  'dialogSize',
  'showRecentTransactions',
  'onConnect',
  'onDisconnect',
] as const;

const knownModes: readonly unknown[] = ['light', 'dark', 'system', undefined];
const knownSizes: readonly unknown[] = ['wide', 'compact', undefined];

/**
 * Checks the props of `<MooringProvider>` in development.
 * @param locales locales of the kit
 * @throws {Error} on props that cannot work, with what to write instead
 */
export function checkProviderProps(props: object, locales: readonly string[]): void {
  const given: Readonly<Record<string, unknown>> = { ...props };
  const { config, mode, locale, dialogSize, initialChain } = given;
  const { wagmi } = checkConfigProp(config);
  checkThemeProp(given['theme']);
  if (!knownModes.includes(mode)) {
    throw providerMistake(`\`mode\` is ${mode}: it is light, dark or system.`);
  }
  if (locale !== undefined && !locales.some((one) => one === locale)) {
    throw providerMistake(
      `\`locale\` is ${locale}, which the kit does not have: write matchLocale(['${locale}']), or one of ${locales.join(', ')}.`,
    );
  }
  if (!knownSizes.includes(dialogSize)) {
    logMistake(`\`dialogSize\` is ${dialogSize}: it is wide or compact.`, 'providers');
  }
  const chain = isRecord(initialChain) ? initialChain['id'] : initialChain;
  const chains = isRecord(wagmi) && Array.isArray(wagmi['chains']) ? wagmi['chains'] : [];
  if (chain !== undefined && !chains.some((one: unknown) => isRecord(one) && one['id'] === chain)) {
    logMistake(`\`initialChain\` is ${chain}, which is not a chain of the config.`, 'providers');
  }
  for (const { name, hint } of unknownNames(given, knownProviderProps, otherProviderProps)) {
    logMistake(`<MooringProvider> has no prop \`${name}\`. ${hint}`, 'providers');
  }
}

function checkConfigProp(config: unknown): Readonly<Record<string, unknown>> {
  if (config === undefined) {
    throw providerMistake(
      '<MooringProvider> needs `config`: const config = createMooringConfig({ … }), outside of components.',
    );
  }
  if (isRecord(config) && 'wagmi' in config && 'session' in config) return config;
  if (isRecord(config) && '_internal' in config) {
    throw providerMistake(
      '`config` is a wagmi config. Pass what createMooringConfig returns; a wagmi config of your own is its option `wagmi`.',
    );
  }
  throw providerMistake('`config` is not what createMooringConfig returns.');
}

function checkThemeProp(theme: unknown): void {
  if (theme === undefined) return;
  const isPair = isRecord(theme) && !('scheme' in theme);
  const parts = isPair ? [theme['light'], theme['dark']] : [theme];
  for (const part of parts) {
    if (part === undefined || (isRecord(part) && 'properties' in part)) continue;
    throw createMistake(
      typeof part === 'function'
        ? 'A theme is an object, not a function: call it, as in `theme={lightTheme()}`.'
        : 'A theme is an object made by `lightTheme()` or `darkTheme()`.',
      'themes',
    );
  }
}

const providerMistake = (message: string) => createMistake(message, 'providers');
