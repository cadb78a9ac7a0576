import type { WalletId } from '../catalogue/catalogue.ts';
import type { Wallet } from '../catalogue/wallet.ts';
import type { DeviceStorage } from '../deviceStorage.ts';
import { type LoadMark, markAddress } from './markAddress.ts';
import { rainbowKitMarks } from './rainbowKitMarks.ts';
import { readWalletIcon } from './walletIcons.ts';

export { rememberWalletIcon } from './walletIcons.ts';

/**
 * Marks of the wallet list; a wallet of an exchange, network or token has that mark. To add one, add a row. `node lint/marks.ts` checks all rows.
 */
export const walletMarks: Readonly<Record<string, LoadMark | undefined>> = {
  metamask: () => import('@web3icons/core/svgs/wallets/background/metamask.svg.js'),
  coinbase: () => import('@web3icons/core/svgs/wallets/background/coinbase.svg.js'),
  rainbow: () => import('@web3icons/core/svgs/wallets/background/rainbow.svg.js'),
  trust: () => import('@web3icons/core/svgs/wallets/background/trust.svg.js'),
  ledger: () => import('@web3icons/core/svgs/wallets/background/ledger.svg.js'),
  phantom: () => import('@web3icons/core/svgs/wallets/background/phantom.svg.js'),
  okx: () => import('@web3icons/core/svgs/wallets/background/okx.svg.js'),
  zerion: () => import('@web3icons/core/svgs/wallets/background/zerion.svg.js'),
  rabby: () => import('@web3icons/core/svgs/wallets/background/rabby.svg.js'),
  uniswap: () => import('@web3icons/core/svgs/exchanges/background/uniswap.svg.js'),
  binance: () => import('@web3icons/core/svgs/exchanges/background/binance.svg.js'),
  bitget: () => import('@web3icons/core/svgs/exchanges/background/bitget.svg.js'),
  safe: () => import('@web3icons/core/svgs/wallets/background/safe.svg.js'),
  imtoken: () => import('@web3icons/core/svgs/wallets/background/imtoken.svg.js'),
  tokenpocket: () => import('@web3icons/core/svgs/wallets/background/token-pocket.svg.js'),
  ambire: () => import('@web3icons/core/svgs/tokens/background/WALLET.svg.js'),
  oneinch: () => import('@web3icons/core/svgs/exchanges/background/1inch.svg.js'),
  argent: () => import('@web3icons/core/svgs/wallets/background/argent.svg.js'),
  safepal: () => import('@web3icons/core/svgs/tokens/background/SFP.svg.js'),
  bybit: () => import('@web3icons/core/svgs/exchanges/background/bybit.svg.js'),
  gate: () => import('@web3icons/core/svgs/exchanges/background/gate-io.svg.js'),
  base_account: () => import('@web3icons/core/svgs/networks/background/base.svg.js'),
  trezor: () => import('@web3icons/core/svgs/wallets/background/trezor.svg.js'),
  coin98: () => import('@web3icons/core/svgs/wallets/background/coin98.svg.js'),
  cryptocom: () => import('@web3icons/core/svgs/exchanges/background/crypto-com.svg.js'),
  gemini: () => import('@web3icons/core/svgs/exchanges/background/gemini.svg.js'),
  exodus: () => import('@web3icons/core/svgs/wallets/background/exodus.svg.js'),
  kraken: () => import('@web3icons/core/svgs/wallets/background/kraken.svg.js'),
  mew: () => import('@web3icons/core/svgs/wallets/background/my-ether-wallet.svg.js'),
  backpack: () => import('@web3icons/core/svgs/wallets/background/backpack.svg.js'),
  robinhood: () => import('@web3icons/core/svgs/networks/background/robinhood.svg.js'),
  ronin: () => import('@web3icons/core/svgs/wallets/background/ronin.svg.js'),
  enkrypt: () => import('@web3icons/core/svgs/wallets/background/enkrypt.svg.js'),
  keplr: () => import('@web3icons/core/svgs/wallets/background/keplr.svg.js'),
  zengo: () => import('@web3icons/core/svgs/wallets/background/zengo.svg.js'),
  mathwallet: () => import('@web3icons/core/svgs/tokens/background/MATH.svg.js'),
  enjin: () => import('@web3icons/core/svgs/tokens/background/ENJ.svg.js'),
  atomic: () => import('@web3icons/core/svgs/wallets/background/atomic.svg.js'),
  universal_profiles: () => import('@web3icons/core/svgs/networks/background/lukso.svg.js'),
  kaia: () => import('@web3icons/core/svgs/networks/background/kaia.svg.js'),
  ...rainbowKitMarks,
} satisfies { readonly [Id in WalletId]?: LoadMark };

/** Returns a wallet's picture as a `data:` URL: its stored icon if used on this device, else its mark. */
export async function walletMark(
  { id, rdns }: Pick<Wallet, 'id' | 'rdns'>,
  storage: DeviceStorage,
): Promise<string | undefined> {
  return readWalletIcon(storage, rdns) ?? markAddress(walletMarks[id]);
}
