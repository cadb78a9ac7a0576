import { useCatalogue, useLocale } from '@mooring/connect';
import { Notice } from '@mooring/page/ui';
import { emptyDraft } from '../form/draft.ts';
import { OwnersForm } from '../propose/OwnersForm.tsx';
import { OwnerRow } from '../safe/Owners.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { settingsCatalogue } from '../texts/settingsCatalogue.ts';
import { Section, UnfoldedForm } from './Section.tsx';
import type { SectionProps } from './SettingsView.tsx';

/** Owners and threshold, with the form that changes them. */
export function OwnersSection({ safe, onPropose }: SectionProps) {
  const t = useCatalogue(settingsCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const { owners, threshold } = safe.state;
  const number = new Intl.NumberFormat(locale);
  const risk = threshold === 1 ? 'one' : threshold === owners.length ? 'all' : undefined;
  return (
    <Section title={t('owners.title')} meaning={t('owners.meaning')}>
      <p className="safe-rule">
        {own('safe.rule', {
          threshold: number.format(threshold),
          owners: number.format(owners.length),
        })}
      </p>
      {risk && (
        <Notice kind="warning">
          <p>{t(`owners.${risk}`)}</p>
        </Notice>
      )}
      <ul className="safe-owners">
        {owners.map((owner) => (
          <OwnerRow key={owner} owner={owner} chainId={safe.chain.id} />
        ))}
      </ul>
      {onPropose && (
        <UnfoldedForm label={t('owners.open')}>
          <OwnersForm
            safe={safe}
            draft={emptyDraft}
            isFull={false}
            onReview={({ calls, names = [] }) =>
              onPropose(
                calls,
                names.filter((one) => one !== undefined),
              )
            }
          />
        </UnfoldedForm>
      )}
    </Section>
  );
}
