import { addOrSwitchChain } from '../provider/changeChain.ts';
import { createRequest } from '../provider/createRequest.ts';
import { type ClientParts, createPairingClient } from './createPairingClient.ts';

export type StartedPairing = ReturnType<typeof startPairing>;

/** The part of a page that speaks with phones: what is loaded when a person asks for it. */
export function startPairing(parts: ClientParts) {
  const { options, timeouts, chainIds } = parts;
  const client = createPairingClient(parts);
  const [firstChainId = 1] = chainIds;
  return {
    ...client,
    request: createRequest({ client, timeouts, firstChainId, read: options.read }),
    /** Goes to a network, and has the wallet add it first if it does not know it. */
    switchChain: (chainId: number, parameter: object) =>
      addOrSwitchChain(client.session(), chainId, parameter, timeouts),
  };
}
