import type { Address, Hex } from 'viem';
import type { AskGateway } from '../askGateway.ts';
import { relayLimitSchema, relayTaskSchema } from '../schemas/account.ts';
import { addressPart, chainPath } from './chainPath.ts';

/** Transaction for a gateway to relay at its own cost. */
export interface RelayRequest {
  readonly to: Address;
  readonly data: Hex;
  /** Version of the Safe, such as `1.4.1`. */
  readonly version: string;
  readonly gasLimit?: bigint | undefined;
}

/** Relayed execution at the gateway's cost, within its quota. */
export function relayRoutes(ask: AskGateway) {
  return {
    /** POST /v1/chains/{chainId}/relay */
    send: (chainId: number, { gasLimit, ...body }: RelayRequest) =>
      ask(`${chainPath(chainId)}/relay`, relayTaskSchema, {
        method: 'POST',
        body: { ...body, ...(gasLimit !== undefined && { gasLimit: gasLimit.toString() }) },
      }),
    /** GET /v1/chains/{chainId}/relay/{address} */
    limit: (chainId: number, safe: Address) =>
      ask(`${chainPath(chainId)}/relay/${addressPart(safe)}`, relayLimitSchema),
  };
}
