import { type Transactions, useCatalogue, useLocale } from '@mooring/connect';
import {
  Button,
  DialogFrame,
  Notice,
  useLazyPart,
  useStylesheet,
  useTranslate,
} from '@mooring/connect/parts';
import { useCallback, useState } from 'react';
import type { Chain } from 'viem';
import { useConfig } from 'wagmi';
import type { NetworkOwners } from '../../owners/accountOwners.ts';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { AuthenticatorNotice } from '../AuthenticatorNotice.tsx';
import { AddPasskey, AddWallet, type ChangeProps, RemoveOwner } from '../owners/OwnerForms.tsx';
import { OwnerName } from '../owners/OwnerName.tsx';
import styles from '../owners/owners.css?inline';
import { type OwnerProblem, useOwnerChange } from '../owners/useOwnerChange.ts';
import { isRemoved, needsSeveralOwners, type OwnersQuery, useOwners } from '../owners/useOwners.ts';
import { isAuthenticatorProblem, type OrphanPasskey } from '../passkeyState.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';

/** Change of owners that the visitor has chosen. */
type BackupChoice =
  | { readonly kind: 'passkey' | 'wallet'; readonly network: NetworkOwners }
  | {
      readonly kind: 'remove';
      readonly network: NetworkOwners;
      readonly owner: NetworkOwners['owners'][number];
    };

const loadGuardians = () => import('../guardians/guardians.ts');

interface BackupDialogProps extends OwnersQuery {
  readonly control: PasskeyControl;
  /** Called with a sent transaction. */
  readonly onSent: Transactions['addTransaction'];
  /** Called by the button that removes the account from this device. */
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Dialog with the account's owners on each network, and forms to add and remove owners. */
export function BackupDialog({
  control,
  owners,
  ended,
  onSent,
  onForget,
  onClose,
}: BackupDialogProps) {
  useStylesheet(styles);
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const { data, isError, refetch } = useOwners({ owners, ended });
  const [choice, setChoice] = useState<BackupChoice>();
  const change = useOwnerChange(
    useCallback<typeof onSent>(
      (transaction, chainId) => {
        onSent(transaction, chainId);
        setChoice(undefined);
      },
      [onSent],
    ),
  );
  const back = () => setChoice(undefined);
  const findChain = useFindChain();
  const { part } = useLazyPart(loadGuardians);
  const [showsGuardians, setShowsGuardians] = useState(false);
  if (showsGuardians && part && data)
    return (
      <part.GuardiansDialog
        control={control}
        networks={data}
        onSent={onSent}
        onBack={() => setShowsGuardians(false)}
        onClose={onClose}
      />
    );
  return (
    <DialogFrame
      title={t(backupTitle(choice))}
      onClose={onClose}
      onBack={choice && !change.isPending ? back : undefined}
    >
      {change.problem && <ChangeProblem problem={change.problem} orphan={change.orphan} />}
      {change.status === 'success' && !choice && (
        <p className="mooring-quiet" role="status">
          {t('owners.sent')}
        </p>
      )}
      {choice && data ? (
        <BackupForm
          choice={choice}
          networks={data}
          owners={owners}
          busy={change.isPending}
          onChange={change.mutate}
        />
      ) : (
        <>
          {!data?.some(needsSeveralOwners) && <p className="mooring-quiet">{t('owners.lead')}</p>}
          {isError && (
            <>
              <Notice urgent>{t('passkey.network')}</Notice>
              <Button onClick={() => void refetch()}>{kit('dialog.retry')}</Button>
            </>
          )}
          {!data && !isError && <div className="mooring-row-space mooring-skeleton" />}
          {data?.map((network) => (
            <Network
              key={network.chainId}
              network={network}
              chain={findChain(network.chainId)}
              onChoose={(next) => setChoice(next)}
            />
          ))}
          {data && part && !isRemoved(data) && (
            <part.GuardiansSection onOpen={() => setShowsGuardians(true)} />
          )}
          {data && isRemoved(data) && (
            <Button variant="primary" wide onClick={onForget}>
              {t('owners.forget')}
            </Button>
          )}
        </>
      )}
    </DialogFrame>
  );
}

function ChangeProblem({
  problem,
  orphan,
}: {
  problem: OwnerProblem;
  orphan?: OrphanPasskey | undefined;
}) {
  const t = useCatalogue(passkeyCatalogue);
  if (isAuthenticatorProblem(problem))
    return <AuthenticatorNotice problem={problem} orphan={orphan} />;
  return (
    <p className="mooring-quiet" role="alert">
      {t(problem === 'relay' ? 'owners.relay' : `passkey.${problem}`)}
    </p>
  );
}

function backupTitle(choice: BackupChoice | undefined) {
  switch (choice?.kind) {
    case 'passkey':
      return 'owners.addPasskey';
    case 'wallet':
      return 'owners.addWallet';
    case 'remove':
      return 'owners.removeTitle';
    default:
      return 'owners.backup';
  }
}

function BackupForm({
  choice,
  ...props
}: Omit<ChangeProps, 'network'> & { readonly choice: BackupChoice }) {
  switch (choice.kind) {
    case 'passkey':
      return <AddPasskey {...props} network={choice.network} />;
    case 'wallet':
      return <AddWallet {...props} network={choice.network} />;
    case 'remove':
      return <RemoveOwner {...props} network={choice.network} owner={choice.owner} />;
  }
}

interface NetworkProps {
  readonly network: NetworkOwners;
  readonly chain: Chain | undefined;
  readonly onChoose: (choice: BackupChoice) => void;
}

/** Owners on one network; a change on it does not affect other networks. */
function Network({ network, chain, onChoose }: NetworkProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { locale } = useLocale();
  const { state, owners, chainId, threshold } = network;
  const name = chain?.name ?? String(chainId);
  // A removed passkey cannot sign changes.
  const isOwner = owners.some(({ kind }) => kind === 'this-passkey');
  // If several owners must sign, changes are proposed on the multisig pages.
  const canChange = isOwner && !needsSeveralOwners(network);
  return (
    <section className="mooring-owners">
      <h3 className="mooring-group-title">
        <bdi>{name}</bdi>
      </h3>
      {state !== 'deployed' && (
        <p className="mooring-quiet">
          {t(state === 'unreachable' ? 'owners.unreachable' : 'owners.notOpened')}
        </p>
      )}
      {state === 'deployed' && !isOwner && <Notice>{t('owners.selfGone')}</Notice>}
      {isOwner && !canChange && (
        <Notice>
          {t('owners.shared', { threshold: new Intl.NumberFormat(locale).format(threshold) })}
        </Notice>
      )}
      <ul className="mooring-list">
        {owners.map((owner) => (
          <li key={owner.address} className="mooring-owner">
            <span className="mooring-row-text">
              <OwnerName owner={owner} />
            </span>
            {owners.length > 1 && canChange && (
              <Button variant="text" onClick={() => onChoose({ kind: 'remove', network, owner })}>
                {t('owners.remove')}
                <span className="mooring-hidden"> {owner.address}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {state !== 'unreachable' && canChange && (
        <div className="mooring-owner-actions">
          {(['passkey', 'wallet'] as const).map((kind) => (
            <Button key={kind} onClick={() => onChoose({ kind, network })}>
              {t(kind === 'passkey' ? 'owners.addPasskey' : 'owners.addWallet')}
              <span className="mooring-hidden"> {name}</span>
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function useFindChain() {
  const { chains } = useConfig();
  return (chainId: number) => chains.find(({ id }) => id === chainId);
}
