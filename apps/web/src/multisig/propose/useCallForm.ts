import { useLocale } from '@mooring/connect';
import type { SafeCall } from '@mooring/safe/transactions';
import { useState } from 'react';
import { type Abi, type Chain, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem';
import { readAddress } from '../../address/readAddress.ts';
import { parseAmount } from '../../amount/parseAmount.ts';
import { readAbi } from './readAbi.ts';
import { readArgument } from './readArgument.ts';

/** State of the call form, and its call when valid. */
export function useCallForm(chain: Chain) {
  const { locale } = useLocale();
  const [contract, setContract] = useState('');
  const [abiText, setAbiText] = useState('');
  const [chosen, setChosen] = useState('');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [amount, setAmount] = useState('');
  const target = readAddress(contract);
  const abi = readAbi(abiText);
  const functions = abi.kind === 'abi' ? abi.functions : [];
  const current = functions.find(({ signature }) => signature === chosen) ?? functions[0];
  const inputs = current?.item.inputs ?? [];
  // Input for another function is not reused.
  const keyOf = (index: number) => `${current?.signature} ${index}`;
  const args = inputs.map((input, index) => {
    const text = texts[keyOf(index)] ?? '';
    return { input, text, read: readArgument(input, text) };
  });
  const isPayable = current?.item.stateMutability === 'payable';
  const coins = parseAmount(amount, chain.nativeCurrency.decimals, locale);
  const value = coins.kind === 'amount' ? coins.value : 0n;
  // Empty input means no value.
  const amountProblem =
    isPayable && coins.kind !== 'amount' && coins.kind !== 'empty' ? coins.kind : undefined;
  const isZero = target.kind === 'address' && isAddressEqual(target.address, zeroAddress);
  const problems = {
    contract: target.kind !== 'address' || isZero,
    abi: abi.kind === 'abi' ? undefined : abi.kind,
    amount: amountProblem,
  };

  function build(): { call: SafeCall; abis: Readonly<Record<string, Abi>> } | undefined {
    if (target.kind !== 'address' || !current || problems.contract || problems.amount) return;
    const values: unknown[] = [];
    for (const { read } of args) {
      if (read.kind === 'problem') return undefined;
      values.push(read.value);
    }
    const data = encodeFunctionData({ abi: [current.item], args: values });
    const call = { to: target.address, value: isPayable ? value : 0n, data, operation: 0 } as const;
    return { call, abis: { [target.address.toLowerCase()]: functions.map(({ item }) => item) } };
  }

  return {
    contract,
    abiText,
    amount,
    coins,
    functions,
    current,
    args,
    isPayable,
    problems,
    wrongChecksum: target.kind === 'wrong-checksum',
    setContract,
    setAbiText,
    setAmount,
    choose: setChosen,
    setArgument: (index: number, text: string) => setTexts({ ...texts, [keyOf(index)]: text }),
    build,
  };
}
