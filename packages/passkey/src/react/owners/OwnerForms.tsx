import { useCatalogue } from '@mooring/connect';
import { Button, Form, Notice, Spinner, TextField, useMooringConfig } from '@mooring/connect/parts';
import { type ReactNode, useState } from 'react';
import { useAccount } from 'wagmi';
import type { AccountOwners, NetworkOwners } from '../../owners/accountOwners.ts';
import { AddressField } from '../AddressField.tsx';
import { OwnerPresenceNotes, useOwnerPresence } from '../presence/OwnerPresence.tsx';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { useNetworkName, useNetworkNames } from '../useNetworkName.ts';
import { LONGEST_NAME } from '../usePasskeyAttempt.ts';
import { useTypedAddress } from '../useTypedAddress.ts';
import { OwnerName } from './OwnerName.tsx';
import type { OwnerChange } from './useOwnerChange.ts';
import { remainingNetworks } from './useOwners.ts';

/** Props of the forms that change owners. */
export interface ChangeProps {
  /** Network of the change. */
  readonly network: NetworkOwners;
  readonly networks: readonly NetworkOwners[];
  readonly owners: AccountOwners;
  readonly busy: boolean;
  readonly onChange: OwnerChange['mutate'];
}

/** Form that adds a passkey of another device or password manager; takes two prompts. */
export function AddPasskey({ network, owners, busy, onChange }: ChangeProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { appName } = useMooringConfig();
  const [name, setName] = useState(`${appName} 2`.slice(0, LONGEST_NAME));
  const { chainId } = network;
  const passkeyName = name.trim();
  return (
    <ChangeForm
      action={t('owners.addPasskey')}
      busy={busy}
      ready={passkeyName !== ''}
      onSubmit={() =>
        onChange({
          chainId,
          description: t('owners.addPasskey'),
          send: () => owners.addPasskey({ name: passkeyName, chainId }),
        })
      }
    >
      <AffectedNetworks chainId={chainId} />
      <p className="mooring-quiet">{t('owners.twoPrompts')}</p>
      <TextField
        label={t('passkey.name')}
        value={name}
        maxLength={LONGEST_NAME}
        onChange={(event) => setName(event.target.value)}
      />
    </ChangeForm>
  );
}

/** Form that adds a wallet by its address or name. */
export function AddWallet({ network, owners, busy, onChange }: ChangeProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { address: account } = useAccount();
  const { chainId } = network;
  const typed = useTypedAddress({ chainIds: [chainId] });
  const { address } = typed;
  const isSame = (other: string | undefined) => other?.toLowerCase() === address?.toLowerCase();
  const isOwner = address && (isSame(account) || network.owners.some((o) => isSame(o.address)));
  const { canSign, ...presence } = useOwnerPresence({ owners }, isOwner ? undefined : address, [
    chainId,
  ]);
  return (
    <ChangeForm
      action={t('owners.addWallet')}
      busy={busy}
      ready={canSign}
      onSubmit={() =>
        address &&
        onChange({
          chainId,
          description: t('owners.addWallet'),
          send: () => owners.addOwner({ address, chainId }),
        })
      }
    >
      <AffectedNetworks chainId={chainId} />
      <Notice>{t('owners.yours')}</Notice>
      <AddressField
        label={t('owners.address')}
        value={typed}
        refusal={isOwner ? t('owners.already') : undefined}
      />
      <OwnerPresenceNotes {...presence} />
    </ChangeForm>
  );
}

interface RemoveOwnerProps extends ChangeProps {
  readonly owner: NetworkOwners['owners'][number];
}

/** Form that removes an owner on one network; names the networks on which the owner remains. */
export function RemoveOwner({
  network,
  networks,
  owner,
  owners,
  busy,
  onChange,
}: RemoveOwnerProps) {
  const t = useCatalogue(passkeyCatalogue);
  const networkName = useNetworkName();
  const networkNames = useNetworkNames();
  const { chainId } = network;
  const { address } = owner;
  const others = remainingNetworks(networks, address, chainId);
  return (
    <ChangeForm
      action={t('owners.remove')}
      busy={busy}
      ready={network.owners.length > 1}
      onSubmit={() =>
        onChange({
          chainId,
          description: t('owners.removeTitle'),
          send: () => owners.removeOwner({ address, chainId }),
        })
      }
    >
      <p className="mooring-owner mooring-row-text">
        <OwnerName owner={owner} />
      </p>
      <AffectedNetworks chainId={chainId} />
      {owner.kind === 'this-passkey' && (
        <Notice>{t('owners.removeSelf', { network: networkName(chainId) })}</Notice>
      )}
      {others.length > 0 && (
        <Notice>{t('owners.stays', { networks: networkNames(others) })}</Notice>
      )}
    </ChangeForm>
  );
}

function AffectedNetworks({ chainId }: { readonly chainId: number }) {
  const t = useCatalogue(passkeyCatalogue);
  const networkName = useNetworkName();
  return <p className="mooring-quiet">{t('owners.actsOn', { network: networkName(chainId) })}</p>;
}

interface ChangeFormProps {
  readonly action: string;
  readonly busy: boolean;
  readonly ready: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function ChangeForm({ action, busy, ready, onSubmit, children }: ChangeFormProps) {
  return (
    <Form onSubmit={() => ready && !busy && onSubmit()}>
      {children}
      <Button variant="primary" wide type="submit" aria-busy={busy} aria-disabled={busy || !ready}>
        {busy && <Spinner />}
        {action}
      </Button>
    </Form>
  );
}
