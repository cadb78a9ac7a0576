import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { prefixIn } from '@mooring/page/address';
import { useAmountProblem } from '@mooring/page/form';
import { pageCatalogue } from '@mooring/page/texts';
import { type FormEvent, useRef, useState } from 'react';
import type { Chain } from 'viem';
import type { Addition } from '../form/draft.ts';
import { FormActions, ProposalField, type ProposalForm } from '../form/ProposalForm.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { readCallForm } from './readCallForm.ts';

const SHOWN_SIGNATURE = 80;

/** Form for any function of any contract, by its ABI. */
export function CallForm({ safe, isFull, onAdd, onReview }: ProposalForm) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const form = useCallForm(safe.chain);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { problems } = form;
  const { symbol } = safe.chain.nativeCurrency;
  const explain = useAmountProblem(safe.chain.nativeCurrency);

  function hand(to: (addition: Addition) => void) {
    if (isFull) return;
    const built = form.build();
    if (built) return to({ calls: [built.call], abis: built.abis });
    setAttempts(attempts + 1);
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
    form.target.kind === 'wrong-checksum'
      ? web('send.wrongChecksum')
      : form.target.kind === 'other-network'
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
      <ProposalField
        id="safe-contract"
        label={t('fact.contract')}
        value={form.contract}
        problem={problems.contract ? contractProblem : ''}
        attempts={attempts}
        onChange={form.setContract}
      />
      <ProposalField
        id="safe-abi"
        label={t('abi.label')}
        value={form.abiText}
        problem={problems.abi ? t(`abi.${problems.abi}`) : ''}
        help={t('abi.help')}
        attempts={attempts}
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
                  {visibleText(signature, SHOWN_SIGNATURE)}
                </option>
              ))}
            </select>
          </div>
          {form.args.map(({ input, text, read }, index) => (
            <ProposalField
              // biome-ignore lint/suspicious/noArrayIndexKey: an argument is known by its place.
              key={`${form.current?.signature} ${index}`}
              id={`safe-argument-${index}`}
              label={`${input.name ? `${input.name}: ` : ''}${input.type}`}
              value={text}
              problem={read.kind === 'problem' ? t(`argument.${read.problem}`) : ''}
              help={/\[|^tuple/.test(input.type) ? t('argument.listHelp') : ''}
              attempts={attempts}
              onChange={(value) => form.setArgument(index, value)}
            />
          ))}
          {form.isPayable && (
            <ProposalField
              id="safe-value"
              label={t('abi.value', { symbol: visibleText(symbol, 16) })}
              value={form.amount}
              problem={problems.amount ? explain(problems.amount, form.coins) : ''}
              attempts={attempts}
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
  const [texts, setTexts] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [amount, setAmount] = useState('');
  // Input for another function is not reused.
  const textsOf = (signature: string) => texts[signature] ?? [];
  const form = readCallForm({ contract, abiText, chosen, textsOf, amount }, chain, locale);
  return {
    ...form,
    ...{ contract, abiText, amount, setContract, setAbiText, setAmount, choose: setChosen },
    setArgument(index: number, text: string) {
      const signature = form.current?.signature ?? '';
      const next = form.args.map((one, at) => (at === index ? text : one.text));
      setTexts({ ...texts, [signature]: next });
    },
  };
}
