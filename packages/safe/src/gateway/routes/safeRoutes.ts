import type { Address } from 'viem';
import type { RequestGateway } from '../askGateway.ts';
import {
  chainPageSchema,
  chainSchema,
  contractSchema,
  decodedDataSchema,
  masterCopiesSchema,
} from '../schemas/chain.ts';
import { balancesSchema, noncesSchema, ownedSafesSchema, safeSchema } from '../schemas/safe.ts';
import { transactionPageSchema } from '../schemas/transaction.ts';
import {
  addressSegment,
  chainPath,
  type PageOptions,
  pathSegment,
  safePath,
  type TransactionListOptions,
} from './chainPath.ts';

/** Safes, their balances, and their transaction lists. */
export function safeRoutes(ask: RequestGateway) {
  const transactions =
    (list: string) =>
    (chainId: number, safe: Address, { pageUrl, ...query }: TransactionListOptions = {}) =>
      ask(`${safePath(chainId, safe)}/${list}`, transactionPageSchema, {
        query: { ...query },
        pageUrl,
      });
  return {
    /** GET /v1/chains/{chainId}/safes/{address} */
    get: (chainId: number, safe: Address) => ask(safePath(chainId, safe), safeSchema),
    /** GET /v1/chains/{chainId}/owners/{address}/safes */
    ofOwner: (chainId: number, owner: Address) =>
      ask(`${chainPath(chainId)}/owners/${addressSegment(owner)}/safes`, ownedSafesSchema),
    /** GET …/safes/{address}/balances/{fiat}; fiat is a three-letter code, such as `usd` */
    balances: (
      chainId: number,
      safe: Address,
      fiat: string,
      { trusted, excludeSpam }: { trusted?: boolean; excludeSpam?: boolean } = {},
    ) =>
      ask(`${safePath(chainId, safe)}/balances/${pathSegment(fiat)}`, balancesSchema, {
        query: { trusted, exclude_spam: excludeSpam },
      }),
    /** GET …/safes/{address}/nonces */
    nonces: (chainId: number, safe: Address) =>
      ask(`${safePath(chainId, safe)}/nonces`, noncesSchema),
    /** GET …/safes/{address}/incoming-transfers */
    incomingTransfers: transactions('incoming-transfers'),
    /** GET …/safes/{address}/module-transactions */
    moduleTransactions: transactions('module-transactions'),
    /** GET …/safes/{address}/multisig-transactions */
    multisigTransactions: transactions('multisig-transactions'),
    /** GET …/safes/{address}/transactions/history */
    history: transactions('transactions/history'),
    /** GET …/safes/{address}/transactions/queued */
    queued: transactions('transactions/queued'),
  };
}

/** Networks, and the gateway's data on their contracts. */
export function chainRoutes(ask: RequestGateway) {
  return {
    /** GET /v1/chains */
    list: ({ pageUrl }: PageOptions = {}) => ask('/v1/chains', chainPageSchema, { pageUrl }),
    /** GET /v1/chains/{chainId} */
    get: (chainId: number) => ask(chainPath(chainId), chainSchema),
    /** GET /v1/chains/{chainId}/about/master-copies */
    masterCopies: (chainId: number) =>
      ask(`${chainPath(chainId)}/about/master-copies`, masterCopiesSchema),
    /** GET /v1/chains/{chainId}/contracts/{address} */
    contract: (chainId: number, address: Address) =>
      ask(`${chainPath(chainId)}/contracts/${addressSegment(address)}`, contractSchema),
    /** POST /v1/chains/{chainId}/data-decoder; `to` is the called contract */
    decodeData: (chainId: number, { data, to }: { readonly data: string; readonly to: Address }) =>
      ask(`${chainPath(chainId)}/data-decoder`, decodedDataSchema, {
        method: 'POST',
        body: { data, to: addressSegment(to) },
      }),
  };
}
