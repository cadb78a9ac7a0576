import { answer } from '../methods/answer.ts';
import { sendPartly } from '../methods/calls.ts';
import { sendReplaced } from '../methods/transactions.ts';
import { toProviderError } from '../rpc/providerError.ts';
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
  return async (method: string, params: unknown): Promise<unknown> => {
    const request = log.open(method, params);
    const answering = act(scripts.take(method), method, params, request);
    log.notify();
    try {
      const result = await answering;
      request.settle({ result });
      return result;
    } catch (error) {
      const rpcError = toProviderError(error);
      request.settle({ error: rpcError });
      throw rpcError;
    }
  };

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
      case 'hang':
        return act(await request.decision(), method, params, request);
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
