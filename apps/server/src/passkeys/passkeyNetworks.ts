import { type PasskeyContracts, passkeyContracts } from '@mooring/passkey/account';
import { type RecoveryModule, recoveryModules } from '@mooring/passkey/recovery';
import type { NetworkClient } from '@mooring/rpc-proxy';
import type { ChainRequest } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/configSchema.ts';
import { chainRequest } from '../rpc/chainRequest.ts';

/** Network with passkey contracts. */
export interface PasskeyNetwork {
  chainId: number;
  contracts: PasskeyContracts;
  /** Module for recovery by guardians, if the network has one. Its code is checked where it is used. */
  recovery: RecoveryModule | undefined;
  read: ChainRequest;
}

/** Networks of a configuration with passkey contracts; configured contracts take precedence over the release's. */
export function passkeyNetworks(
  { networks, passkeys }: Pick<ValidConfig, 'networks' | 'passkeys'>,
  clients: ReadonlyMap<number, NetworkClient>,
): readonly PasskeyNetwork[] {
  return networks.flatMap(({ id: chainId }) => {
    const contracts = passkeys?.contracts[chainId] ?? passkeyContracts[chainId];
    const client = clients.get(chainId);
    const recovery = passkeys?.recovery?.[chainId] ?? recoveryModules[chainId];
    return contracts && client
      ? [{ chainId, contracts, recovery, read: chainRequest(client) }]
      : [];
  });
}
