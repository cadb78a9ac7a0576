import { parseJson, phoneMethods } from '@mooring/internal';
import type { PairingClient } from '../client/createPairingClient.ts';
import { PairingError } from '../pairingError.ts';
import type { ChainRead, PairingTimeouts } from '../pairingOptions.ts';
import { ProviderError } from '../session/peerError.ts';

import { addChain, readChainIdParameter, switchChain } from './changeChain.ts';

interface RequestParts {
  readonly client: Pick<PairingClient, 'connect' | 'session' | 'view'>;
  readonly timeouts: PairingTimeouts;
  /** Chain id before a connection. */
  readonly firstChainId: number;
  readonly read: ((chainId: number) => ChainRead | undefined) | undefined;
}

/** EIP-1193 request arguments. */
export interface ProviderCall {
  readonly method: string;
  readonly params?: unknown;
}

/** Creates the EIP-1193 `request` function. Rejects with errors that have a code. */
export function createRequest({ client, timeouts, firstChainId, read }: RequestParts) {
  const chainIdNow = () => client.view()?.chainId ?? firstChainId;

  async function answer({ method, params }: ProviderCall): Promise<unknown> {
    switch (methodKind(method)) {
      case 'accounts':
        return client.view()?.accounts ?? [];
      case 'connect':
        return (client.view() ?? (await client.connect())).accounts;
      case 'chainId':
        return `0x${chainIdNow().toString(16)}`;
      case 'netVersion':
        return String(chainIdNow());
      case 'switchChain':
        await switchChain(client.session(), readChainIdParameter(firstOf(params)), timeouts);
        return null;
      case 'addChain':
        await addChain(client.session(), firstOf(params), timeouts);
        return null;
      case 'wallet':
        return askWallet(method, params, timeouts.requestMs);
      case 'capabilities':
        return reportedCapabilities(params) ?? askWallet(method, params, timeouts.walletReadMs);
      case 'walletRead':
        return askWallet(method, params, timeouts.walletReadMs);
      case 'read':
        return askNode(method, params);
    }
  }

  async function askWallet(method: string, params: unknown, limitMs: number): Promise<unknown> {
    const { live, view, ask } = client.session();
    if (!live.record().approval.methods.includes(method)) throw unsupportedMethodError();
    if (!isJsonValue(params)) throw new ProviderError(-32_602, 'Expected JSON parameters.');
    const request = { chainId: view().chainId, method, params };
    if (limitMs === timeouts.requestMs) return ask(request, limitMs);
    return live.request(request, timeouts.requestMs, { waitMs: limitMs });
  }

  /** Capabilities of an account in the session's properties, by address: an object, or its JSON. */
  function reportedCapabilities(params: unknown): unknown {
    const { capabilities: reported } = client.session().live.record().properties;
    const all = typeof reported === 'string' ? parseJson(reported) : reported;
    const account = String(firstOf(params)).toLowerCase();
    return Object.entries(Object(all)).find(([key]) => key.toLowerCase() === account)?.[1];
  }

  async function askNode(method: string, params: unknown): Promise<unknown> {
    const node = read?.(chainIdNow());
    if (!node) throw unsupportedMethodError();
    return node({ method, ...(params !== undefined && { params }) });
  }

  return async (call: ProviderCall): Promise<unknown> => {
    try {
      return await answer(call);
    } catch (error) {
      // For an app, an ended session is a disconnected wallet.
      if (error instanceof PairingError && (error.reason === 'sessionEnded' || error.code === 6000))
        throw new ProviderError(4900, 'The phone is disconnected.');
      throw error;
    }
  };
}

function isJsonValue(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    // A BigInt, or a cyclic object.
    return false;
  }
}

function firstOf(params: unknown): unknown {
  return Array.isArray(params) ? params[0] : undefined;
}

function unsupportedMethodError(): ProviderError {
  return new ProviderError(4200, 'Unsupported method.');
}

/** Kind of a method: what answers it. */
type MethodKind =
  /** Answered here, from the session. */
  | 'accounts'
  | 'connect'
  | 'chainId'
  | 'netVersion'
  | 'switchChain'
  | 'addChain'
  /** Answered by the wallet after a prompt. */
  | 'wallet'
  /** Answered by the wallet without a prompt: it may never respond, so the timeout is short. */
  | 'walletRead'
  /** Answered from the session's properties, else as `walletRead`. */
  | 'capabilities'
  /** Answered by a node. */
  | 'read';

const methodKinds: Readonly<Record<string, MethodKind>> = {
  eth_accounts: 'accounts',
  eth_requestAccounts: 'connect',
  eth_chainId: 'chainId',
  net_version: 'netVersion',
  wallet_switchEthereumChain: 'switchChain',
  wallet_addEthereumChain: 'addChain',
  wallet_getCapabilities: 'capabilities',
  wallet_getCallsStatus: 'walletRead',
};

/** Returns the kind of a method: phones handle only what nodes cannot. */
export function methodKind(method: string): MethodKind {
  if (Object.hasOwn(methodKinds, method)) return methodKinds[method] ?? 'read';
  return phoneMethods.includes(method) ? 'wallet' : 'read';
}
