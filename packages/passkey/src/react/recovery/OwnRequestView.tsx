import { useCatalogue, useConnectDialog } from '@mooring/connect';
import {
  Button,
  Form,
  Notice,
  TextField,
  useMutation,
  useReport,
  useTranslate,
} from '@mooring/connect/parts';
import { useEffect, useState } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { EmailCode } from '../email/EmailCode.tsx';
import { FullAddress } from '../review/FullAddress.tsx';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { ComparisonCode } from './ComparisonCode.tsx';
import { OtherNetworks } from './OtherNetworks.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { ProgressList } from './ProgressList.tsx';
import { acceptSignatures } from './request/acceptSignatures.ts';
import {
  addNetworks,
  addSignature,
  isSameRecovery,
  mergeSignatures,
  type RecoveryRequest,
} from './request/recoveryRequest.ts';
import { renewNetworks } from './request/renewRequest.ts';
import { readRequest } from './request/requestLink.ts';
import type { OwnRequest } from './request/storedRequest.ts';
import { ShareRequest } from './ShareRequest.tsx';
import { readRecoveries } from './useRecoveries.ts';
import { type RecoverySite, toPlace } from './useRecoverySite.ts';
import { useRequestProgress } from './useRequestProgress.ts';

interface OwnRequestViewProps {
  readonly own: OwnRequest;
  readonly site: RecoverySite;
  readonly relayUrl: string | undefined;
  /** Copy of the request that was opened in this browser, with signatures. */
  readonly incoming: RecoveryRequest | undefined;
  /** Called with a change of the request as it is stored by then. */
  readonly onChange: (change: (now: RecoveryRequest) => RecoveryRequest) => void;
  readonly onRemove: () => void;
  /** Called once the signatures of the incoming copy were read. */
  readonly onAccepted: () => void;
}

/** Request of this device: its link and digits, who has signed, its start, its end. */
export function OwnRequestView({
  own,
  site,
  relayUrl,
  incoming,
  onChange,
  onRemove,
  onAccepted,
}: OwnRequestViewProps) {
  const t = useCatalogue(recoveryCatalogue);
  const { openOn } = useConnectDialog();
  const { request, passkey } = own;
  const { account } = request;
  const { data: progress, refetch } = useRequestProgress(request, site.networks);
  const accept = useMutation<void, Error, RecoveryRequest>(async (other) => {
    const places = site.networks.map((network) => toPlace(network, account));
    const accepted = await acceptSignatures(request, other, places);
    onChange((now) => mergeSignatures(now, accepted));
  }, useReport());
  const { mutateAsync: acceptCopy } = accept;
  useEffect(() => {
    if (incoming) acceptCopy(incoming).then(onAccepted, () => {});
  }, [incoming, acceptCopy, onAccepted]);
  const renewal = useMutation<void, Error>(async () => {
    const recoveries = await readRecoveries(account, site.networks);
    onChange((now) => {
      const networks = renewNetworks(now.networks, recoveries);
      return networks.length > 0 ? { ...now, networks } : now;
    });
  }, useReport());

  const steps = progress?.map((one) => one.progress.step) ?? [];
  const isCollecting = steps.length === 0 || steps.includes('collecting');
  const isOver = steps.includes('outdated');
  const isDone = steps.includes('done');
  return (
    <>
      <p>
        <FullAddress address={account} />
      </p>
      {isCollecting && (
        <section>
          <h2>{t('request.shareTitle')}</h2>
          <p>{t('request.shareHelp')}</p>
          <ShareRequest request={request} />
          <h3>{t('request.digits')}</h3>
          <ComparisonCode request={request} label={t('request.digits')} />
          <p className="mooring-quiet">{t('request.digitsHelp')}</p>
          <PasteAnswer
            request={request}
            isBusy={accept.isPending}
            error={accept.error}
            onAnswer={(other) => accept.mutate(other)}
          />
        </section>
      )}
      <section aria-busy={!progress}>
        <h2>{t('request.progress')}</h2>
        <ProgressList
          {...{ request, site, relayUrl, progress }}
          onSent={() => void refetch()}
          renderButton={({ requested, progress: { step, ...one } }) => {
            const guardian = site.control?.emailGuardian;
            const [newOwner, ...others] = request.newOwners;
            const canAgree = guardian && step === 'collecting' && 'guardians' in one;
            // The site agrees to one new owner only.
            if (!canAgree || !newOwner || others.length > 0) return null;
            const isOf = (list: readonly Address[]) =>
              list.some((address) => isAddressEqual(address, guardian.address));
            if (!isOf(one.guardians) || isOf(one.approved)) return null;
            const { chainId } = requested;
            return (
              <EmailCode
                guardian={guardian}
                recovery={{ account, chainId, newOwner }}
                onSigned={(signature) => {
                  onChange((now) => ({
                    ...now,
                    networks: now.networks.map((network) =>
                      network.chainId === chainId ? addSignature(network, signature) : network,
                    ),
                  }));
                }}
              />
            );
          }}
        />
        <OtherNetworks
          request={request}
          site={site}
          onAdd={(added) => onChange((now) => addNetworks(now, added))}
        />
      </section>
      {isOver && (
        <Button
          variant="primary"
          wide
          aria-busy={renewal.isPending}
          onClick={() => renewal.mutate()}
        >
          {t('request.again')}
        </Button>
      )}
      {isDone && (
        <section>
          <p>{t(passkey ? 'request.connectHelp' : 'request.walletDone')}</p>
          {passkey && (
            <Button variant="primary" wide onClick={() => openOn('passkey')}>
              {t('request.connect')}
            </Button>
          )}
        </section>
      )}
      <RemoveRequest
        isDone={steps.length > 0 && steps.every((step) => step === 'done')}
        onRemove={onRemove}
      />
    </>
  );
}

interface PasteAnswerProps {
  readonly request: RecoveryRequest;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onAnswer: (other: RecoveryRequest) => void;
}

/** Field for a link that a guardian sent back. */
function PasteAnswer({ request, isBusy, error, onAnswer }: PasteAnswerProps) {
  const t = useCatalogue(recoveryCatalogue);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<
    'none' | 'damaged' | 'otherVersion' | 'impossible' | 'other'
  >();
  const submit = () => {
    const reading = readRequest(text);
    const isOther = reading.request && !isSameRecovery(request, reading.request);
    setFault(isOther ? 'other' : reading.fault);
    if (!reading.request || isOther) return;
    setText('');
    onAnswer(reading.request);
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('request.answer')}
        dir="ltr"
        value={text}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {fault && <Notice urgent>{t(`request.${fault}`)}</Notice>}
      {error && <ProblemNotice error={error} />}
      <Button wide type="submit" aria-busy={isBusy} aria-disabled={text === ''}>
        {t('request.addAnswer')}
      </Button>
    </Form>
  );
}

interface RemoveRequestProps {
  readonly isDone: boolean;
  readonly onRemove: () => void;
}

/** Removes the request from this device; asks first while it is not done. */
function RemoveRequest({ isDone, onRemove }: RemoveRequestProps) {
  const t = useCatalogue(recoveryCatalogue);
  const kit = useTranslate();
  const [isAsking, setAsking] = useState(false);
  if (isDone)
    return (
      <Button wide onClick={onRemove}>
        {kit('dialog.close')}
      </Button>
    );
  return (
    <>
      {isAsking && <Notice urgent>{t('request.removeHelp')}</Notice>}
      <Button variant="text" onClick={() => (isAsking ? onRemove() : setAsking(true))}>
        {t('request.remove')}
      </Button>
    </>
  );
}
