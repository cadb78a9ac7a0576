import * as v from 'valibot';
import { hasOptionVariables } from './applyVariables.ts';
import { brandOptions, publicFileOptions } from './brandOptions.ts';
import { defaultCostPerDay } from './defaultCostPerDay.ts';
import { fields, nonEmptyList } from './fields.ts';
import { network } from './networkOptions.ts';
import { oidc } from './oidcOptions.ts';
import { pageOptions } from './pageOptions.ts';
import { passkeys } from './passkeyOptions.ts';
import type { Environment } from './readVariable.ts';
import { rpcOptions } from './rpcOptions.ts';
import { serverOptions } from './serverOptions.ts';

const configFields = fields(
  {
    ...pageOptions,
    ...brandOptions,
    ...publicFileOptions,
    ...serverOptions,
    ...rpcOptions,
    /** Networks of the page. */
    networks: nonEmptyList(
      network,
      'List at least one network: networks: [{ id: 1, upstreams: ["https://…"] }].',
    ),
    /** Passkey accounts, and a relay that pays for them. Default: none, the page does not offer them. */
    passkeys: v.optional(passkeys),
    /** Provider of OpenID Connect: other applications let people in who signed in here. Default: none. */
    oidc: v.optional(oidc),
  },
  'Export an object: export default defineConfig({ networks: [ … ] }).',
);

/**
 * Schema of a configuration file: the only definition of the options, their types, defaults and hints. Checks across options are in crossChecks.ts.
 */
export const configSchema = v.pipe(configFields, v.transform(withDefaults));

/** The configuration file. Only `networks` is required. */
export type MooringServerConfig = v.InferInput<typeof configSchema>;

/** Validated configuration with all defaults applied. Contains secrets: never print it whole. */
export type ValidConfig = v.InferOutput<typeof configSchema>;

/** Passkey accounts, as an operator configures them. */
export type PasskeysConfig = NonNullable<MooringServerConfig['passkeys']>;

/** Provider of OpenID Connect, with all defaults applied. */
export type ValidOidc = NonNullable<ValidConfig['oidc']>;

/** Relay, as an operator configures it. */
export type RelayConfig = NonNullable<PasskeysConfig['relay']>;

/** Relay with all defaults applied. */
export type ValidRelay = NonNullable<NonNullable<ValidConfig['passkeys']>['relay']>;

/** Returns true if a variable of an environment sets an option (`MOORING_…`). */
export function hasOptions(environment: Environment): boolean {
  return hasOptionVariables(configSchema, environment);
}

/** Applies the defaults that follow from other options. */
function withDefaults(config: v.InferOutput<typeof configFields>) {
  const { networks, safeHosts, passkeys } = config;
  const [first] = networks;
  const identity = networks.find(({ id }) => id === 1) ?? first;
  const paid = passkeys?.relay?.networks.map((network) => {
    const { currency } = networks.find(({ id }) => id === network.id) ?? first;
    return { ...network, costPerDay: network.costPerDay ?? defaultCostPerDay(currency) };
  });
  return {
    ...config,
    identityNetwork: config.identityNetwork ?? identity.id,
    // The page ignores origins that may not embed it: browser and page share the list.
    frameAncestors: [...new Set([...config.frameAncestors, ...safeHosts])],
    passkeys: passkeys && {
      ...passkeys,
      relay: passkeys.relay && paid && { ...passkeys.relay, networks: paid },
    },
  };
}
