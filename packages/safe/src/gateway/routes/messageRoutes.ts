import type { Address, Hash, Hex } from 'viem';
import type { RequestGateway } from '../askGateway.ts';
import { messagePageSchema, messageSchema } from '../schemas/message.ts';
import { emptyResponse } from '../schemas/values.ts';
import { chainPath, type PageOptions, pathSegment, safePath } from './chainPath.ts';

/** Message proposed to the other owners. */
export interface MessageProposal {
  /** Text, or typed data with `types`, `domain` and `message`. */
  readonly message: string | object;
  /** Signature of the first owner. */
  readonly signature: Hex;
  /** Requesting app, as text for the other owners. */
  readonly origin?: string | undefined;
}

/** Messages of a Safe, signed by several owners. */
export function messageRoutes(ask: RequestGateway) {
  const path = (chainId: number, hash: Hash) =>
    `${chainPath(chainId)}/messages/${pathSegment(hash)}`;
  return {
    /** GET /v1/chains/{chainId}/safes/{address}/messages */
    list: (chainId: number, safe: Address, { pageUrl }: PageOptions = {}) =>
      ask(`${safePath(chainId, safe)}/messages`, messagePageSchema, { pageUrl }),
    /** POST /v1/chains/{chainId}/safes/{address}/messages */
    propose: (chainId: number, safe: Address, { message, signature, origin }: MessageProposal) =>
      ask(`${safePath(chainId, safe)}/messages`, emptyResponse, {
        method: 'POST',
        body: { message, signature, origin: origin ?? null },
      }),
    /** GET /v1/chains/{chainId}/messages/{messageHash} */
    get: (chainId: number, messageHash: Hash) => ask(path(chainId, messageHash), messageSchema),
    /** POST /v1/chains/{chainId}/messages/{messageHash}/signatures */
    confirm: (chainId: number, messageHash: Hash, signature: Hex) =>
      ask(`${path(chainId, messageHash)}/signatures`, emptyResponse, {
        method: 'POST',
        body: { signature },
      }),
  };
}
