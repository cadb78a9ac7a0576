import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import type { SafeCall } from '@mooring/safe/transactions';
import { type FormEvent, useRef, useState } from 'react';
import { type Abi, type Chain, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem';
import { prefixIn, readAddress } from '../../address/readAddress.ts';
import { parseAmount } from '../../amount/parseAmount.ts';
import { webCatalogue } from '../../locales/catalogue.ts';
import { useAmountProblem } from '../../send/AmountField.tsx';
import type { Addition } from '../form/draft.ts';
import { FormActions, type ProposalForm, TextField } from '../form/ProposalForm.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { readAbi } from './readAbi.ts';
import { readArgument } from './readArgument.ts';

const LONGEST = 80;

/** Form for any function of any contract, by its ABI. */
export function CallForm({ safe, isFull, onAdd, onReview }: ProposalForm) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const form = useCallForm(safe.chain);
  const [attempted, setAttempted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { problems } = form;
  const { symbol } = safe.chain.nativeCurrency;
  const explain = useAmountProblem(safe.chain.nativeCurrency);

  function hand(to: (addition: Addition) => void) {
    if (isFull) return;
    const built = form.build();
    if (built) return to({ calls: [built.call], abis: built.abis });
    setAttempted(true);
    // After the problems are rendered.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    hand(onReview);
  }

  const contractProblem =
    form.contractFault === 'wrong-checksum'
      ? web('send.wrongChecksum')
      : form.contractFault === 'other-network'
        ? web('send.addressElsewhere', { network: prefixIn(form.contract) })
        : t('find.notAnAddress');
  return (
    <form
      ref={element}
      className="send-fields"
      noValidate
      onSubmit={submit}
      aria-label={t('propose.call')}
    >
      <TextField
        id="safe-contract"
        label={t('fact.contract')}
        value={form.contract}
        problem={problems.contract ? contractProblem : ''}
        attempted={attempted}
        onChange={form.setContract}
      />
      <TextField
        id="safe-abi"
        label={t('abi.label')}
        value={form.abiText}
        problem={problems.abi ? t(`abi.${problems.abi}`) : ''}
        help={t('abi.help')}
        attempted={attempted}
        lines={5}
        onChange={form.setAbiText}
      />
      {form.current && (
        <>
          <div className="field">
            <label htmlFor="safe-function">{t('abi.function')}</label>
            <select
              id="safe-function"
              dir="ltr"
              value={form.current.signature}
              onChange={(event) => form.choose(event.target.value)}
            >
              {form.functions.map(({ signature }) => (
                <option key={signature} value={signature}>
                  {visibleText(signature, LONGEST)}
                </option>
              ))}
            </select>
          </div>
          {form.args.map(({ input, text, read }, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: an argument is known by its place.
              key={`${form.current?.signature} ${index}`}
              id={`safe-argument-${index}`}
              label={`${input.name ? `${input.name}: ` : ''}${input.type}`}
              value={text}
              problem={read.kind === 'problem' ? t(`argument.${read.problem}`) : ''}
              help={/\[|^tuple/.test(input.type) ? t('argument.listHelp') : ''}
              attempted={attempted}
              onChange={(value) => form.setArgument(index, value)}
            />
          ))}
          {form.isPayable && (
            <TextField
              id="safe-value"
              label={t('abi.value', { symbol: visibleText(symbol, 16) })}
              value={form.amount}
              problem={problems.amount ? explain(problems.amount, form.coins) : ''}
              attempted={attempted}
              onChange={form.setAmount}
            />
          )}
        </>
      )}
      <FormActions isFull={isFull} onAdd={() => hand(onAdd)} />
    </form>
  );
}

/** State of the call form, and its call when valid. */
function useCallForm(chain: Chain) {
  const { locale } = useLocale();
  const [contract, setContract] = useState('');
  const [abiText, setAbiText] = useState('');
  const [chosen, setChosen] = useState('');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [amount, setAmount] = useState('');
  const target = readAddress(contract, chain.id);
  const abi = readAbi(abiText);
  const functions = abi.kind === 'abi' ? abi.functions : [];
  const current = functions.find(({ signature }) => signature === chosen) ?? functions[0];
  const inputs = current?.item.inputs ?? [];
  // Input for another function is not reused.
  const keyOf = (index: number) => `${current?.signature} ${index}`;
  const args = inputs.map((input, index) => {
    const text = texts[keyOf(index)] ?? '';
    return { input, text, read: readArgument(input, text, chain.id) };
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
    contractFault: target.kind,
    setContract,
    setAbiText,
    setAmount,
    choose: setChosen,
    setArgument: (index: number, text: string) => setTexts({ ...texts, [keyOf(index)]: text }),
    build,
  };
}
