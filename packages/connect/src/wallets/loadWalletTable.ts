/** The catalogue of wallets and its rules, which no page needs before somebody looks for a wallet. */
export type WalletTable = typeof import('./walletTable.ts');

export function loadWalletTable(): Promise<WalletTable> {
  return import('./walletTable.ts');
}
