import { isAddress, isHex, stringToHex } from 'viem';
import { readList, readText } from '../rpc/params.ts';
import { readTypedData } from '../rpc/typedData.ts';
import { type Methods, sharedAccount } from './method.ts';

/** Signatures that send nothing: EIP-191 texts and EIP-712 typed data. */
export const signingMethods: Methods = {
  personal_sign: async (wallet, params) => {
    const [first, second] = readList(params);
    // The text comes first; some pages turn the two around and wallets put up with it.
    const turned = isAccount(first) && !isAccount(second);
    const text = readText(turned ? second : first, 'the text to sign');
    const raw = isHex(text) && text.length % 2 === 0 ? text : stringToHex(text);
    return sharedAccount(wallet, turned ? first : second).signMessage({ message: { raw } });
  },

  eth_signTypedData_v4: async (wallet, params) => {
    const [address, data] = readList(params);
    const account = sharedAccount(wallet, address);
    return account.signTypedData(readTypedData(data, wallet.chainId()));
  },
};

function isAccount(value: unknown): boolean {
  return typeof value === 'string' && isAddress(value, { strict: false });
}
