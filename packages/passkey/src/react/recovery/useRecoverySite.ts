import { useMemo } from 'react';
import type { Address } from 'viem';
import { useConfig, useConnectors } from 'wagmi';
import type { PasskeyControl } from '../../passkeyControl.ts';
import type { RecoveryModule } from '../../recovery/recoveryModules.ts';
import type { RecoveryPlace } from '../../recovery/recoveryState.ts';
import { readPasskeyControl } from '../readPasskeyControl.ts';

/** Network on which accounts can be recovered. */
export interface RecoveryNetwork extends Omit<RecoveryPlace, 'account'> {
  readonly name: string;
}

/** Networks and passkeys of the site. */
export interface RecoverySite {
  readonly networks: readonly RecoveryNetwork[];
  /** Undefined on a site without passkey accounts. */
  readonly control: PasskeyControl | undefined;
  readonly networkName: (chainId: number) => string;
}

/**
 * Returns the networks on which the site can recover accounts: those of passkey accounts that have a module.
 * @param modules by chain id
 */
export function useRecoverySite(modules: Readonly<Record<number, RecoveryModule>>): RecoverySite {
  const wagmi = useConfig();
  const connectors = useConnectors();
  return useMemo(() => {
    const control = connectors.map(readPasskeyControl).find((found) => found !== undefined);
    const networkName = (chainId: number) =>
      wagmi.chains.find(({ id }) => id === chainId)?.name ?? String(chainId);
    const networks = (control?.chainIds ?? []).flatMap((chainId): RecoveryNetwork[] => {
      const module = modules[chainId];
      if (!module) return [];
      const client = wagmi.getClient({ chainId });
      // The client's type lists its methods, and forwards any.
      const read: RecoveryNetwork['read'] = (call) => client.request(Object(call));
      return [{ chainId, module, read, name: networkName(chainId) }];
    });
    return { networks, control, networkName };
  }, [wagmi, connectors, modules]);
}

/** Place of an account on a network. */
export function toPlace(
  { chainId, module, read }: RecoveryNetwork,
  account: Address,
): RecoveryPlace {
  return { chainId, module, read, account };
}
