import { useCatalogue } from '@mooring/connect';
import { isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { Reading } from '../review/Findings.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';

/** Obstacles to signing for an account, as sentences; undefined for none. */
export function useObstacle(safe: KnownSafe, reading: Reading) {
  const t = useCatalogue(multisigCatalogue);
  const { address, chainId } = useConnection();
  const { owners } = safe.state;
  const account = address && owners.find((owner) => isAddressEqual(owner, address));
  const anyone =
    chainId !== safe.chain.id
      ? t('obstacle.network', { network: safe.chain.name })
      : reading.refused
        ? t('obstacle.refused')
        : safe.awaitsGateway
          ? t('multisig.loading')
          : reading.allRead
            ? undefined
            : t('obstacle.unread');
  return {
    /** Connected account, if it is an owner. */
    account,
    /** Obstacle for any account: executing requires no owner. */
    anyone,
    /** Obstacle to signing. */
    owner: account ? anyone : t('obstacle.notOwner'),
  };
}
