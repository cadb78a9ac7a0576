/** Hooks that open a dialog, by their former names. */
export const HOOKS: Readonly<Record<string, string>> = {
  useConnectModal: 'useConnectDialog',
  useAccountModal: 'useAccountDialog',
  useChainModal: 'useNetworkDialog',
};

/** Fields of those hooks and of the custom button. */
export const DIALOG_FIELDS: Readonly<
  Record<string, { readonly dialog: string; readonly field: 'open' | 'isOpen' }>
> = {
  openConnectModal: { dialog: 'connectDialog', field: 'open' },
  connectModalOpen: { dialog: 'connectDialog', field: 'isOpen' },
  openAccountModal: { dialog: 'accountDialog', field: 'open' },
  accountModalOpen: { dialog: 'accountDialog', field: 'isOpen' },
  openChainModal: { dialog: 'networkDialog', field: 'open' },
  chainModalOpen: { dialog: 'networkDialog', field: 'isOpen' },
};

/** Properties of the button. */
export const BUTTON_PROPS: Readonly<Record<string, string>> = {
  accountStatus: 'account',
  showBalance: 'balance',
  chainStatus: 'network',
  label: 'label',
};

/** Options of a theme. */
export const THEME_OPTIONS: Readonly<Record<string, string>> = {
  accentColor: 'accent',
  borderRadius: 'radius',
  fontStack: 'font',
  overlayBlur: 'overlay',
};

/** Accents of the kit nearest to the presets. */
export const ACCENTS: Readonly<Record<string, string>> = {
  blue: 'ocean',
  green: 'forest',
  orange: 'ember',
  pink: 'rose',
  purple: 'violet',
  red: 'rose',
};

/** Languages whose tag is another. */
export const LOCALES: Readonly<Record<string, string>> = {
  'ar-AR': 'ar',
  'de-DE': 'de',
  'en-US': 'en',
  'es-419': 'es',
  'fr-FR': 'fr',
  'hi-IN': 'hi',
  'id-ID': 'id',
  'ja-JP': 'ja',
  'ko-KR': 'ko',
  'ms-MY': 'ms',
  'pt-BR': 'pt',
  'ru-RU': 'ru',
  'th-TH': 'th',
  'tr-TR': 'tr',
  ua: 'uk',
  'uk-UA': 'uk',
  'vi-VN': 'vi',
  'zh-CN': 'zh',
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-TW',
};

/** Languages that are there by the same tag. */
export const SAME_LOCALES = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'hi',
  'id',
  'ja',
  'ko',
  'ms',
  'pt',
  'ru',
  'th',
  'tr',
  'vi',
  'zh',
  'zh-HK',
  'zh-TW',
];

/** Wallets of the catalogue, by what `@rainbow-me/rainbowkit/wallets` calls them. */
export const WALLET_IDS: Readonly<Record<string, string>> = {
  anchorageDigitalWallet: 'anchorage',
  argentWallet: 'argent',
  backpackWallet: 'backpack',
  bestWallet: 'bestwallet',
  bifrostWallet: 'bifrost',
  binanceWallet: 'binance',
  bitgetWallet: 'bitget',
  braveWallet: 'brave',
  bybitWallet: 'bybit',
  coin98Wallet: 'coin98',
  coreWallet: 'core',
  enkryptWallet: 'enkrypt',
  frameWallet: 'frame',
  gateWallet: 'gate',
  geminiWallet: 'gemini',
  imTokenWallet: 'imtoken',
  krakenWallet: 'kraken',
  ledgerWallet: 'ledger',
  metaMaskWallet: 'metamask',
  mewWallet: 'mew',
  novaWallet: 'nova',
  okxWallet: 'okx',
  oneInchWallet: 'oneinch',
  oneKeyWallet: 'onekey',
  phantomWallet: 'phantom',
  rabbyWallet: 'rabby',
  rainbowWallet: 'rainbow',
  readyWallet: 'argent',
  roninWallet: 'ronin',
  safeWallet: 'safe',
  safepalWallet: 'safepal',
  subWallet: 'subwallet',
  talismanWallet: 'talisman',
  tokenPocketWallet: 'tokenpocket',
  trustWallet: 'trust',
  uniswapWallet: 'uniswap',
  universalProfilesWallet: 'universal_profiles',
  wigwamWallet: 'wigwam',
  xPortalWallet: 'xportal',
  zealWallet: 'zeal',
  zerionWallet: 'zerion',
};

/** Wallets whose connector is wagmi's own, or ours. A connector shows itself in the list. */
export const CONNECTOR_WALLETS: Readonly<
  Record<string, 'safe' | 'coinbaseWallet' | 'baseAccount'>
> = {
  base: 'baseAccount',
  baseAccount: 'baseAccount',
  coinbaseWallet: 'coinbaseWallet',
  safeWallet: 'safe',
};

/** Wallets that need no row: those in the browser are found, any other is reached by its code. */
export const DISCOVERED_WALLETS = ['injectedWallet', 'walletConnectWallet'];

/** Id of a wallet by what `<WalletButton>` calls it: `metaMask` and `metamask` are both taken. */
export function findWalletId(name: string): string | undefined {
  const wanted = name.toLowerCase();
  if (['base', 'baseaccount', 'coinbase'].includes(wanted)) return 'coinbase';
  const found = Object.entries(WALLET_IDS).find(
    ([wallet, id]) => id === wanted || wallet.replace(/Wallet$/, '').toLowerCase() === wanted,
  );
  return found?.[1];
}

/** Module of the kit. */
export const KIT = '@mooring/connect';
