import type { WalletId } from '../core/catalogue/catalogue.ts';
import type { Source } from '../core/catalogue/wallet.ts';

/** Route to a wallet, and the source for it. */
type Cell = readonly [route: string, source: Source];

/**
 * Routes to one wallet, by device.
 *
 * A route is a link or one of `scan` (a QR code), `address` (this page's address, copied), `get` (how to get the
 * wallet). In links, `{uri}` is the encoded pairing URI, `{wc}` the same without `wc:`, not encoded; `{page}`,
 * `{page2}`, `{path}`, `{origin}` are this page; `{store}` is the app's store page, encoded.
 */
export interface WalletRoutes {
  /** On an iPhone, with a relay. */
  readonly ios: Cell;
  /** On Android, with a relay. */
  readonly android: Cell;
  /** Wallet's own browser, recognized by the user agent (`agent …`) or the announcement (`rdns …`). */
  readonly inApp: Cell;
  /** On a computer, with a relay; a link opens a desktop app, beside the code. */
  readonly desktop: Cell;
  /** On either phone, without a relay. */
  readonly without: Cell;
}

/**
 * Expected routes, written apart from the code that makes the links, so that each change is reviewed twice. A wallet
 * without an entry is checked only by the rules for all wallets.
 */
export const walletRoutes: Readonly<Partial<Record<WalletId, WalletRoutes>>> = {
  metamask: {
    ios: ['metamask://wc?uri={uri}', 'registry'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=metamask;package=io.metamask;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['agent MetaMaskMobile', 'own'],
    desktop: ['scan', 'registry'],
    without: ['https://link.metamask.io/dapp/{path}', 'own'],
  },
  coinbase: {
    ios: ['cbwallet://miniapp?url={page}', 'own'],
    android: ['cbwallet://miniapp?url={page}', 'own'],
    inApp: ['rdns com.coinbase.wallet', 'kits'],
    desktop: ['get', 'registry'],
    without: ['cbwallet://miniapp?url={page}', 'own'],
  },
  rainbow: {
    ios: ['rainbow://wc?uri={uri}', 'registry'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=rainbow;package=me.rainbow;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['rdns me.rainbow', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  trust: {
    ios: ['trust://wc?uri={uri}', 'registry'],
    android: ['trust://wc?uri={uri}', 'kits'],
    inApp: ['rdns com.trustwallet.app', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['https://link.trustwallet.com/open_url?coin_id=60&url={page}', 'own'],
  },
  ledger: {
    ios: ['ledgerlive://wc?uri={uri}', 'registry'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=ledgerlive;package=com.ledger.live;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['unknown', 'kits'],
    desktop: ['ledgerlive://wc?uri={uri}', 'registry'],
    without: ['address', 'registry'],
  },
  phantom: {
    ios: ['https://phantom.app/ul/browse/{page}?ref={origin}', 'own'],
    android: ['https://phantom.app/ul/browse/{page}?ref={origin}', 'own'],
    inApp: ['agent Phantom/', 'own'],
    desktop: ['get', 'registry'],
    without: ['https://phantom.app/ul/browse/{page}?ref={origin}', 'own'],
  },
  okx: {
    ios: ['okex://main/wc?uri={uri}', 'registry'],
    android: ['okex://main/wc?uri={uri}', 'kits'],
    inApp: ['agent OKApp/', 'own'],
    desktop: ['scan', 'registry'],
    without: [
      'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{page2}',
      'own',
    ],
  },
  zerion: {
    ios: ['zerion://wc?uri={uri}', 'registry'],
    android: ['zerion://wc?uri={uri}', 'kits'],
    inApp: ['rdns io.zerion.wallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  rabby: {
    ios: ['rabby://wc?uri={uri}', 'kits'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=rabby;package=com.debank.rabbymobile;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['rdns io.rabby', 'kits'],
    desktop: ['scan', 'kits'],
    without: ['address', 'kits'],
  },
  uniswap: {
    ios: ['uniswap://wc?uri={uri}', 'registry'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=uniswap;package=com.uniswap.mobile;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['rdns org.uniswap.app', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  binance: {
    ios: ['bnc://app.binance.com/cedefi/wc?uri={uri}', 'registry'],
    android: ['bnc://app.binance.com/cedefi/wc?uri={uri}', 'kits'],
    inApp: ['rdns com.binance.wallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  bitget: {
    ios: ['bitkeep://wc?uri={uri}', 'registry'],
    android: ['bitkeep://wc?uri={uri}', 'kits'],
    inApp: ['agent BitKeep', 'code'],
    desktop: ['scan', 'registry'],
    without: ['https://bkcode.vip?action=dapp&url={page}', 'kits'],
  },
  safe: {
    ios: ['https://app.safe.global/wc?uri={uri}', 'registry'],
    android: [
      'intent:{wc}#Intent;scheme=wc;package=global.safe.mobileapp;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  imtoken: {
    ios: ['imtokenv2://wc?uri={uri}', 'registry'],
    android: ['imtokenv2://wc?uri={uri}', 'kits'],
    inApp: ['agent imToken/', 'own'],
    desktop: ['scan', 'registry'],
    without: ['imtokenv2://navigate/DappView?url={page}', 'own'],
  },
  tokenpocket: {
    ios: ['tpoutside://wc?uri={uri}', 'registry'],
    android: ['tpoutside://wc?uri={uri}', 'kits'],
    inApp: ['agent TokenPocket', 'code'],
    desktop: ['scan', 'registry'],
    without: ['tpdapp://open?params=%7B%22url%22%3A%22{page}%22%7D', 'kits'],
  },
  brave: {
    ios: ['get', 'registry'],
    android: ['get', 'kits'],
    inApp: ['no app', 'kits'],
    desktop: ['get', 'registry'],
    without: ['get', 'registry'],
  },
  frame: {
    ios: ['get', 'kits'],
    android: ['get', 'kits'],
    inApp: ['no app', 'kits'],
    desktop: ['get', 'kits'],
    without: ['get', 'kits'],
  },
  ambire: {
    ios: ['ambire://wc?uri={uri}', 'registry'],
    android: ['ambire://wc?uri={uri}', 'registry'],
    inApp: ['rdns com.ambire.wallet', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  oneinch: {
    ios: ['oneinch://wc?uri={uri}', 'registry'],
    android: ['oneinch://wc?uri={uri}', 'kits'],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  argent: {
    ios: ['argent://app/wc?uri={uri}', 'registry'],
    android: ['argent://app/wc?uri={uri}', 'kits'],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  safepal: {
    ios: ['safepalwallet://wc?uri={uri}', 'registry'],
    android: ['safepalwallet://wc?uri={uri}', 'kits'],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  bybit: {
    ios: ['bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}', 'registry'],
    android: ['bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}', 'kits'],
    inApp: ['rdns com.bybit', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  gate: {
    ios: ['gtweb3wallet://wc?uri={uri}', 'registry'],
    android: ['gtweb3wallet://wc?uri={uri}', 'registry'],
    inApp: ['rdns io.gate.wallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  base_account: {
    ios: ['get', 'kits'],
    android: ['get', 'kits'],
    inApp: ['no app', 'kits'],
    desktop: ['get', 'kits'],
    without: ['get', 'kits'],
  },
  onekey: {
    ios: ['onekey-wallet://wc?uri={uri}', 'registry'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=onekey-wallet;package=so.onekey.app.wallet;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['rdns so.onekey.app.wallet', 'kits'],
    desktop: ['onekey-wallet://wc?uri={uri}', 'registry'],
    without: ['address', 'registry'],
  },
  fireblocks: {
    ios: ['fireblocks-wc://wc?uri={uri}', 'registry'],
    android: ['fireblocks-wc://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  trezor: {
    ios: ['https://connect.trezor.io/9/deeplink/wc?uri={uri}', 'registry'],
    android: ['https://connect.trezor.io/9/deeplink/wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  coin98: {
    ios: ['coin98://wc?uri={uri}', 'registry'],
    android: ['coin98://wc?uri={uri}', 'kits'],
    inApp: ['rdns coin98.com', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  core: {
    ios: ['core://wc?uri={uri}', 'registry'],
    android: ['core://wc?uri={uri}', 'kits'],
    inApp: ['rdns app.core.extension', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  cryptocom: {
    ios: ['dfw://wc?uri={uri}', 'registry'],
    android: ['dfw://wc?uri={uri}', 'registry'],
    inApp: ['rdns com.crypto.wallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  gemini: {
    ios: ['get', 'registry'],
    android: ['get', 'registry'],
    inApp: ['no app', 'kits'],
    desktop: ['get', 'registry'],
    without: ['get', 'registry'],
  },
  exodus: {
    ios: ['exodus://wc?uri={uri}', 'registry'],
    android: ['exodus://wc?uri={uri}', 'kits'],
    inApp: ['rdns com.exodus.web3-wallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  bitcoincom: {
    ios: ['bitcoincom://wc?uri={uri}', 'registry'],
    android: ['bitcoincom://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  bifrost: {
    ios: ['bifrostwallet://wc?uri={uri}', 'registry'],
    android: ['bifrostwallet://wc?uri={uri}', 'registry'],
    inApp: ['rdns com.bifrostwallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  blockchain: {
    ios: ['blockchain-wallet://wc?uri={uri}', 'registry'],
    android: ['blockchain-wallet://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  kraken: {
    ios: ['krakenwallet://wc?uri={uri}', 'registry'],
    android: ['krakenwallet://wc?uri={uri}', 'kits'],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  tangem: {
    ios: ['tangem://wc?uri={uri}', 'registry'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=tangem;package=com.tangem.wallet;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  mew: {
    ios: ['mewwallet://wc?uri={uri}', 'registry'],
    android: ['mewwallet://wc?uri={uri}', 'kits'],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  backpack: {
    ios: ['backpack://wc?uri={uri}', 'registry'],
    android: ['backpack://wc?uri={uri}', 'kits'],
    inApp: ['rdns app.backpack.mobile', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  robinhood: {
    ios: ['robinhood-wallet://wc?uri={uri}', 'registry'],
    android: ['robinhood-wallet://wc?uri={uri}', 'registry'],
    inApp: ['rdns com.robinhood.wallet', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  ronin: {
    ios: ['roninwallet://wc?uri={uri}', 'registry'],
    android: ['roninwallet://wc?uri={uri}', 'kits'],
    inApp: ['rdns com.roninchain.wallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  talisman: {
    ios: ['talisman://wc?uri={uri}', 'registry'],
    android: ['talisman://wc?uri={uri}', 'kits'],
    inApp: ['rdns xyz.talisman', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  subwallet: {
    ios: ['subwallet://wc?uri={uri}', 'registry'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=subwallet;package=app.subwallet.mobile;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['rdns app.subwallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  nova: {
    ios: ['novawallet://wc?uri={uri}', 'registry'],
    android: ['novawallet://wc?uri={uri}', 'registry'],
    inApp: ['rdns io.novawallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  enkrypt: {
    ios: ['get', 'registry'],
    android: ['get', 'kits'],
    inApp: ['no app', 'kits'],
    desktop: ['get', 'registry'],
    without: ['get', 'registry'],
  },
  keplr: {
    ios: ['get', 'registry'],
    android: ['get', 'registry'],
    inApp: ['no app', 'registry'],
    desktop: ['get', 'registry'],
    without: ['get', 'registry'],
  },
  zengo: {
    ios: ['zengo://get.zengo.com/wc?uri={uri}', 'registry'],
    android: ['zengo://get.zengo.com/wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  mathwallet: {
    ios: ['mathwallet://wc?uri={uri}', 'registry'],
    android: ['mathwallet://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  hot: {
    ios: ['hotwallet://wc?uri={uri}', 'registry'],
    android: ['hotwallet://wc?uri={uri}', 'registry'],
    inApp: ['rdns org.hot-labs', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  bestwallet: {
    ios: ['bw://app/connect/wc?uri={uri}', 'registry'],
    android: ['bw://app/connect/wc?uri={uri}', 'kits'],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  xportal: {
    ios: ['xportal://wc?uri={uri}', 'registry'],
    android: ['xportal://wc?uri={uri}', 'kits'],
    inApp: ['rdns com.elrond.maiar.wallet', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  unstoppable: {
    ios: ['unstoppable.money://wc?uri={uri}', 'registry'],
    android: [
      'intent:{wc}#Intent;scheme=wc;package=io.horizontalsystems.bankwallet;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  gem: {
    ios: ['gem://wc?uri={uri}', 'registry'],
    android: [
      'intent:{wc}#Intent;scheme=wc;package=com.gemwallet.android;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  bitpay: {
    ios: ['bitpay://wc?uri={uri}', 'registry'],
    android: [
      'intent://wc?uri={uri}#Intent;scheme=bitpay;package=com.bitpay.wallet;S.browser_fallback_url={store};end',
      'manifest',
    ],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  dcent: {
    ios: ['dcent://wc?uri={uri}', 'registry'],
    android: ['dcent://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  arculus: {
    ios: ['arculuswc://wc?uri={uri}', 'registry'],
    android: ['arculuswc://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  enjin: {
    ios: ['enjinwallet://wc?uri={uri}', 'registry'],
    android: ['enjinwallet://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  zeal: {
    ios: ['zeal://wc?uri={uri}', 'registry'],
    android: ['zeal://wc?uri={uri}', 'kits'],
    inApp: ['rdns app.zeal', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  ellipal: {
    ios: ['ellipal://wc?uri={uri}', 'registry'],
    android: ['ellipal://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  atomic: {
    ios: ['atomicwallet://wc?uri={uri}', 'registry'],
    android: ['atomicwallet://wc?uri={uri}', 'registry'],
    inApp: ['unknown', 'registry'],
    desktop: ['atomicwallet://wc?uri={uri}', 'registry'],
    without: ['address', 'registry'],
  },
  coolwallet: {
    ios: ['coolwallet://wc?uri={uri}', 'registry'],
    android: ['coolwallet://wc?uri={uri}', 'registry'],
    inApp: ['rdns com.coolbitx.cwsapp', 'registry'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  universal_profiles: {
    ios: ['io.universaleverything.universalprofiles://wallet-connect/wc?uri={uri}', 'registry'],
    android: ['io.universaleverything.universalprofiles://wallet-connect/wc?uri={uri}', 'registry'],
    inApp: ['rdns io.universaleverything.universalprofiles', 'kits'],
    desktop: ['scan', 'registry'],
    without: ['address', 'registry'],
  },
  anchorage: {
    ios: ['get', 'kits'],
    android: ['get', 'kits'],
    inApp: ['no app', 'kits'],
    desktop: ['get', 'kits'],
    without: ['get', 'kits'],
  },
  wigwam: {
    ios: ['get', 'kits'],
    android: ['get', 'kits'],
    inApp: ['no app', 'kits'],
    desktop: ['get', 'kits'],
    without: ['get', 'kits'],
  },
  minipay: {
    ios: ['https://link.minipay.xyz/browse?url={page}', 'own'],
    android: ['https://link.minipay.xyz/browse?url={page}', 'own'],
    inApp: ['unknown', 'code'],
    desktop: ['get', 'code'],
    without: ['https://link.minipay.xyz/browse?url={page}', 'own'],
  },
  kaia: {
    ios: ['https://app.kaiawallet.io/u/https://{path}', 'code'],
    android: ['https://app.kaiawallet.io/u/https://{path}', 'code'],
    inApp: ['rdns io.klutch.wallet', 'code'],
    desktop: ['get', 'code'],
    without: ['https://app.kaiawallet.io/u/https://{path}', 'code'],
  },
  ctrl: {
    ios: ['get', 'kits'],
    android: ['get', 'kits'],
    inApp: ['no app', 'kits'],
    desktop: ['get', 'kits'],
    without: ['get', 'kits'],
  },
  kresus: {
    ios: ['com.kresus.superapp://wc?uri={uri}', 'kits'],
    android: ['com.kresus.superapp://wc?uri={uri}', 'kits'],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'kits'],
    without: ['address', 'kits'],
  },
  nightly: {
    ios: ['get', 'code'],
    android: ['get', 'code'],
    inApp: ['no app', 'code'],
    desktop: ['get', 'code'],
    without: ['get', 'code'],
  },
  valora: {
    ios: ['celo://wallet/wc?uri={uri}', 'kits'],
    android: ['celo://wallet/wc?uri={uri}', 'kits'],
    inApp: ['unknown', 'kits'],
    desktop: ['scan', 'kits'],
    without: ['address', 'kits'],
  },
};
