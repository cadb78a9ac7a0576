/** The catalogue of wallets and its rules; not needed before a person looks for a wallet. */
export type WalletTable = typeof import('./walletTable.ts');

export function loadWalletTable(): Promise<WalletTable> {
  return import('./walletTable.ts');
}
