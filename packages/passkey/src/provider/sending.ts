import type { Explanation } from '@mooring/safe/payment';
import {
  createTransaction,
  encodeExecution,
  encodeMultiSend,
  hashTransaction,
  type SafeCall,
} from '@mooring/safe/transactions';
import type { Hash } from 'viem';
import { accountSafe } from '../account/address.ts';
import type { ChainRead } from '../account/chainRead.ts';
import { deployAccount } from '../account/deployment.ts';
import { safeContracts } from '../account/safeContracts.ts';
import type { ExplainedReview } from '../explanation/explainReview.ts';
import { invalidParams, PasskeyError } from '../passkeyError.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';
import type { Submitter } from '../submit/submitter.ts';
import type { AccountState } from './accountState.ts';
import {
  checkAccount,
  type Methods,
  networkOf,
  type ProviderContext,
  readAddress,
  readData,
  readQuantity,
  readRecord,
} from './method.ts';
import type { PricedRefund } from './priceRefund.ts';
import { sign } from './signing.ts';

/** Transaction passed to the submitter. */
export interface Sent {
  /** Hash that the submitter returned; a replacement with a higher fee has another one. */
  readonly hash: Hash;
  /** Hash in the account's event. */
  readonly safeTxHash: Hash;
}

/** Account that sends. */
export interface Sending {
  readonly account: PasskeyAccount;
  readonly state: AccountState;
  readonly read: ChainRead;
}

/** Calls, or a function that creates them when it is their turn. */
type Calls = readonly SafeCall[] | ((sending: Sending) => Promise<readonly SafeCall[]>);

/**
 * Shows calls to a person, signs them as one transaction of the account, and passes it to the submitter. Before the
 * account is deployed, the same transaction deploys it.
 */
export function send(
  context: ProviderContext,
  wanted: Calls,
  { chainId, from }: { readonly chainId: number; readonly from?: unknown },
): Promise<Sent> {
  const network = networkOf(context, chainId, 'unknownChain');
  const { options } = context;
  const { submitter, contracts } = options;
  if (!submitter) throw new PasskeyError('unsupported', 'No submitter is configured.');
  return context.enqueue(async () => {
    const account = checkAccount(context, from);
    const { publicKey, address } = account;
    const { read } = network;
    const state = await context.readState(network, account);
    const { signer, hasSafe, nonce } = state;
    const isDeployed = hasSafe && state.hasSigner;
    const calls = typeof wanted === 'function' ? await wanted({ account, state, read }) : wanted;
    const plain = createTransaction(toOneCall(calls), nonce);
    const { shared } = context;
    const { terms, fee } = await price(submitter, {
      chainId,
      read,
      contracts,
      address,
      isDeployed,
      calls,
      transaction: plain,
      shared,
    });
    const transaction = { ...plain, ...terms };
    const hashes = hashTransaction(transaction, accountSafe(address, chainId));
    const signature = await sign(
      context,
      { account, state },
      {
        kind: 'transaction',
        account: address,
        chainId,
        isDeployed,
        hashes,
        calls,
        transaction,
        feePayer: submitter.name,
        fee,
        // Undefined if they are unknown.
        simulation: import('../simulation/simulateCalls.ts')
          .then(({ simulateCalls }) => simulateCalls(read, address, calls))
          .catch(() => undefined),
        explain: createExplain({ ...options, read, account: address, chainId, calls }),
      },
    );
    const first = { account: address, transaction, signature };
    const call = isDeployed
      ? { to: address, data: encodeExecution(transaction, signature) }
      : deployAccount({ contracts, publicKey, signer, hasSafe, first });
    const hash = await submitter.submit({ chainId, ...call }, hashes.hash);
    context.noteSent(chainId, nonce);
    return { hash, safeTxHash: hashes.hash };
  });
}

/** Creates the explanation of a review: computed once for all callers; tried again after a failure. */
export function createExplain(explained: ExplainedReview): () => Promise<Explanation> {
  let result: Promise<Explanation> | undefined;
  return () => {
    result ??= import('../explanation/explainReview.ts').then(({ explainReview }) =>
      explainReview(explained),
    );
    result.catch(() => {
      result = undefined;
    });
    return result;
  };
}

/** Returns the payer of the fee and the terms of a refund; refunds are priced in a separate chunk. */
async function price({ refund }: Submitter, priced: PricedRefund) {
  if (!refund) return { terms: {}, fee: { payer: 'submitter' } } as const;
  return (await import('./priceRefund.ts')).priceRefund(refund, priced);
}

/** Combines several calls into an atomic one. */
function toOneCall(calls: readonly SafeCall[]): SafeCall {
  const [only, ...others] = calls;
  if (only && others.length === 0) return only;
  const data = encodeMultiSend(calls);
  return { to: safeContracts.multiSendCallOnly, value: 0n, data, operation: 1 };
}

/** Parses a call. An account cannot create a contract: `to` is required. */
export function readCall(value: unknown): SafeCall {
  const call = readRecord(value);
  if (call['to'] === undefined || call['to'] === null)
    throw invalidParams('Contract creation is unsupported.');
  return {
    to: readAddress(call['to']),
    value: readQuantity(call['value']),
    data: readData(call['data'] ?? call['input']),
    operation: 0,
  };
}

export const transactionMethods: Methods = {
  eth_sendTransaction: async (context, [params]) => {
    const transaction = readRecord(params);
    const chainId = context.chainId();
    const named = transaction['chainId'];
    if (named !== undefined && named !== null && Number(readQuantity(named)) !== chainId)
      throw invalidParams(`Expected chainId ${chainId}.`);
    const from = transaction['from'];
    return (await send(context, [readCall(transaction)], { chainId, from })).hash;
  },
};
