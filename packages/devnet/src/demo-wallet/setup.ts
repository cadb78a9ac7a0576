import { parseUrl } from '@mooring/internal';
import { chainIdSchema } from '@mooring/internal/schema';
import { type Network, parseCurrency } from '@mooring/testing/wallet';
import * as v from 'valibot';
import type { Address, Hex } from 'viem';
import { address, nonEmptyText, privateKey, readSetup } from '../schemas.ts';

/** Key from the launcher. Worthless: for local networks only. */
export interface SetupAccount {
  label: string;
  privateKey: Hex;
}

/** Safe with at least one owner's key in the wallet. */
export interface SetupMultisig {
  label: string;
  address: Address;
  chainId: number;
  threshold: number;
  owners: readonly Address[];
}

/** Validated `/demo-wallet/setup.json`. */
export interface Setup {
  accounts: readonly SetupAccount[];
  networks: readonly Network[];
  multisigs?: readonly SetupMultisig[];
  /** URL of the gateway with their queues. */
  gatewayUrl?: string;
}

const setupAccount = v.object({ label: nonEmptyText, privateKey });

const multisigSchema = v.object({
  label: nonEmptyText,
  address,
  chainId: chainIdSchema,
  threshold: v.number(),
  owners: v.array(address),
});

const currencySchemaOfSetup = v.pipe(
  v.unknown(),
  v.transform(parseCurrency),
  v.custom<Network['nativeCurrency']>(
    (found) => found !== undefined,
    'Expected name, symbol and decimals',
  ),
);

const networkAt = (base: string) =>
  v.pipe(
    v.object({
      id: chainIdSchema,
      name: nonEmptyText,
      nativeCurrency: currencySchemaOfSetup,
      rpcPath: v.pipe(
        v.string(),
        v.transform((path) => sameOriginUrl(path, base)),
        v.string('Expected a path on this origin'),
      ),
    }),
    v.transform(({ rpcPath, ...network }): Network => ({ ...network, rpcUrl: rpcPath })),
  );

/**
 * Validates the launcher's setup. `rpcPath` is resolved against `base` and must stay on its origin.
 *
 * @throws Error naming the invalid field.
 */
export function parseSetup(value: unknown, base: string): Setup {
  const schema = v.object({
    accounts: v.pipe(v.array(setupAccount), v.nonEmpty()),
    networks: v.pipe(v.array(networkAt(base)), v.nonEmpty()),
    multisigs: v.exactOptional(v.array(multisigSchema)),
    gatewayPath: v.optional(v.string()),
  });
  const { gatewayPath, ...setup } = readSetup(schema, value);
  const gatewayUrl = gatewayPath === undefined ? undefined : sameOriginUrl(gatewayPath, base);
  return { ...setup, ...(gatewayUrl !== undefined && { gatewayUrl }) };
}

/** Absolute URL on the origin of `base`; undefined for another origin. */
export function sameOriginUrl(url: string, base: string): string | undefined {
  const resolved = parseUrl(url, base);
  return resolved && resolved.origin === new URL(base).origin ? resolved.href : undefined;
}
