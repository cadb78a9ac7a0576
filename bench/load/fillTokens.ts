import type { Local } from '@mooring/devnet/local';
import { type Address, getAddress, type Hex, numberToHex } from 'viem';

/** A token as `/config.json` lists it. */
export interface ListedToken {
  readonly address: Address;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Answers 1,000 to whatever it is asked: a token of which everybody has some. */
const code: Hex = '0x6103e860005260206000f3';

const FIRST = 0x70_6b_65_6e_00_00n;

/** Puts 500 tokens on the first chain, every one held by everybody. */
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
