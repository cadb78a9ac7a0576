import { useCatalogue } from '@mooring/connect';
import { Button, Notice, Spinner, useMutation, useReport } from '@mooring/connect/parts';
import { useState } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { useAccount } from 'wagmi';
import { readSigner } from '../../account/address.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { NetworkState } from './NetworkState.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import type { FoundRecovery } from './request/renewRequest.ts';
import { createRequestFromChain, listFoundRunning } from './request/requestFromChain.ts';
import type { OwnRequest } from './request/storedRequest.ts';
import type { RecoverySite } from './useRecoverySite.ts';

interface ContinueRecoveryProps {
  readonly account: Address;
  readonly site: RecoverySite;
  readonly recoveries: readonly FoundRecovery[];
  readonly onRequest: (own: OwnRequest) => void;
}

/**
 * Recovery that runs already, and the button for the person whose key it makes an owner: on a device that lost the request,
 * or never had it. Others are not offered to finish it.
 */
export function ContinueRecovery({ account, site, recoveries, onRequest }: ContinueRecoveryProps) {
  const t = useCatalogue(recoveryCatalogue);
  const { address: wallet } = useAccount();
  const [isOther, setOther] = useState(false);
  const running = listFoundRunning(recoveries);
  const owners = running.flatMap((one) => one.running.newOwners);
  const search = useMutation<void, Error>(async () => {
    setOther(false);
    const isWallet = wallet && owners.some((owner) => isAddressEqual(owner, wallet));
    const own = isWallet ? { owner: wallet, passkey: undefined } : await askPasskey(site, owners);
    const request = own && createRequestFromChain(account, recoveries, own.owner);
    if (request) onRequest({ request, passkey: own.passkey });
    else setOther(true);
  }, useReport());
  if (running.length === 0) return null;
  const { isPending, error } = search;
  return (
    <section>
      {running.map((one) => (
        <div key={one.chainId} className="mooring-recovery-network">
          <strong>{site.networkName(one.chainId)}</strong>
          <NetworkState progress={{ step: isDue(one.running) ? 'due' : 'waiting', ...one }} />
        </div>
      ))}
      {isOther && <Notice urgent>{t('request.notMine')}</Notice>}
      {error && <ProblemNotice error={error} />}
      <Button
        variant="primary"
        wide
        aria-busy={isPending}
        onClick={() => !isPending && search.mutate()}
      >
        {isPending && <Spinner />}
        {t('request.mine')}
      </Button>
    </section>
  );
}

function isDue({ executeAfter }: { readonly executeAfter: number }): boolean {
  return Date.now() / 1_000 >= executeAfter;
}

/** Asks for a passkey; undefined for one that is not among the owners, or on a site without passkeys. */
async function askPasskey({ control, networks }: RecoverySite, owners: readonly Address[]) {
  const contracts = control?.contracts;
  const [network] = networks;
  if (!control || !contracts || !network) return undefined;
  const passkey = await (await control.owners.recovery()).findOwner({ owners });
  if (!passkey) return undefined;
  return { passkey, owner: await readSigner(network.read, contracts, passkey.publicKey) };
}
