import { answer } from '../methods/answer.ts';
import { sendPartly } from '../methods/calls.ts';
import { sendReplaced } from '../methods/transactions.ts';
import { alreadyPending, toProviderError } from '../rpc/providerError.ts';
import { type createScripts, matchesFilter } from '../script/createScripts.ts';
import type { createRequestLog, OpenRequest } from '../script/requestLog.ts';
import type { Behaviour } from '../script/verbs.ts';
import { untilUnlocked, type Wallet } from '../wallet/createWallet.ts';

/**
 * Creates the request handler, which follows the scripts and records requests. Rejects with
 * `ProviderRpcError`.
 */
export function createRequest(
  wallet: Wallet,
  scripts: ReturnType<typeof createScripts>,
  log: ReturnType<typeof createRequestLog>,
) {
  /** Connect requests that are open, also those that a script holds. */
  const connecting = new Set<OpenRequest>();

  return async (method: string, params: unknown): Promise<unknown> => {
    const request = log.open(method, params);
    const scripted = scripts.take(method);
    const isConnecting = promptsToConnect(method);
    const isRefused = isConnecting && connecting.size > 0 && !scripted;
    const behaviour: Behaviour = isRefused
      ? { kind: 'throw', error: alreadyPending }
      : (scripted ?? { kind: 'approve' });
    if (isConnecting) connecting.add(request);
    const answering = act(behaviour, method, params, request);
    log.notify();
    try {
      const result = await answering;
      request.settle({ result });
      return result;
    } catch (error) {
      const rpcError = toProviderError(error);
      request.settle({ error: rpcError });
      throw rpcError;
    } finally {
      connecting.delete(request);
    }
  };

  /** Returns true if the wallet shows a prompt to connect; it hands out accounts that it shares already without one. */
  function promptsToConnect(method: string): boolean {
    if (!matchesFilter('connect', method)) return false;
    return method !== 'eth_requestAccounts' || wallet.visibleAccounts().length === 0;
  }

  async function act(
    behaviour: Behaviour,
    method: string,
    params: unknown,
    request: OpenRequest,
  ): Promise<unknown> {
    switch (behaviour.kind) {
      case 'approve':
        // A locked wallet shows no prompts.
        if (matchesFilter(undefined, method)) await untilUnlocked(wallet.lock);
        return answer(wallet, method, params);
      case 'answer':
        return behaviour.value;
      case 'throw':
        throw behaviour.error();
      case 'replace':
        await untilUnlocked(wallet.lock);
        return sendReplaced(wallet, method, params, behaviour.by);
      case 'partly':
        await untilUnlocked(wallet.lock);
        return sendPartly(wallet, method, params, behaviour.calls);
      case 'hang': {
        const decision = await request.decision(() => connecting.delete(request));
        return act(decision, method, params, request);
      }
      case 'lock':
        wallet.lock.update(() => true);
        await untilUnlocked(wallet.lock);
        return answer(wallet, method, params);
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, behaviour.ms));
        return act(behaviour.after, method, params, request);
    }
  }
}
