import { formatAddress, formatName, useCatalogue, useIdentity } from '@mooring/connect';
import { UnbrokenAddresses } from '@mooring/page/address';
import { Notice } from '@mooring/page/ui';
import type { SignInSession } from '@mooring/sign-in';
import { getAddress } from 'viem';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { SwitchAccount } from './Consent.tsx';

interface NotAllowedProps {
  /** Name of the application. */
  readonly name: string;
  readonly session: SignInSession;
  readonly onBack: () => void;
}

/** Notice that the application does not let the account in. */
export function NotAllowed({ name, session, onBack }: NotAllowedProps) {
  const t = useCatalogue(openIdCatalogue);
  const address = getAddress(session.address);
  const { name: registered } = useIdentity(address);
  const account = registered ? formatName(registered) : formatAddress(address);
  return (
    <Notice kind="warning" urgent>
      <p>
        <UnbrokenAddresses text={t('authorize.notAllowed', { name, account })} />
      </p>
      <div className="notice-actions">
        <SwitchAccount />
        <button type="button" className="button button-small" onClick={onBack}>
          {t('authorize.back', { name })}
        </button>
      </div>
    </Notice>
  );
}
