import type { WalletId } from '../catalogue/catalogue.ts';
import type { LoadMark } from './markAddress.ts';

/**
 * Marks of wallets that `@web3icons/core` lacks, from RainbowKit. Its `exports` do not list their files, hence
 * the paths; a file's hash changes with its content.
 */
export const rainbowKitMarks = {
  brave: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/braveWallet-SZMR4SAC.js?inline'
    ),
  onekey: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/oneKeyWallet-W2CXILHF.js?inline'
    ),
  core: () =>
    import('../../../../../node_modules/@rainbow-me/rainbowkit/dist/coreWallet-IZI2OUBR.js?inline'),
  bifrost: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/bifrostWallet-QCRWPXE2.js?inline'
    ),
  talisman: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/talismanWallet-CHXA2CKU.js?inline'
    ),
  subwallet: () =>
    import('../../../../../node_modules/@rainbow-me/rainbowkit/dist/subWallet-MELG3LVN.js?inline'),
  nova: () =>
    import('../../../../../node_modules/@rainbow-me/rainbowkit/dist/novaWallet-3MHM27EO.js?inline'),
  bestwallet: () =>
    import('../../../../../node_modules/@rainbow-me/rainbowkit/dist/bestWallet-YV3FJ7MS.js?inline'),
  xportal: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/xPortalWallet-22MVKNGC.js?inline'
    ),
  zeal: () =>
    import('../../../../../node_modules/@rainbow-me/rainbowkit/dist/zealWallet-I6PCJZVZ.js?inline'),
  anchorage: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/anchorageDigitalWallet-IWHXJ7QN.js?inline'
    ),
  wigwam: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/wigwamWallet-JFVOU3BA.js?inline'
    ),
  ctrl: () =>
    import('../../../../../node_modules/@rainbow-me/rainbowkit/dist/ctrlWallet-FI2YA4PW.js?inline'),
  kresus: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/kresusWallet-NGTYX3DA.js?inline'
    ),
  valora: () =>
    import(
      '../../../../../node_modules/@rainbow-me/rainbowkit/dist/valoraWallet-EZ7AFD7R.js?inline'
    ),
} satisfies { readonly [Id in WalletId]?: LoadMark };
