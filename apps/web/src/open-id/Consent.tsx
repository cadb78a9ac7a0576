import {
  Avatar,
  formatAddress,
  formatName,
  useAccountDialog,
  useCatalogue,
  useConnectDialog,
  useIdentity,
} from '@mooring/connect';
import { Notice } from '@mooring/page/ui';
import type { SignInSession } from '@mooring/sign-in';
import { getAddress } from 'viem';
import { useConnection } from 'wagmi';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { shownName } from './ApplicationMark.tsx';
import { ClaimList } from './ClaimList.tsx';
import type { Decision, Interaction } from './interaction.ts';
import { isOtherHost } from './isOtherHost.ts';
import type { Answer } from './useAnswer.ts';
import { WholeUrl } from './WholeUrl.tsx';

interface ConsentProps {
  readonly request: Interaction;
  readonly session: SignInSession;
  readonly answer: Answer<Decision>;
  readonly onAnswer: (decision: Decision) => void;
}

/** Consent of the signed-in account: what the application learns, and where it goes back to. */
export function Consent({ request, session, answer, onAnswer }: ConsentProps) {
  const t = useCatalogue(openIdCatalogue);
  const { client, returnTo } = request;
  const name = shownName(client);
  const given = 'choice' in answer ? answer.choice : undefined;
  return (
    <section className="card consent" aria-labelledby="consent">
      <SignedInAccount session={session} />
      <h2 id="consent">{t('authorize.learns', { name })}</h2>
      <ClaimList access={request} address={getAddress(session.address)} />
      <div className="consent-return">
        <p className="quiet">{t('authorize.returns')}</p>
        <WholeUrl url={returnTo} />
        {client.url !== undefined && isOtherHost(returnTo, client.url) && (
          <Notice kind="warning">
            <p>{t('authorize.otherHost', { name, host: new URL(client.url).host })}</p>
          </Notice>
        )}
      </div>
      <p className="quiet">{t('authorize.remembered')}</p>
      <div className="consent-actions">
        <button
          type="button"
          className="button button-primary button-large"
          aria-busy={given === 'allow'}
          onClick={() => onAnswer('allow')}
        >
          {given === 'allow' && <span className="spinner" aria-hidden="true" />}
          {t('authorize.allow')}
        </button>
        <button
          type="button"
          className="button button-large"
          aria-busy={given === 'deny'}
          onClick={() => onAnswer('deny')}
        >
          {given === 'deny' && <span className="spinner" aria-hidden="true" />}
          {t('authorize.deny')}
        </button>
      </div>
    </section>
  );
}

/** Account that is signed in, and the button to use another. */
export function SignedInAccount({ session }: { readonly session: SignInSession }) {
  const t = useCatalogue(openIdCatalogue);
  const address = getAddress(session.address);
  const { name, avatar } = useIdentity(address);
  return (
    <div className="consent-account">
      <Avatar address={address} picture={avatar} size="medium" />
      <p>
        <span className="quiet">{t('authorize.account')}</span>
        <bdi title={name ?? address}>{name ? formatName(name) : formatAddress(address)}</bdi>
      </p>
      <SwitchAccount />
    </div>
  );
}

/** Button that opens the Account dialog, or without a wallet the Connect dialog. */
export function SwitchAccount() {
  const t = useCatalogue(openIdCatalogue);
  const { isConnected } = useConnection();
  const account = useAccountDialog();
  const connect = useConnectDialog();
  const dialog = isConnected ? account : connect;
  return (
    <button
      type="button"
      className="button button-small"
      aria-haspopup="dialog"
      onClick={dialog.open}
      onPointerEnter={dialog.prepare}
    >
      {t('authorize.switch')}
    </button>
  );
}
