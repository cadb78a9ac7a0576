import { useKitQuery } from '@mooring/connect/parts';
import type { NetworkProgress } from './request/networkProgress.ts';
import { readProgress } from './request/readProgress.ts';
import type { RecoveryRequest, RequestedNetwork } from './request/recoveryRequest.ts';
import { formatRequest } from './request/requestLink.ts';
import { type RecoveryNetwork, toPlace } from './useRecoverySite.ts';

/** Progress of a request on one network. */
export interface RequestProgress {
  readonly requested: RequestedNetwork;
  /** Undefined for a network that the site does not have. */
  readonly network: RecoveryNetwork | undefined;
  readonly progress: NetworkProgress;
}

/** Interval of reads, in ms: guardians approve, and days pass, while the page is open. */
const READ_INTERVAL_MS = 10_000;

/** Returns the progress of a request on each network, read again and again; `data` is undefined until it is known. */
export function useRequestProgress(request: RecoveryRequest, networks: readonly RecoveryNetwork[]) {
  return useKitQuery<readonly RequestProgress[]>({
    queryKey: ['mooring', 'recovery-request', formatRequest(request)],
    refetchInterval: READ_INTERVAL_MS,
    // While signatures are added, the last progress stays.
    placeholderData: (before) => before,
    queryFn: () =>
      Promise.all(
        request.networks.map(async (requested): Promise<RequestProgress> => {
          const network = networks.find(({ chainId }) => chainId === requested.chainId);
          const { newOwners, newThreshold, account } = request;
          const wanted = { ...requested, newOwners, newThreshold };
          const progress: NetworkProgress = network
            ? await readProgress(toPlace(network, account), wanted)
            : { step: 'impossible', reason: 'unknownModule' };
          return { requested, network, progress };
        }),
      ),
  });
}
