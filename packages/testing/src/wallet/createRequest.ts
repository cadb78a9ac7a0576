import { approve } from '../methods/approve.ts';
import { sendReplaced } from '../methods/transactions.ts';
import { isRecord } from '../rpc/params.ts';
import { invalidParams, ProviderRpcError } from '../rpc/providerError.ts';
import type { Behaviour } from '../script/behaviour.ts';
import type { createScripts } from '../script/createScripts.ts';
import type { createRequestLog, OpenRequest } from '../script/requestLog.ts';
import type { WalletState } from './createWalletState.ts';

/** Answers requests as the test has written, and notes them. Rejects with `ProviderRpcError`. */
export function createRequest(
  wallet: WalletState,
  scripts: ReturnType<typeof createScripts>,
  log: ReturnType<typeof createRequestLog>,
) {
  return async (args: unknown): Promise<unknown> => {
    const { method, params } = isRecord(args) ? args : {};
    if (typeof method !== 'string' || method === '') {
      throw invalidParams('Expected an object with the name of a method.');
    }
    const request = log.open(method, params);
    const answering = act(scripts.take(method), method, params, request);
    log.tell();
    try {
      const result = await answering;
      request.settle({ result });
      return result;
    } catch (error) {
      const rpcError = toRpcError(error);
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
        return approve(wallet, method, params);
      case 'answer':
        return behaviour.value;
      case 'throw':
        throw behaviour.error();
      case 'replace':
        await wallet.untilUnlocked();
        return sendReplaced(wallet, method, params, behaviour.by);
      case 'hang':
        return act(await request.decision(), method, params, request);
      case 'lock':
        wallet.lock();
        await wallet.untilUnlocked();
        return approve(wallet, method, params);
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, behaviour.ms));
        return act(behaviour.after, method, params, request);
    }
  }
}

function toRpcError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error;
  const message = error instanceof Error ? error.message : 'Internal error.';
  return new ProviderRpcError(-32603, message);
}
