import { useCatalogue, useLocale } from '@mooring/connect';
import { Button, Form, Notice, useLazyTexts } from '@mooring/connect/parts';
import { type Address, isAddressEqual } from 'viem';
import { useAccount } from 'wagmi';
import type { NetworkOwners } from '../../owners/accountOwners.ts';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { MOST_GUARDIANS } from '../../recovery/guardianSteps.ts';
import { AddressField } from '../AddressField.tsx';
import { EmailContacts } from '../email/EmailContacts.tsx';
import { EmailName, EmailOffer } from '../email/EmailOffer.tsx';
import { OwnerName } from '../owners/OwnerName.tsx';
import { PresenceNote } from '../presence/PresenceNote.tsx';
import { useAccountPresences } from '../presence/useAccountPresences.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { useTypedAddress } from '../useTypedAddress.ts';
import {
  draftThreshold,
  findGuardianProblem,
  type GuardianDraft,
  LEAST_GUARDIANS,
} from './guardianDraft.ts';

interface ChooseGuardiansProps {
  readonly control: PasskeyControl;
  readonly owners: readonly NetworkOwners[];
  readonly draft: GuardianDraft;
  readonly onDraft: (draft: GuardianDraft) => void;
  readonly onContinue: () => void;
}

/** Form that chooses guardians, and how many of them have to agree. */
export function ChooseGuardians({
  control,
  owners,
  draft,
  onDraft,
  onContinue,
}: ChooseGuardiansProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const own = useCatalogue(passkeyCatalogue);
  const { locale } = useLocale();
  const { guardians } = draft;
  const { data: known } = useAccountPresences(control, guardians);
  const { emailGuardian } = control;
  if (!t) return null;
  const isEmail = (address: Address) =>
    emailGuardian !== undefined && isAddressEqual(address, emailGuardian.address);
  const hasEmail = guardians.some(isEmail);
  const count = guardians.length;
  const threshold = draftThreshold(draft);
  const format = new Intl.NumberFormat(locale).format;
  return (
    <>
      <p className="mooring-quiet">{t('guardians.recommended')}</p>
      {count > 0 && (
        <ul className="mooring-list" aria-label={t('guardians.title')}>
          {guardians.map((address) => (
            <li key={address} className="mooring-owner">
              <span className="mooring-row-text">
                <OwnerName owner={{ address, kind: 'other' }} />
                {isEmail(address) && <EmailName />}
              </span>
              <Button
                variant="text"
                onClick={() =>
                  onDraft({
                    ...draft,
                    guardians: guardians.filter((other) => !isAddressEqual(other, address)),
                  })
                }
              >
                {own('owners.remove')}
                <span className="mooring-hidden"> {address}</span>
              </Button>
              {!isEmail(address) && (
                <PresenceNote presence={known?.find((one) => one.address === address)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {count < MOST_GUARDIANS && (
        <AddGuardian
          owners={owners}
          guardians={guardians}
          onAdd={(address) => onDraft({ ...draft, guardians: [...guardians, address] })}
        />
      )}
      {emailGuardian && hasEmail && <EmailContacts guardian={emailGuardian} />}
      {emailGuardian && !hasEmail && count < MOST_GUARDIANS && (
        <EmailOffer
          onAdd={() => onDraft({ ...draft, guardians: [...guardians, emailGuardian.address] })}
        />
      )}
      {count > LEAST_GUARDIANS && (
        <label className="mooring-field">
          <span>{t('guardians.agree')}</span>
          <select
            className="mooring-input mooring-select"
            value={threshold}
            onChange={(event) => onDraft({ ...draft, threshold: Number(event.target.value) })}
          >
            {Array.from({ length: count - 1 }, (_, index) => index + 1).map((number) => (
              <option key={number} value={number}>
                {t('guardians.ofCount', { threshold: format(number), count })}
              </option>
            ))}
          </select>
        </label>
      )}
      {count >= LEAST_GUARDIANS && threshold === 1 && <Notice>{t('guardians.alone')}</Notice>}
      <Button
        variant="primary"
        wide
        aria-disabled={count < LEAST_GUARDIANS}
        onClick={() => count >= LEAST_GUARDIANS && onContinue()}
      >
        {t('guardians.networks')}
      </Button>
    </>
  );
}

interface AddGuardianProps {
  readonly owners: readonly NetworkOwners[];
  readonly guardians: readonly Address[];
  readonly onAdd: (address: Address) => void;
}

/** Field for the address, name or link of one more guardian. */
function AddGuardian({ owners, guardians, onAdd }: AddGuardianProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const { address: account } = useAccount();
  const typed = useTypedAddress();
  const { address } = typed;
  if (!t || !account) return null;
  const refused = address && findGuardianProblem(address, { account, networks: owners, guardians });
  return (
    <Form
      onSubmit={() => {
        if (!address || refused) return;
        onAdd(address);
        typed.setText('');
      }}
    >
      <AddressField
        label={t('guardians.address')}
        value={typed}
        refusal={refused && t(`guardians.${refused}`)}
      />
      <Button type="submit" wide aria-disabled={!address || refused !== undefined}>
        {t('guardians.add')}
      </Button>
    </Form>
  );
}
