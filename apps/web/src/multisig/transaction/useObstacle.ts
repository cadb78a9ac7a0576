import { useCatalogue } from '@mooring/connect';
import { isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { Reading } from '../review/useReading.ts';
import type { KnownSafe } from '../safe/useSafe.ts';

/** What stands in the way of signing for an account, in a sentence; undefined when nothing does. */
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
    /** The connected account, when it is one of the owners. */
    account,
    /** In the way of anybody: executing needs no owner. */
    anyone,
    /** In the way of signing. */
    owner: account ? anyone : t('obstacle.notOwner'),
  };
}
