import type { MultisigSource } from '@mooring/connect';
import type { Client } from 'viem';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { createGatewaySource } from './createGatewaySource.ts';
import { createHostSource, type Host } from './createHostSource.ts';

/** Sources of multisig statuses. */
export interface Sources {
  readonly gateway: MultisigSource | undefined;
  readonly host: MultisigSource;
}

export function openSources(gatewayUrl: string | undefined, wagmi: Config): Sources {
  const getClient = (chainId: number): Client => wagmi.getClient({ chainId });
  return {
    gateway: gatewayUrl === undefined ? undefined : createGatewaySource(gatewayUrl, getClient),
    host: createHostSource(() => hostOf(wagmi), getClient),
  };
}

/** Provider of the embedding Safe, from its connector. */
async function hostOf(wagmi: Config): Promise<Host> {
  const { connector } = getConnection(wagmi);
  const provider: unknown = await connector?.getProvider();
  if (!isHost(provider)) throw new Error('There is no Safe around this page.');
  return provider;
}

function isHost(provider: unknown): provider is Host {
  return (
    typeof provider === 'object' &&
    provider !== null &&
    'request' in provider &&
    typeof provider.request === 'function' &&
    'waits' in provider &&
    typeof provider.waits === 'object'
  );
}
