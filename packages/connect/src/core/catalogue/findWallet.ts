import { catalogue } from './catalogue.ts';
import type { Wallet } from './wallet.ts';

/** The wallet of the catalogue with this id. */
export function findWallet(id: string): Wallet | undefined {
  return catalogue.find((wallet) => wallet.id === id);
}

/** The wallet of the catalogue that announces itself as this (EIP-6963), in whatever case. */
export function walletOfRdns(rdns: string): Wallet | undefined {
  const wanted = rdns.toLowerCase();
  return catalogue.find((wallet) =>
    wallet.rdns?.some((announced) => announced.toLowerCase() === wanted),
  );
}
