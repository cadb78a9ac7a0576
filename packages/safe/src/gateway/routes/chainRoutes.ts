import type { Address } from 'viem';
import type { AskGateway } from '../askGateway.ts';
import { chainPageSchema, chainSchema, masterCopiesSchema } from '../schemas/chain.ts';
import { contractSchema, decodedDataSchema } from '../schemas/contract.ts';
import { addressPart, chainPath } from './chainPath.ts';
import type { PageOptions } from './pageOptions.ts';

/** Networks, and the gateway's data on their contracts. */
export function chainRoutes(ask: AskGateway) {
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
      ask(`${chainPath(chainId)}/contracts/${addressPart(address)}`, contractSchema),
    /** POST /v1/chains/{chainId}/data-decoder; `to` is the called contract */
    decodeData: (chainId: number, { data, to }: { readonly data: string; readonly to: Address }) =>
      ask(`${chainPath(chainId)}/data-decoder`, decodedDataSchema, {
        method: 'POST',
        body: { data, to: addressPart(to) },
      }),
  };
}
