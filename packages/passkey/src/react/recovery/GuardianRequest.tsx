import { useCatalogue, useConnectDialog, useIdentity } from '@mooring/connect';
import {
  Button,
  getWalletProvider,
  Notice,
  Spinner,
  useMutation,
  useReport,
  useTranslate,
} from '@mooring/connect/parts';
import { useId, useState } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { useAccount } from 'wagmi';
import { signAsGuardian } from '../../recovery/guardianSignature.ts';
import { FullAddress } from '../review/FullAddress.tsx';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import type { KnownAccount } from '../useTypedAddress.ts';
import { ComparisonCode } from './ComparisonCode.tsx';
import { formatDays } from './FindAccount.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { ProgressList } from './ProgressList.tsx';
import type { ContactsStatus } from './RecoveryScreens.tsx';
import { addSignature, type RecoveryRequest } from './request/recoveryRequest.ts';
import { formatRequest } from './request/requestLink.ts';
import { ShareRequest } from './ShareRequest.tsx';
import { type RecoverySite, toPlace } from './useRecoverySite.ts';
import { type RequestProgress, useRequestProgress } from './useRequestProgress.ts';

interface GuardianRequestProps {
  readonly request: RecoveryRequest;
  readonly site: RecoverySite;
  readonly relayUrl: string | undefined;
  readonly contacts: readonly KnownAccount[];
  readonly contactsStatus: ContactsStatus;
  /** Called with the fragment of the request once the guardian has signed. */
  readonly onSigned: (fragment: string) => void;
}

/** Request that a guardian has opened: who asks, for what, the digits to compare, and the signature. */
export function GuardianRequest({
  request,
  site,
  relayUrl,
  contacts,
  contactsStatus,
  onSigned,
}: GuardianRequestProps) {
  const t = useCatalogue(recoveryCatalogue);
  const { account, newOwners, newThreshold } = request;
  const kit = useTranslate();
  const { address: guardian } = useAccount();
  const { open } = useConnectDialog();
  const checkId = useId();
  const [isCompared, setCompared] = useState(false);
  const { data: progress, refetch } = useRequestProgress(request, site.networks);
  const hasSigned = progress?.some((one) => includes(listApproved(one), guardian)) ?? false;
  const isAsked = progress?.some(
    ({ progress: { step } }) => step === 'collecting' || step === 'ready',
  );
  const isGuardian = progress?.some((one) => includes(listGuardians(one), guardian)) ?? false;
  const isSure = progress?.every(({ progress: { step } }) => step !== 'unreadable') ?? false;
  const periods = site.networks
    .filter(({ chainId }) => request.networks.some((network) => network.chainId === chainId))
    .map(({ module }) => module.period);
  return (
    <>
      <p>{t('guardian.lead')}</p>
      <AccountLine {...{ account, contacts, contactsStatus }} />
      <section>
        <h2>{t('guardian.newOwners')}</h2>
        <ul className="mooring-recovery-guardians">
          {newOwners.map((owner) => (
            <li key={owner}>
              <FullAddress address={owner} />
            </li>
          ))}
        </ul>
        {newOwners.length > 1 && (
          <p>{t('guardian.threshold', { threshold: String(newThreshold) })}</p>
        )}
        <p>
          {t('guardian.what')}{' '}
          {periods.length > 0 && t('request.days', { days: formatDays(Math.min(...periods)) })}
        </p>
      </section>
      <section>
        <h2>{t('guardian.call')}</h2>
        <p>{t('guardian.callHelp')}</p>
        <ComparisonCode request={request} label={t('request.digits')} />
        <label className="mooring-tick" htmlFor={checkId}>
          <input
            id={checkId}
            type="checkbox"
            checked={isCompared}
            onChange={(event) => setCompared(event.target.checked)}
          />
          <span>{t('guardian.compared')}</span>
        </label>
      </section>
      <section aria-busy={!progress}>
        <h2>{t('guardian.sign')}</h2>
        {!guardian && (
          <Button variant="primary" wide onClick={open}>
            {kit('button.connect')}
          </Button>
        )}
        {guardian && progress && isAsked && isSure && !isGuardian && (
          <Notice urgent>{t('guardian.notGuardian')}</Notice>
        )}
        <ProgressList
          {...{ request, site, relayUrl, progress }}
          onSent={() => void refetch()}
          renderButton={(one) =>
            guardian && <SignButton {...one} {...{ request, guardian, isCompared, onSigned }} />
          }
        />
      </section>
      {hasSigned && (
        <section>
          <h2>{t('guardian.sendBack')}</h2>
          <p>{t('guardian.sendBackHelp')}</p>
          <ShareRequest request={request} />
        </section>
      )}
    </>
  );
}

interface AccountLineProps extends Pick<GuardianRequestProps, 'contacts' | 'contactsStatus'> {
  readonly account: Address;
}

/** Account to recover, with the names that the guardian and the network have for it. */
function AccountLine({ account, contacts, contactsStatus }: AccountLineProps) {
  const t = useCatalogue(recoveryCatalogue);
  const { name, status } = useIdentity(account);
  const contact = contacts.find(({ address }) => isAddressEqual(address, account));
  const sources = [status, contactsStatus];
  return (
    <div className="mooring-recovery-account">
      {contact ? (
        <strong>
          <bdi>{contact.name}</bdi>
        </strong>
      ) : (
        !name && (
          <p className="mooring-quiet" role="status">
            {sources.includes('pending')
              ? ''
              : t(sources.includes('error') ? 'guardian.unread' : 'guardian.unknown')}
          </p>
        )
      )}
      <FullAddress address={account} />
    </div>
  );
}

interface SignButtonProps extends RequestProgress {
  readonly request: RecoveryRequest;
  readonly guardian: Address;
  readonly isCompared: boolean;
  readonly onSigned: (fragment: string) => void;
}

/** Button that signs on one network, for a guardian who has not signed there and has compared the digits. */
function SignButton({
  request,
  requested,
  network,
  progress,
  guardian,
  isCompared,
  onSigned,
}: SignButtonProps) {
  const t = useCatalogue(recoveryCatalogue);
  const { connector } = useAccount();
  const signing = useMutation<void, Error>(async () => {
    if (!connector || !network) throw new Error('No wallet is connected.');
    const wallet = await getWalletProvider({ connector });
    const place = toPlace(network, request.account);
    const signature = await signAsGuardian(place, request, { guardian, wallet });
    const networks = request.networks.map((one) =>
      one.chainId === requested.chainId ? addSignature(one, signature) : one,
    );
    onSigned(formatRequest({ ...request, networks }));
  }, useReport());
  const one = { requested, network, progress };
  if (!includes(listGuardians(one), guardian)) return null;
  if (includes(listApproved(one), guardian)) return <p role="status">{t('guardian.signed')}</p>;
  const { isPending, error } = signing;
  return (
    <>
      {error && <ProblemNotice error={error} />}
      <Button
        variant="primary"
        wide
        aria-busy={isPending}
        aria-disabled={!isCompared}
        onClick={() => isCompared && !isPending && signing.mutate()}
      >
        {isPending && <Spinner />}
        {t('guardian.signOn', { network: network?.name ?? '' })}
      </Button>
    </>
  );
}

function listGuardians({ progress }: RequestProgress): readonly Address[] {
  return 'guardians' in progress ? progress.guardians : [];
}

function listApproved({ progress }: RequestProgress): readonly Address[] {
  return 'approved' in progress ? progress.approved : [];
}

function includes(list: readonly Address[], address: Address | undefined): boolean {
  return address !== undefined && list.some((one) => isAddressEqual(one, address));
}
