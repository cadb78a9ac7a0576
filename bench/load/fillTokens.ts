import type { Local } from '@mooring/devnet/local';
import { type Address, getAddress, type Hex, numberToHex } from 'viem';

/** Token of `/config.json`. */
export interface ListedToken {
  readonly address: Address;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Returns 1,000 for any call: a balance for everybody. */
const code: Hex = '0x6103e860005260206000f3';

const FIRST = 0x70_6b_65_6e_00_00n;

/** Deploys 500 tokens on the first chain, held by everybody. */
export async function fillTokens({ devnet }: Local): Promise<readonly ListedToken[]> {
  const tokens = Array.from({ length: 500 }, (_, index) => ({
    address: getAddress(numberToHex(FIRST + BigInt(index), { size: 20 })),
    name: `Token number ${index + 1}`,
    symbol: `T${index + 1}`,
    decimals: 2,
  }));
  for (const { address } of tokens)
    await devnet.ethereum.client.setCode({ address, bytecode: code });
  return tokens;
}
