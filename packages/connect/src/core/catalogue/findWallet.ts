import { catalogue } from './catalogue.ts';
import type { Wallet } from './wallet.ts';

/** Finds a wallet of the catalogue by id. */
export function findWallet(id: string): Wallet | undefined {
  return catalogue.find((wallet) => wallet.id === id);
}

/** Finds a wallet of the catalogue by rdns (EIP-6963), ignoring case. */
export function walletOfRdns(rdns: string): Wallet | undefined {
  const wanted = rdns.toLowerCase();
  return catalogue.find((wallet) =>
    wallet.rdns?.some((announced) => announced.toLowerCase() === wanted),
  );
}
