import type { ClientParts } from '../client/clientParts.ts';
import { createPairingClient } from '../client/createPairingClient.ts';
import { addOrSwitchChain } from '../provider/changeChain.ts';
import { createRequest } from '../provider/createRequest.ts';

export type StartedPairing = ReturnType<typeof startPairing>;

/** Starts the client and its provider methods; loaded on demand. */
export function startPairing(parts: ClientParts) {
  const { options, timeouts, chainIds } = parts;
  const client = createPairingClient(parts);
  const [firstChainId = 1] = chainIds;
  return {
    ...client,
    request: createRequest({ client, timeouts, firstChainId, read: options.read }),
    /** Switches to a network, which the wallet adds first if unknown. */
    switchChain: (chainId: number, parameter: object) =>
      addOrSwitchChain(client.session(), chainId, parameter, timeouts),
  };
}
