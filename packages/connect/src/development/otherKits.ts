import type { PlainRecord } from '@mooring/internal';
import { lookUp } from '@mooring/internal';

const NO_PROJECT = 'Mooring needs none: phone wallets use the relay of pairing({ relayUrl }).';
const WAGMI = "Pass a wagmi config as `wagmi`, and this to wagmi's createConfig.";

/** Options of RainbowKit's, ConnectKit's and AppKit's configuration, and what replaces them. */
export const otherConfigOptions: Readonly<Record<string, string>> = {
  projectId: NO_PROJECT,
  walletConnectProjectId: NO_PROJECT,
  appDescription: 'Give pairing({ metadata }) a description.',
  appUrl: 'Give pairing({ metadata }) a URL.',
  appIcon: 'Give pairing({ metadata }) icons.',
  metadata: 'Pass it to pairing({ metadata }).',
  networks: "Write chains, with viem's: import { mainnet } from 'viem/chains'.",
  adapters: 'Mooring is made on wagmi alone, and needs none.',
  alchemyId: 'Write transports: { [mainnet.id]: http(…) }.',
  infuraId: 'Write transports: { [mainnet.id]: http(…) }.',
  batch: WAGMI,
  pollingInterval: WAGMI,
  multiInjectedProviderDiscovery: WAGMI,
  theme: 'Pass it to <MooringProvider theme>.',
  themeMode: 'Pass it to <MooringProvider mode>.',
  locale: 'Pass it to <MooringProvider locale>.',
  initialChain: 'Pass it to <MooringProvider initialChain>.',
  defaultNetwork: 'Pass it to <MooringProvider initialChain>.',
  onError: 'Pass it to <MooringProvider onError>.',
};

/** Props of the providers of other kits, and what replaces them. */
export const otherProviderProps: Readonly<Record<string, string>> = {
  modalSize: 'Write dialogSize.',
  coolMode: 'Write confetti.',
  chains: 'Pass them to createMooringConfig({ chains }).',
  wagmiConfig: 'Pass it to createMooringConfig({ wagmi }), and the result as `config`.',
  customTheme: 'Write theme, with lightTheme({ … }) or darkTheme({ … }).',
  themeMode: 'Write mode.',
  language: 'Write locale.',
  options: 'Each option is a separate prop.',
  queryClient: 'The kit has its own query client.',
};

/** Props of the buttons of other kits, and what replaces them. */
export const otherButtonProps: Readonly<Record<string, string>> = {
  accountStatus: 'Write account.',
  chainStatus: 'Write network.',
  showBalance: 'Write balance.',
  showAvatar: 'Write account, as account="address".',
};

/** Options of the themes of other kits, and what replaces them. */
export const otherThemeOptions: Readonly<Record<string, string>> = {
  accentColor: 'Write accent.',
  accentColorForeground: "Write tokens: { 'on-accent': … }.",
  borderRadius: 'Write radius.',
  fontStack: 'Write font.',
  overlayBlur: "Write overlay: 'blur'.",
};

/** Names of fields that a list does not have, each with a hint. */
export function unknownNames(
  given: PlainRecord,
  known: readonly string[],
  others: Readonly<Record<string, string>>,
): readonly { readonly name: string; readonly hint: string }[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, hint: lookUp(others, name) ?? `It has ${known.join(', ')}.` }));
}
