import { type Hex, hexToBytes, isAddress, isHex, stringToHex } from 'viem';
import { readList, readText } from '../rpc/params.ts';
import { invalidParams } from '../rpc/providerError.ts';
import { readTypedData } from '../rpc/typedData.ts';
import { viewOf } from '../wallet/account.ts';
import { authorizedAccount, type Methods } from './method.ts';

/** Signatures without a transaction: EIP-191 messages and EIP-712 typed data. */
export const signingMethods: Methods = {
  personal_sign: async (wallet, params) => {
    const [first, second] = readList(params);
    // The message comes first; some pages swap the two, which wallets accept.
    const turned = isAccount(first) && !isAccount(second);
    const text = readText(turned ? second : first, 'the text to sign');
    const account = await authorizedAccount(wallet, turned ? first : second, 'the account');
    const bytes = isHex(text) && text.length % 2 === 0 ? text : stringToHex(text);
    await wallet.ask({
      kind: 'signText',
      account: viewOf(account),
      text: readableText(bytes),
      bytes,
    });
    if (account.multisig) {
      const spelled = readableText(bytes);
      if (spelled === undefined) throw invalidParams('A multisig signs text only.');
      return account.multisig.sign(spelled);
    }
    return account.signMessage({ message: { raw: bytes } });
  },

  eth_signTypedData_v4: async (wallet, params) => {
    const [address, data] = readList(params);
    const account = await authorizedAccount(wallet, address, 'the account');
    const typedData = readTypedData(data, wallet.chainId());
    await wallet.ask({ kind: 'signTypedData', account: viewOf(account), typedData });
    return account.multisig?.sign(typedData) ?? account.signTypedData(typedData);
  },
};

function isAccount(value: unknown): boolean {
  return typeof value === 'string' && isAddress(value, { strict: false });
}

/** Decodes bytes as UTF-8; undefined if they are invalid. */
export function readableText(bytes: Hex): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes));
  } catch {
    return undefined;
  }
}
