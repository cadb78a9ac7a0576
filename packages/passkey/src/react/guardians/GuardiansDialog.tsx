import { type Transactions, useCatalogue } from '@mooring/connect';
import {
  Button,
  DialogFrame,
  useLazyTexts,
  useStylesheet,
  useTranslate,
} from '@mooring/connect/parts';
import { useCallback, useState } from 'react';
import { type Address, isAddressEqual } from 'viem';
import type { NetworkRecovery } from '../../guardians/accountRecovery.ts';
import type { NetworkOwners } from '../../owners/accountOwners.ts';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { EmailContacts } from '../email/EmailContacts.tsx';
import styles from '../owners/owners.css?inline';
import { useOwnerChange } from '../owners/useOwnerChange.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { useNetworkName } from '../useNetworkName.ts';
import { ChooseGuardians } from './ChooseGuardians.tsx';
import { ChooseNetworks } from './ChooseNetworks.tsx';
import { GuardiansChangeProblem } from './GuardiansChangeProblem.tsx';
import type { GuardianDraft } from './guardianDraft.ts';
import { NetworkGuardians } from './NetworkGuardians.tsx';
import { RecoveryExplained } from './RecoveryExplained.tsx';
import { useRecovery } from './useRecovery.ts';

/**
 * Step of the dialog.
 *
 *   list → explained → choice ⇄ networks
 *    ⇅ ↘───── change ────↗
 *   stop
 */
type GuardiansStep =
  | { readonly step: 'list' | 'explained' }
  | { readonly step: 'choice' | 'networks'; readonly draft: GuardianDraft }
  | { readonly step: 'stop'; readonly chainId: number };

const emptyGuardianDraft: GuardianDraft = { guardians: [], threshold: undefined };

/** True where an account has no guardians and can have some. */
function isWithoutGuardians(network: NetworkRecovery): boolean {
  const { state } = network;
  return (
    state === 'off' || state === 'notDeployed' || (state === 'on' && network.guardians.length === 0)
  );
}

interface GuardiansDialogProps {
  readonly control: PasskeyControl;
  readonly networks: readonly NetworkOwners[];
  /** Called with a sent transaction. */
  readonly onSent: Transactions['addTransaction'];
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Dialog with the account's guardians on each network, and the steps that set, change and remove them. */
export function GuardiansDialog({
  control,
  networks,
  onSent,
  onBack,
  onClose,
}: GuardiansDialogProps) {
  useStylesheet(styles);
  const t = useLazyTexts(recoveryCatalogue);
  const own = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const networkName = useNetworkName();
  const recovery = useRecovery(control);
  const [view, setView] = useState<GuardiansStep>({ step: 'list' });
  const [sent, setSent] = useState<readonly number[]>([]);
  const change = useOwnerChange(
    useCallback<typeof onSent>(
      (transaction, chainId) => {
        onSent(transaction, chainId);
        if (chainId !== undefined) setSent((before) => [...before, chainId]);
      },
      [onSent],
    ),
  );
  const show = (next: GuardiansStep) => {
    change.reset();
    setView(next);
  };
  const goBack = () => {
    if (view.step === 'list') onBack();
    else if (view.step === 'networks') show({ step: 'choice', draft: view.draft });
    else show({ step: 'list' });
  };
  if (!t) return null;
  const { data, isError, refetch } = recovery;
  const { emailGuardian } = control;
  const canSet = networks.some(canChange);
  return (
    <DialogFrame
      title={t(view.step === 'stop' ? 'guardians.stop' : 'guardians.title')}
      onClose={onClose}
      onBack={change.isPending ? undefined : goBack}
    >
      {change.status === 'error' && <GuardiansChangeProblem {...change} />}
      {change.status === 'success' && view.step === 'list' && (
        <p className="mooring-quiet" role="status">
          {own('owners.sent')}
        </p>
      )}
      {isError && !data && (
        <p className="mooring-quiet" role="alert">
          {own('passkey.network')}
        </p>
      )}
      {isError && !data && <Button onClick={() => void refetch()}>{kit('dialog.retry')}</Button>}
      {!data && !isError && <div className="mooring-row-space mooring-skeleton" />}
      {data && view.step === 'list' && (
        <>
          <p className="mooring-quiet">{t('guardians.lead')}</p>
          {data.map((network) => (
            <NetworkGuardians
              key={network.chainId}
              network={network}
              canChange={networks.some((one) => one.chainId === network.chainId && canChange(one))}
              onChange={(draft) => show({ step: 'choice', draft })}
              onStop={() => show({ step: 'stop', chainId: network.chainId })}
            />
          ))}
          {emailGuardian && namesGuardian(data, emailGuardian.address) && (
            <EmailContacts guardian={emailGuardian} />
          )}
          {canSet && data.some(isWithoutGuardians) && (
            <Button variant="primary" wide onClick={() => show({ step: 'explained' })}>
              {t('guardians.setUp')}
            </Button>
          )}
        </>
      )}
      {data && view.step === 'explained' && (
        <RecoveryExplained
          networks={data}
          onContinue={() => show({ step: 'choice', draft: emptyGuardianDraft })}
        />
      )}
      {data && view.step === 'choice' && (
        <ChooseGuardians
          control={control}
          owners={networks}
          draft={view.draft}
          onDraft={(draft) => setView({ step: 'choice', draft })}
          onContinue={() => show({ step: 'networks', draft: view.draft })}
        />
      )}
      {data && view.step === 'networks' && (
        <ChooseNetworks
          control={control}
          draft={view.draft}
          recovery={data}
          owners={networks.filter(canChange)}
          change={change}
          sent={sent}
        />
      )}
      {view.step === 'stop' && (
        <>
          <p className="mooring-quiet">
            {t('guardians.stopHelp', { network: networkName(view.chainId) })}
          </p>
          <Button
            variant="primary"
            wide
            aria-busy={change.isPending}
            aria-disabled={change.isPending}
            onClick={() => {
              if (change.isPending) return;
              const { chainId } = view;
              change
                .mutateAsync({
                  chainId,
                  description: t('guardians.stop'),
                  send: async () => (await control.owners.recovery()).stop({ chainId }),
                })
                .then(() => setView({ step: 'list' }))
                .catch(() => {});
            }}
          >
            {t('guardians.stop')}
          </Button>
        </>
      )}
    </DialogFrame>
  );
}

/** Returns true if an address is a guardian on any network. */
function namesGuardian(networks: readonly NetworkRecovery[], address: Address): boolean {
  return networks.some(
    (network) =>
      network.state === 'on' && network.guardians.some((one) => isAddressEqual(one, address)),
  );
}

/** Returns true if this passkey alone can change the account on a network. */
function canChange({ state, owners, threshold }: NetworkOwners): boolean {
  return (
    state !== 'unreachable' && threshold === 1 && owners.some(({ kind }) => kind === 'this-passkey')
  );
}
