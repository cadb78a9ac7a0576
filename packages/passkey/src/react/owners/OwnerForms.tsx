import { useCatalogue } from '@mooring/connect';
import { readAddress } from '@mooring/connect/address';
import {
  Button,
  Form,
  Notice,
  Spinner,
  TextField,
  useAddressOfName,
  useMooringConfig,
} from '@mooring/connect/parts';
import { type ReactNode, useId, useState } from 'react';
import type { Address } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import type { AccountOwners, NetworkOwners } from '../../owners/accountOwners.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { LONGEST_NAME } from '../usePasskeyAttempt.ts';
import { OwnerName } from './OwnerName.tsx';
import type { OwnerChange } from './useOwnerChange.ts';
import { remainingNetworks } from './useOwners.ts';

/** Props of every change of owners. */
export interface ChangeProps {
  /** Network it acts on. */
  readonly network: NetworkOwners;
  readonly networks: readonly NetworkOwners[];
  readonly owners: AccountOwners;
  readonly busy: boolean;
  readonly onChange: OwnerChange['mutate'];
}

/** A passkey of another device, or of another password manager: two prompts. */
export function AddPasskey({ network, owners, busy, onChange }: ChangeProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { appName } = useMooringConfig();
  const [name, setName] = useState(`${appName} 2`.slice(0, LONGEST_NAME));
  const { chainId } = network;
  const wished = name.trim();
  return (
    <ChangeForm
      action={t('owners.addPasskey')}
      busy={busy}
      ready={wished !== ''}
      onSubmit={() =>
        onChange({
          chainId,
          description: t('owners.addPasskey'),
          send: () => owners.addPasskey({ name: wished, chainId }),
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

/** A wallet, by its address or its name. */
export function AddWallet({ network, owners, busy, onChange }: ChangeProps) {
  const t = useCatalogue(passkeyCatalogue);
  const helpId = useId();
  const [text, setText] = useState('');
  const { address: account } = useAccount();
  const { chainId } = network;
  const { address, problem: unread, elsewhere = '' } = useWrittenAddress(text, chainId);
  const isOne = (other: string | undefined) => other?.toLowerCase() === address?.toLowerCase();
  const already = address && (isOne(account) || network.owners.some((one) => isOne(one.address)));
  // Judged once it is left, not while a person types.
  const [isTyping, setTyping] = useState(false);
  const found = already ? 'owners.already' : unread;
  const problem = isTyping ? undefined : found;
  return (
    <ChangeForm
      action={t('owners.addWallet')}
      busy={busy}
      ready={address !== undefined && !already}
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
      <TextField
        label={t('owners.address')}
        dir="ltr"
        value={text}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={helpId}
        onChange={(event) => {
          setTyping(true);
          setText(event.target.value);
        }}
        onBlur={() => setTyping(false)}
      />
      <p id={helpId} className="mooring-quiet" role="status">
        {problem ? (
          t(problem, { network: elsewhere })
        ) : found ? (
          ''
        ) : (
          <bdi className="mooring-address" dir="ltr">
            {address}
          </bdi>
        )}
      </p>
    </ChangeForm>
  );
}

interface RemoveOwnerProps extends ChangeProps {
  readonly owner: NetworkOwners['owners'][number];
}

/** Removes one on one network; says where it stays. */
export function RemoveOwner({
  network,
  networks,
  owner,
  owners,
  busy,
  onChange,
}: RemoveOwnerProps) {
  const t = useCatalogue(passkeyCatalogue);
  const nameOf = useNetworkName();
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
        <Notice>{t('owners.removeSelf', { network: nameOf(chainId) })}</Notice>
      )}
      {others.length > 0 && (
        <Notice>{t('owners.stays', { networks: others.map(nameOf).join(', ') })}</Notice>
      )}
    </ChangeForm>
  );
}

function AffectedNetworks({ chainId }: { readonly chainId: number }) {
  const t = useCatalogue(passkeyCatalogue);
  const nameOf = useNetworkName();
  return <p className="mooring-quiet">{t('owners.actsOn', { network: nameOf(chainId) })}</p>;
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

function useNetworkName() {
  const { chains } = useConfig();
  return (chainId: number) => chains.find(({ id }) => id === chainId)?.name ?? String(chainId);
}

interface WrittenAddress {
  readonly address?: Address | undefined;
  readonly problem?: 'owners.notAnAddress' | 'owners.wrongChecksum' | 'owners.elsewhere';
  /** Other network that its prefix names, as written. */
  readonly elsewhere?: string;
}

/** The address a person wrote for a network, or that of the name they wrote. */
function useWrittenAddress(text: string, chainId: number): WrittenAddress {
  const read = readAddress(text, chainId);
  const { address, isReading } = useAddressOfName(
    read.kind === 'not-an-address' ? text : undefined,
  );
  switch (read.kind) {
    case 'empty':
      return {};
    case 'address':
      return { address: read.address };
    case 'wrong-checksum':
      return { problem: 'owners.wrongChecksum' };
    case 'other-network':
      return { problem: 'owners.elsewhere', elsewhere: read.network };
    case 'not-an-address':
      return address || isReading
        ? { address: address ?? undefined }
        : { problem: 'owners.notAnAddress' };
  }
}
