import type { Address, Hex } from 'viem';

/** Account of the local network. Its key is public. */
export interface DemoAccount {
  label: string;
  address: Address;
  privateKey: Hex;
}

/** Mnemonic of all local test networks. Public: never send anything of value to it. */
export const DEMO_MNEMONIC = 'test test test test test test test test test test test junk';

/**
 * Accounts of the local network, at `m/44'/60'/0'/0/<index>` of {@link DEMO_MNEMONIC}. Their names are in
 * demoNames.ts.
 */
export const DEMO_ACCOUNTS = [
  {
    label: 'Mira',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  },
  {
    label: 'Lighthouse keeper',
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  },
  {
    label: 'Impostor',
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  },
  {
    label: 'Newcomer',
    address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  },
] as const satisfies readonly DemoAccount[];

/**
 * Deploys the contracts, holds the remaining supply and funds the accounts: index 9 of the same mnemonic.
 */
export const TREASURY = {
  label: 'Harbour treasury',
  address: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  privateKey: '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
} as const satisfies DemoAccount;

/** Pays for the transactions of accounts by passkey: index 8 of the same mnemonic. */
export const RELAYER = {
  label: 'Harbour relay',
  address: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  privateKey: '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
} as const satisfies DemoAccount;
