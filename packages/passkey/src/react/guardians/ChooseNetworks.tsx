import { useCatalogue } from '@mooring/connect';
import { Button, Notice, Spinner, useLazyTexts } from '@mooring/connect/parts';
import { isAddressEqual } from 'viem';
import type { NetworkRecovery } from '../../guardians/accountRecovery.ts';
import type { NetworkOwners } from '../../owners/accountOwners.ts';
import type { PasskeyControl } from '../../passkeyControl.ts';
import type { RecoverySettings } from '../../recovery/recoveryState.ts';
import type { OwnerChange } from '../owners/useOwnerChange.ts';
import { useAccountPresences } from '../presence/useAccountPresences.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { useNetworkName } from '../useNetworkName.ts';
import { draftThreshold, type GuardianDraft } from './guardianDraft.ts';
import { stateText } from './NetworkGuardians.tsx';

interface ChooseNetworksProps {
  readonly control: PasskeyControl;
  readonly draft: GuardianDraft;
  readonly recovery: readonly NetworkRecovery[];
  /** Networks on which this passkey alone can change the account. */
  readonly owners: readonly NetworkOwners[];
  readonly change: OwnerChange;
  /** Networks of the transactions that were sent. */
  readonly sent: readonly number[];
}

/** Networks on which the chosen guardians can be set, each by a transaction of its own. */
export function ChooseNetworks(props: ChooseNetworksProps) {
  const t = useLazyTexts(recoveryCatalogue);
  if (!t) return null;
  return (
    <>
      <p className="mooring-quiet">{t('guardians.networksHelp')}</p>
      {props.recovery.map((network) => (
        <NetworkChoice key={network.chainId} {...props} network={network} />
      ))}
    </>
  );
}

interface NetworkChoiceProps extends ChooseNetworksProps {
  readonly network: NetworkRecovery;
}

function NetworkChoice({ network, control, draft, owners, change, sent }: NetworkChoiceProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const own = useCatalogue(passkeyCatalogue);
  const networkName = useNetworkName();
  const { data: known, isError } = useAccountPresences(control, draft.guardians);
  if (!t) return null;
  const { chainId, state } = network;
  const name = networkName(chainId);
  const threshold = draftThreshold(draft);
  const isSame = state === 'on' && hasGuardians(network, draft.guardians, threshold);
  const isReadable = state === 'on' || state === 'off' || state === 'notDeployed';
  const missing = known?.filter((one) => one.missing.includes(chainId)) ?? [];
  const isUnread = !known || known.some((one) => one.unread.includes(chainId));
  const isAllowed = owners.some((one) => one.chainId === chainId);
  const waits = change.isPending && change.variables?.chainId === chainId;
  const canSend = !change.isPending && !isUnread && missing.length === 0;
  const send = () =>
    change.mutate({
      chainId,
      description: t('guardians.setUp'),
      send: async () =>
        (await control.owners.recovery()).setGuardians({
          chainId,
          guardians: draft.guardians,
          threshold,
        }),
    });
  return (
    <section className="mooring-owners">
      <h3 className="mooring-group-title">
        <bdi>{name}</bdi>
      </h3>
      {(!isReadable || state === 'notDeployed') && (
        <p className="mooring-quiet">{t(stateText(network))}</p>
      )}
      {isReadable && !isAllowed && <p className="mooring-quiet">{own('owners.selfGone')}</p>}
      {state === 'on' && network.running && <Notice>{t('guardians.endsRunning')}</Notice>}
      {missing.map(({ address }) => (
        <Notice key={address}>
          <bdi className="mooring-address" dir="ltr">
            {address}
          </bdi>{' '}
          {t('guardians.notDeployed', { networks: name })}
        </Notice>
      ))}
      {isReadable && (known || isError) && isUnread && (
        <p className="mooring-quiet">{own('owners.unreachable')}</p>
      )}
      {isSame && <p className="mooring-quiet">{t('guardians.same')}</p>}
      {sent.includes(chainId) && !isSame && <p className="mooring-quiet">{own('owners.sent')}</p>}
      {isReadable && isAllowed && !isSame && (
        <Button
          variant="primary"
          wide
          aria-busy={waits}
          aria-disabled={!canSend}
          onClick={() => canSend && send()}
        >
          {waits && <Spinner />}
          {t('guardians.setOn', { network: name })}
        </Button>
      )}
    </section>
  );
}

/** Returns true if a network has exactly these guardians. */
function hasGuardians(
  network: RecoverySettings,
  guardians: GuardianDraft['guardians'],
  threshold: number,
): boolean {
  return (
    network.threshold === threshold &&
    network.guardians.length === guardians.length &&
    guardians.every((one) => network.guardians.some((other) => isAddressEqual(one, other)))
  );
}
