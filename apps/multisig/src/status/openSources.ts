import type { MultisigSource, MultisigState } from '@mooring/connect';
import { readOwnField } from '@mooring/internal';
import type { SafeProvider } from '@mooring/safe';
import { hashSafeMessage } from '@mooring/safe/transactions';
import { type Client, type Hash, type Hex, isHash, isHex } from 'viem';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { readSafe } from '../read/readSafe.ts';
import { createGatewaySource } from './createGatewaySource.ts';

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
  if (!isHost(provider)) throw new Error('The page is not open in a Safe.');
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

/** Error code for an id that a wallet does not know (EIP-5792). */
const UNKNOWN_ID = 5730;

/** Used part of the embedding Safe's provider. */
export type Host = Pick<SafeProvider, 'request' | 'waits'>;

/** States by EIP-5792 batch status; others are unknown. */
const states: Readonly<Record<number, MultisigState>> = {
  100: 'AWAITING_CONFIRMATIONS',
  200: 'SUCCESS',
  400: 'CANCELLED',
  500: 'FAILED',
};

/** Creates a source of a Safe's statuses from the embedding host, which reports no signature counts. */
export function createHostSource(
  open: () => Promise<Host>,
  getClient: (chainId: number) => Client,
): MultisigSource {
  return {
    async transactionStatus({ safeTxHash }) {
      const host = await open();
      const params = [safeTxHash];
      const answer = await host
        .request({ method: 'wallet_getCallsStatus', params })
        .catch((error: unknown) => {
          if (readOwnField(error, 'code') !== UNKNOWN_ID) throw error;
        });
      const state = states[Number(readOwnField(answer, 'status'))];
      return state && { state, transactionHash: executedBy(answer) };
    },
    async messageStatus({ chainId, safe, message }) {
      const found = await readSafe(getClient(chainId), safe);
      if (!found) return undefined;
      const { hash } = hashSafeMessage(message, found.state);
      const host = await open();
      const params = [hash];
      const signature = await host.request({ method: 'safe_getOffChainSignature', params });
      if (isSignature(signature)) return { signature };
      // The host does not report too few signatures, only that the request is pending.
      return host.waits.get().some((wait) => wait.hash === hash) ? {} : undefined;
    },
  };
}

function executedBy(answer: unknown): Hash | undefined {
  const receipts = readOwnField(answer, 'receipts');
  const hash = Array.isArray(receipts) ? readOwnField(receipts[0], 'transactionHash') : undefined;
  return typeof hash === 'string' && isHash(hash) ? hash : undefined;
}

function isSignature(value: unknown): value is Hex {
  return isHex(value) && value.length > 2;
}
