import {
  comparableAddress,
  formatName,
  useCatalogue,
  useIdentity,
  useLocale,
} from '@mooring/connect';
import type { NamedRecipient } from '@mooring/page/recipients';
import { Notice } from '@mooring/page/ui';
import {
  addDelegate,
  deleteAllowance,
  enableModule,
  removeDelegate,
  resetAllowance,
  type SafeCall,
  type SpendingLimit,
  setAllowance,
} from '@mooring/safe/transactions';
import { useState } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { AddressLine } from '../call/AddressLine.tsx';
import { useSettingText } from '../call/useSettingText.ts';
import { settingsCatalogue } from '../texts/settingsCatalogue.ts';
import { LimitForm } from './LimitForm.tsx';
import type { Delegate, Limit, SafeSettings } from './readSettings.ts';
import { Section, UnfoldedForm } from './Section.tsx';
import type { SectionProps } from './SettingsView.tsx';
import { SpendForm } from './SpendForm.tsx';

interface LimitsSectionProps extends SectionProps {
  readonly settings: SafeSettings;
  /** Called once a delegate has spent. */
  readonly onSpent: () => void;
}

/** Spending limits of the account: delegates and the amounts they may spend without signatures. */
export function LimitsSection({ safe, settings, onPropose, onSpent }: LimitsSectionProps) {
  const t = useCatalogue(settingsCatalogue);
  const { module, isEnabled, delegates } = settings.limits;
  if (!module) {
    return (
      <Section title={t('limits.title')} meaning={t('limits.meaning')}>
        <p>{t('limits.unavailable')}</p>
      </Section>
    );
  }

  /** Calls of a new limit, with its prerequisites. */
  function propose(limit: SpendingLimit, named?: NamedRecipient) {
    if (!module || !onPropose) return;
    const isKnown = delegates.some(({ address }) => isAddressEqual(address, limit.delegate));
    const calls: readonly SafeCall[] = [
      ...(isEnabled ? [] : [enableModule(safe.state, module)]),
      ...(isKnown ? [] : [addDelegate(module, limit.delegate)]),
      setAllowance(module, limit),
    ];
    onPropose(calls, named && [named]);
  }

  return (
    <Section title={t('limits.title')} meaning={t('limits.meaning')}>
      {delegates.length === 0 && <p>{t('limits.none')}</p>}
      {delegates.length > 0 && !isEnabled && (
        <Notice kind="warning">
          <p>{t('limits.off')}</p>
        </Notice>
      )}
      <ul className="settings-list">
        {delegates.map((delegate) => (
          <li key={delegate.address}>
            <DelegateLimits
              safe={safe}
              module={module}
              isEnabled={isEnabled}
              delegate={delegate}
              onPropose={onPropose}
              onSpent={onSpent}
            />
          </li>
        ))}
      </ul>
      {onPropose && (
        <UnfoldedForm label={t('limits.new')}>
          <LimitForm safe={safe} isEnabled={isEnabled} onReview={propose} />
        </UnfoldedForm>
      )}
    </Section>
  );
}

interface DelegateLimitsProps extends SectionProps {
  readonly module: Address;
  readonly isEnabled: boolean;
  readonly delegate: Delegate;
  readonly onSpent: () => void;
}

/** Address that may spend, with its limits. */
function DelegateLimits(props: DelegateLimitsProps) {
  const { safe, module, isEnabled, delegate, onPropose, onSpent } = props;
  const t = useCatalogue(settingsCatalogue);
  const { address: connected } = useConnection();
  const { address, limits } = delegate;
  const { name } = useIdentity(address);
  const isOwn = connected !== undefined && isAddressEqual(connected, address);
  return (
    <div className="settings-contract">
      <h4>{name === undefined ? comparableAddress(address) : <bdi>{formatName(name)}</bdi>}</h4>
      <AddressLine address={address} chain={safe.chain} safe={safe.state.address} />
      {limits.length === 0 && <p className="quiet">{t('limits.empty')}</p>}
      <ul className="settings-limits">
        {limits.map((limit) => (
          <li key={limit.token}>
            <LimitRow {...props} limit={limit} />
            {isOwn && isEnabled && limit.amount > limit.spent && (
              <SpendForm
                safe={safe}
                module={module}
                delegate={address}
                limit={limit}
                onSpent={onSpent}
              />
            )}
          </li>
        ))}
      </ul>
      {onPropose && (
        <button
          type="button"
          className="button button-small"
          aria-label={`${t('limits.removeAll')}: ${comparableAddress(address)}`}
          onClick={() => onPropose([removeDelegate(module, address)])}
        >
          {t('limits.removeAll')}
        </button>
      )}
    </div>
  );
}

interface LimitRowProps extends DelegateLimitsProps {
  readonly limit: Limit;
}

function LimitRow({ safe, module, isEnabled, delegate, limit, onPropose }: LimitRowProps) {
  const t = useCatalogue(settingsCatalogue);
  const { locale } = useLocale();
  const { amountText, periodText } = useSettingText(safe.chain);
  const [isOpen, setOpen] = useState(false);
  const { token, amount, spent, resetMinutes, lastReset } = limit;
  const limited = { delegate: delegate.address, token };
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const shown = amountText(token, amount);
  const changes = [
    { key: 'reset', call: spent > 0n ? resetAllowance(module, limited) : undefined },
    { key: 'remove', call: deleteAllowance(module, limited) },
  ] as const;
  return (
    <>
      <p>
        <strong>{t('limits.used', { spent: amountText(token, spent), amount: shown })}</strong>
        <br />
        {resetMinutes === 0
          ? t('limits.once')
          : t('limits.renewed', {
              period: periodText(resetMinutes),
              date: date.format(lastReset + resetMinutes * 60_000),
            })}
      </p>
      {onPropose && (
        <div className="safe-actions">
          <button
            type="button"
            className="button button-small"
            aria-expanded={isOpen}
            aria-label={`${t('limits.change')}: ${shown}`}
            onClick={() => setOpen(!isOpen)}
          >
            {t('limits.change')}
          </button>
          {changes.map(
            ({ key, call }) =>
              call && (
                <button
                  key={key}
                  type="button"
                  className="button button-small"
                  aria-label={`${t(`limits.${key}`)}: ${shown}`}
                  onClick={() => onPropose([call])}
                >
                  {t(`limits.${key}`)}
                </button>
              ),
          )}
        </div>
      )}
      {onPropose && isOpen && (
        <LimitForm
          safe={safe}
          isEnabled={isEnabled}
          of={{ ...limited, amount, resetMinutes }}
          onReview={(changed) =>
            onPropose([
              ...(isEnabled ? [] : [enableModule(safe.state, module)]),
              setAllowance(module, changed),
            ])
          }
        />
      )}
    </>
  );
}
