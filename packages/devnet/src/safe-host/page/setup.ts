import * as v from 'valibot';
import { address, chainId, privateKey, readSetup, text } from '../../schemas.ts';

const schema = v.object({
  gatewayUrl: text,
  /** Owners whose keys are here. */
  accounts: v.array(v.object({ label: text, address, privateKey })),
  networks: v.array(
    v.object({
      id: chainId,
      name: text,
      nativeCurrency: v.object({ name: text, symbol: text, decimals: v.number() }),
      rpcPath: text,
      /** Those whose amounts can be shown in whole units. */
      tokens: v.array(v.object({ address, symbol: text, decimals: v.number() })),
    }),
  ),
  /** Safes there are to choose from. */
  safes: v.array(v.object({ address, chainId, label: text })),
});

/** Contents of `/setup.json`, checked. */
export type HostSetup = v.InferOutput<typeof schema>;
/** Owner whose key is here. */
export type HostAccount = HostSetup['accounts'][number];
export type HostNetwork = HostSetup['networks'][number];

/** @throws Error naming the invalid field */
export function parseHostSetup(value: unknown): HostSetup {
  return readSetup(schema, value);
}
