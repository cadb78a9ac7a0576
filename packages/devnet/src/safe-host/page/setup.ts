import { parseUrl } from '@mooring/internal';
import { chainIdSchema } from '@mooring/internal/schema';
import * as v from 'valibot';
import { type Address, getAddress, isAddress } from 'viem';
import { address, nonEmptyText, privateKey, readSetup } from '../../schemas.ts';

const schema = v.object({
  gatewayUrl: nonEmptyText,
  /** Owners whose keys are here. */
  accounts: v.array(v.object({ label: nonEmptyText, address, privateKey })),
  networks: v.array(
    v.object({
      id: chainIdSchema,
      name: nonEmptyText,
      nativeCurrency: v.object({ name: nonEmptyText, symbol: nonEmptyText, decimals: v.number() }),
      rpcPath: nonEmptyText,
      /** Those whose amounts can be shown in whole units. */
      tokens: v.array(v.object({ address, symbol: nonEmptyText, decimals: v.number() })),
    }),
  ),
  /** Safes there are to choose from. */
  safes: v.array(v.object({ address, chainId: chainIdSchema, label: nonEmptyText })),
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

/** Application and the Safe it is opened in. */
export interface OpenedApp {
  app: URL;
  safe: Address;
  label: string;
  network: HostNetwork;
}

/**
 * Parses the page's URL: `app`, `safe`, and `chain` for a Safe that is not of the local network.
 *
 * @returns a sentence for a missing or invalid parameter, empty without any parameters.
 */
export function readOpenedApp(search: URLSearchParams, setup: HostSetup): OpenedApp | string {
  const app = search.get('app');
  const safe = search.get('safe');
  if (app === null && safe === null) return '';
  const url = app === null ? undefined : parseUrl(app);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    return 'The application needs an address that begins with http:// or https://.';
  }
  if (safe === null || !isAddress(safe, { strict: false })) return 'That is no address of a Safe.';
  const address = getAddress(safe);
  const known = setup.safes.find((one) => one.address === address);
  const chainId = known?.chainId ?? Number(search.get('chain') ?? setup.networks[0]?.id);
  const network = setup.networks.find(({ id }) => id === chainId);
  if (!network) return 'There is no such network here.';
  return { app: url, safe: address, label: known?.label ?? 'Safe', network };
}
