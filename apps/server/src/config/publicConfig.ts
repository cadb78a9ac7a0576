import type { Address } from 'viem';
import type { ValidConfig } from './configSchema.ts';
import { pageOptions } from './pageOptions.ts';
import { type PublicBrand, publicBrand } from './publicBrand.ts';

/** Response of `GET /config.json`. */
export type PublicConfig = ReturnType<typeof publicConfig>;

/**
 * Public part of the configuration: the page's options, and those listed here. All others, new ones included, stay on
 * the server.
 *
 * @param options.local True when everything runs on this machine: the page may then offer the demo wallet.
 * @param options.guardian Address of the e-mail guardian. Default: none.
 * @param options.brand Brand as it is served. Default: without its files.
 */
export function publicConfig(
  config: ValidConfig,
  options: {
    local: boolean;
    hasSignIn: boolean;
    hasRelay?: boolean;
    guardian?: Address | undefined;
    brand?: PublicBrand;
  },
) {
  const signIn = options.hasSignIn && config.signIn;
  const [first, ...others] = config.networks;
  const oidc: { oidc?: true | undefined } = signIn && config.oidc ? { oidc: true } : {};
  return {
    ...pick(config, pageOptions),
    local: options.local,
    networks: [publicNetwork(first), ...others.map(publicNetwork)] as const,
    brand: options.brand ?? publicBrand(config.brand),
    /** Pages in the order of the navigation; those of what is not configured are left out. */
    pages: config.pages.filter(
      (page) => (page !== 'multisig' || config.multisig) && (page !== 'sessions' || signIn),
    ),
    /** Ids of the offered wallets; `null` for the page's own choice. */
    wallets: config.wallets ?? null,
    /** Required parts of the sign-in message; `null` without sign-in. */
    signIn: signIn ? pick(signIn, { statement: true }) : null,
    /** Pairing with phone wallets; `null` when disabled. */
    pairing: config.pairing ?? null,
    /** Gateway of multisig accounts; `null` when disabled. */
    multisig: config.multisig ?? null,
    /** Passkey accounts; `null` when disabled, or without sign-in. */
    passkeys: signIn && config.passkeys ? publicPasskeys(config.passkeys, options) : null,
    /** Sign-in to other applications; only where it is offered. */
    ...oidc,
  };
}

function publicPasskeys(
  passkeys: NonNullable<ValidConfig['passkeys']>,
  { hasRelay = false, guardian }: Pick<Parameters<typeof publicConfig>[1], 'hasRelay' | 'guardian'>,
) {
  const { relay } = passkeys;
  /** Guardian by e-mail, which accounts can name. */
  const optional: { guardian?: Address | undefined } = guardian ? { guardian } : {};
  return {
    /** Contracts and recovery modules by chain id; they take precedence over those of the page's release. */
    ...pick(passkeys, { rpId: true, contracts: true, recovery: true }),
    ...optional,
    /** Networks whose gas is paid; `null` without a relay. */
    relay: relay && hasRelay ? { chainIds: relay.networks.map(({ id }) => id) } : null,
  };
}

/** Network as the page sees it, without upstreams. */
function publicNetwork(network: ValidConfig['networks'][number]) {
  const { id, name, currency, explorer, contracts, blockTimeMs, testnet } = network;
  const hasContracts = Object.values(contracts).some((contract) => contract !== undefined);
  const optional: {
    blockExplorer?: typeof explorer;
    contracts?: typeof contracts | undefined;
    blockTimeMs?: typeof blockTimeMs;
  } = { blockExplorer: explorer, contracts: hasContracts ? contracts : undefined, blockTimeMs };
  return {
    id,
    name,
    nativeCurrency: currency,
    ...optional,
    testnet,
    /** Path of this network's JSON-RPC on the page's origin: `/rpc/1`. */
    rpcPath: `/rpc/${id}`,
    walletRpcUrls: network.walletRpcUrls,
    tokens: network.tokens,
  };
}

/** Own fields of a value that are named in another one. */
function pick<T extends object, Names extends object>(value: T, names: Names) {
  const named = Object.entries(value).filter(([name]) => Object.hasOwn(names, name));
  return Object.fromEntries(named) as Pick<T, keyof T & keyof Names>;
}
