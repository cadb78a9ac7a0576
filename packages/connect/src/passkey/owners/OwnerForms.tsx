import { type ReactNode, useId, useState } from 'react';
import type { Address } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { readAddress } from '../../core/text/readAddress.ts';
import { useKitQuery } from '../../core/useKitQuery.ts';
import { passkeyCatalogue } from '../../texts/passkey/passkeyCatalogue.ts';
import { useCatalogue } from '../../texts/useTranslate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { NetworkOwners, PasskeyOwners } from '../../wallets/passkey.ts';
import { OwnerName } from './OwnerName.tsx';
import type { useOwnerChange } from './useOwnerChange.ts';
import { stillOwnerOn } from './useOwners.ts';

/** Props of every change of owners. */
export interface ChangeProps {
  /** Network it acts on. */
  readonly network: NetworkOwners;
  readonly networks: readonly NetworkOwners[];
  readonly owners: PasskeyOwners;
  readonly busy: boolean;
  readonly run: ReturnType<typeof useOwnerChange>['run'];
}

const LONGEST_NAME = 64;

/** A passkey of another device, or of another password manager: two prompts. */
export function AddPasskey({ network, owners, busy, run }: ChangeProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { appName } = useMooring().config;
  const [name, setName] = useState(`${appName} 2`.slice(0, LONGEST_NAME));
  const { chainId } = network;
  const wished = name.trim();
  return (
    <ChangeForm
      action={t('owners.addPasskey')}
      busy={busy}
      ready={wished !== ''}
      onSubmit={() =>
        run(chainId, t('owners.addPasskey'), () => owners.addPasskey({ name: wished, chainId }))
      }
    >
      <ActsOn chainId={chainId} />
      <p className="mooring-quiet">{t('owners.twoPrompts')}</p>
      <label className="mooring-field">
        <span>{t('passkey.name')}</span>
        <input
          className="mooring-input"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
    </ChangeForm>
  );
}

/** A wallet, by its address or its name. */
export function AddWallet({ network, owners, busy, run }: ChangeProps) {
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
        address && run(chainId, t('owners.addWallet'), () => owners.addOwner({ address, chainId }))
      }
    >
      <ActsOn chainId={chainId} />
      <Notice>{t('owners.yours')}</Notice>
      <label className="mooring-field">
        <span>{t('owners.address')}</span>
        <input
          className="mooring-input"
          dir="ltr"
          value={text}
          autoComplete="off"
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
      </label>
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
export function RemoveOwner({ network, networks, owner, owners, busy, run }: RemoveOwnerProps) {
  const t = useCatalogue(passkeyCatalogue);
  const nameOf = useNetworkName();
  const { chainId } = network;
  const { address } = owner;
  const others = stillOwnerOn(networks, address, chainId);
  return (
    <ChangeForm
      action={t('owners.remove')}
      busy={busy}
      ready={network.owners.length > 1}
      onSubmit={() =>
        run(chainId, t('owners.removeTitle'), () => owners.removeOwner({ address, chainId }))
      }
    >
      <p className="mooring-owner mooring-row-text">
        <OwnerName owner={owner} />
      </p>
      <ActsOn chainId={chainId} />
      {owner.kind === 'this-passkey' && (
        <Notice>{t('owners.removeSelf', { network: nameOf(chainId) })}</Notice>
      )}
      {others.length > 0 && (
        <Notice>{t('owners.stays', { networks: others.map(nameOf).join(', ') })}</Notice>
      )}
    </ChangeForm>
  );
}

function ActsOn({ chainId }: { readonly chainId: number }) {
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
    <form
      className="mooring-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) onSubmit();
      }}
    >
      {children}
      <button
        type="submit"
        className="mooring-button mooring-button-primary mooring-button-wide"
        aria-busy={busy}
        aria-disabled={busy || !ready}
      >
        {busy && <Spinner />}
        {action}
      </button>
    </form>
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
  const { identityChainId, nameGateways } = useMooring().config;
  const wagmi = useConfig();
  const read = readAddress(text, chainId);
  const { data, isFetching } = useKitQuery({
    queryKey: ['mooring', 'address', identityChainId, text],
    enabled: read.kind === 'not-an-address',
    retry: false,
    queryFn: async () => {
      const { readAddressOf } = await import('../../identity/lookups.ts');
      const client = wagmi.getClient({ chainId: identityChainId });
      return readAddressOf(text, { client, nameGateways });
    },
  });
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
      return data || isFetching
        ? { address: data ?? undefined }
        : { problem: 'owners.notAnAddress' };
  }
}
