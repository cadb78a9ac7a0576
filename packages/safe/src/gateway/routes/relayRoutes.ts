import type { Address, Hex } from 'viem';
import type { AskGateway } from '../askGateway.ts';
import { relayLimitSchema, relayTaskSchema } from '../schemas/account.ts';
import { addressPart, chainPath } from './chainPath.ts';

/** What a gateway is asked to execute at its own cost. */
export interface RelayRequest {
  readonly to: Address;
  readonly data: Hex;
  /** Of the Safe, such as `1.4.1`. */
  readonly version: string;
  readonly gasLimit?: bigint | undefined;
}

/** Execution at the gateway's cost, as far as it has any of it left. */
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
