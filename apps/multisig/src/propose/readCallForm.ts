import { readPastedAddress } from '@mooring/page/address';
import { parseAmount } from '@mooring/page/amount';
import type { SafeCall } from '@mooring/safe/transactions';
import { type Abi, type Chain, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem';
import { readAbi } from './readAbi.ts';
import { readArgument } from './readArgument.ts';

/** Fields of the form of a call, as typed. */
export interface CallFields {
  readonly contract: string;
  readonly abiText: string;
  /** Signature of the function; the first one unless it is among those of the ABI. */
  readonly chosen: string;
  /** Arguments of a function, by its signature. */
  readonly textsOf: (signature: string) => readonly string[];
  /** Value, in whole units. Empty for none. */
  readonly amount: string;
}

/** Call with the ABI that decodes it, by its address in lower case. */
interface BuiltCall {
  readonly call: SafeCall;
  readonly abis: Readonly<Record<string, Abi>>;
}

/** Parses the call form, and builds its call if the input is valid. */
export function readCallForm(fields: CallFields, chain: Chain, locale: string) {
  const target = readPastedAddress(fields.contract, chain.id);
  const abi = readAbi(fields.abiText);
  const functions = abi.kind === 'abi' ? abi.functions : [];
  const current = functions.find(({ signature }) => signature === fields.chosen) ?? functions[0];
  const texts = current ? fields.textsOf(current.signature) : [];
  const args = (current?.item.inputs ?? []).map((input, index) => {
    const text = texts[index] ?? '';
    return { input, text, read: readArgument(input, text, chain.id) };
  });
  const isPayable = current?.item.stateMutability === 'payable';
  const coins = parseAmount(fields.amount, chain.nativeCurrency.decimals, locale);
  const isZero = target.kind === 'address' && isAddressEqual(target.address, zeroAddress);
  const problems = {
    contract: target.kind !== 'address' || isZero,
    abi: abi.kind === 'abi' ? undefined : abi.kind,
    // Empty input means no value.
    amount: isPayable && coins.kind !== 'amount' && coins.kind !== 'empty' ? coins.kind : undefined,
  };
  return { target, functions, current, args, isPayable, coins, problems, build };

  function build(): BuiltCall | undefined {
    if (target.kind !== 'address' || !current || problems.contract || problems.amount) return;
    const values: unknown[] = [];
    for (const { read } of args) {
      if (read.kind === 'problem') return undefined;
      values.push(read.value);
    }
    const { address: to } = target;
    const value = isPayable && coins.kind === 'amount' ? coins.value : 0n;
    const data = encodeFunctionData({ abi: [current.item], args: values });
    return {
      call: { to, value, data, operation: 0 },
      abis: { [to.toLowerCase()]: functions.map(({ item }) => item) },
    };
  }
}
