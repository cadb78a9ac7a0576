import { useCatalogue, useLocale } from '@mooring/connect';
import { exactAmount, parseAmount, symbolText } from '@mooring/page/amount';
import { useAmountProblem } from '@mooring/page/form';
import { type NamedRecipient, useRecipients } from '@mooring/page/recipients';
import { useTokens } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import type { SpendingLimit } from '@mooring/safe/transactions';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type Address, getAddress, isAddressEqual, maxUint96, zeroAddress } from 'viem';
import { DAY_MINUTES, useSettingText } from '../call/useSettingText.ts';
import { FormActions, ProposalField } from '../form/ProposalForm.tsx';
import { RecipientField } from '../form/RecipientField.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { settingsCatalogue } from '../texts/settingsCatalogue.ts';
import '@mooring/page/form/send.css';

/** Periods offered, in minutes; the module counts up to 65,535. */
const periods = [0, DAY_MINUTES, 7 * DAY_MINUTES, 30 * DAY_MINUTES];

interface LimitFormProps {
  readonly safe: KnownSafe;
  readonly isEnabled: boolean;
  /** Limit to change. Default: a new one. */
  readonly of?: SpendingLimit;
  /** Called with the limit, and the name its delegate was entered by. */
  readonly onReview: (limit: SpendingLimit, named?: NamedRecipient) => void;
}

/** Form of a spending limit. */
export function LimitForm({ safe, isEnabled, of, onReview }: LimitFormProps) {
  const t = useCatalogue(settingsCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const id = useId();
  const tokens = useTokens(safe.chain);
  const { assetOf, periodText } = useSettingText(safe.chain);
  const [who, setWho] = useState('');
  const [token, setToken] = useState<Address>(of?.token ?? zeroAddress);
  const asset = assetOf(token) ?? { symbol: '', decimals: 0 };
  const [amount, setAmount] = useState(
    of ? exactAmount(of.amount, asset.decimals, locale, false) : '',
  );
  const [minutes, setMinutes] = useState(of?.resetMinutes ?? DAY_MINUTES);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [found = { kind: 'empty' }] = useRecipients([who], safe.chain.id);
  const spender = of?.delegate ?? (found.kind === 'found' ? found.address : undefined);
  const isSelf = spender !== undefined && isAddressEqual(spender, safe.state.address);
  const parsed = parseAmount(amount, asset.decimals, locale);
  const explain = useAmountProblem(asset);

  const amountProblem =
    parsed.kind !== 'amount'
      ? explain(parsed.kind, parsed)
      : parsed.value === 0n
        ? web('send.zero')
        : parsed.value <= maxUint96
          ? ''
          : t('limits.tooMuch');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (spender && (of || !isSelf) && amountProblem === '' && parsed.kind === 'amount') {
      const limit = { delegate: spender, token, amount: parsed.value, resetMinutes: minutes };
      const name = found.kind === 'found' ? found.name : undefined;
      onReview(limit, name === undefined || of ? undefined : { name, address: spender });
      return;
    }
    setAttempts(attempts + 1);
    // After the problems are rendered.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <form
      ref={form}
      className="send-fields"
      noValidate
      onSubmit={submit}
      aria-label={t(of ? 'limits.change' : 'limits.new')}
    >
      {!of && (
        <>
          <RecipientField
            id={`${id}who`}
            label={t('limits.who')}
            value={who}
            who={found}
            chain={safe.chain}
            problem={isSelf ? t('limits.self') : ''}
            attempts={attempts}
            onChange={setWho}
          />
          <div className="field">
            <label htmlFor={`${id}token`}>{own('fact.token')}</label>
            <select
              id={`${id}token`}
              value={token}
              onChange={({ target }) => setToken(getAddress(target.value))}
            >
              <option value={zeroAddress}>{symbolText(safe.chain.nativeCurrency.symbol)}</option>
              {tokens.map(({ address, symbol }) => (
                <option key={address} value={getAddress(address)}>
                  {symbolText(symbol)}
                </option>
              ))}
            </select>
          </div>
        </>
      )}
      <ProposalField
        id={`${id}amount`}
        label={web('send.amount')}
        value={amount}
        problem={amountProblem}
        help={of ? t('limits.keepsSpent') : ''}
        attempts={attempts}
        onChange={setAmount}
      />
      <div className="field">
        <label htmlFor={`${id}period`}>{t('limits.period')}</label>
        <select
          id={`${id}period`}
          value={minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
        >
          {[...new Set([...periods, minutes])].map((one) => (
            <option key={one} value={one}>
              {one === 0 ? t('limits.never') : t('limits.after', { period: periodText(one) })}
            </option>
          ))}
        </select>
      </div>
      {!isEnabled && <p className="quiet">{t('limits.enables')}</p>}
      <FormActions isFull={false} />
    </form>
  );
}
