import type { Hex } from 'viem';
import type { Methods } from './method.ts';
import type { Sent } from './sending.ts';

/** Methods of atomic batches: EIP-5792, version 2.0.0. */
export const callsMethods: Methods = {
  wallet_sendCalls: async (context, [params]) =>
    (await import('./later.ts')).sendCalls(context, params),

  wallet_getCallsStatus: async (context, [id]) =>
    (await import('./later.ts')).findCallsStatus(context, id),

  wallet_getCapabilities: async (context, [named, chainIds]) =>
    (await import('./later.ts')).listCapabilities(context, named, chainIds),
};

/** Sent batch. */
export interface Batch extends Sent {
  readonly chainId: number;
  /** Block before it was sent, as a quantity. */
  readonly since: Hex;
}
