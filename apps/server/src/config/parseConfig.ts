import { rpcLimits } from '@mooring/rpc-proxy';
import * as v from 'valibot';
import type { Contracts } from './config.ts';
import { ConfigError, type ConfigFault } from './configError.ts';
import { crossChecks, knownNetwork } from './crossChecks.ts';
import { defaultCostPerDay } from './defaultCostPerDay.ts';
import type { WrittenNetwork } from './networkSchema.ts';
import { configSchema, type WrittenConfig } from './schema.ts';
import type { ValidConfig, ValidNetwork, ValidRelay } from './validConfig.ts';
import { describeFound } from './withoutSecrets.ts';

/**
 * Validates a configuration and applies all defaults.
 *
 * @param source Name of the configuration in errors, such as the file's.
 * @throws {ConfigError} listing every fault.
 */
export function parseConfig(input: unknown, source?: string): ValidConfig {
  const result = v.safeParse(configSchema, input);
  const faults = [...(result.issues ?? []).map(issueFault), ...crossChecks(input)];
  if (!result.success || faults.length > 0) throw new ConfigError(faults, source);
  return withDefaults(result.output);
}

function issueFault(issue: v.BaseIssue<unknown>): ConfigFault {
  const path = fieldPath(issue.path ?? []);
  // An unknown field may hold a key.
  const isKey = path === 'rpcToken' || path.includes('.upstreams');
  const secret = issue.type === 'raw_check' || isKey;
  return {
    path,
    found: describeFound(issue.input, secret),
    hint: issue.message,
  };
}

function fieldPath(items: readonly v.IssuePathItem[]): string {
  return items.reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    const name = String(key);
    if (!/^[\w$]+$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
    return path === '' ? name : `${path}.${name}`;
  }, '');
}

function withDefaults(written: WrittenConfig): ValidConfig {
  const networks = written.networks.map(resolveNetwork);
  const ids = networks.map((network) => network.id);
  const safeHosts = (written.safeHosts ?? []).map(withoutClosingSlash);
  const others = (written.frameAncestors ?? []).map(withoutClosingSlash);
  return {
    appName: written.appName ?? 'Mooring',
    host: written.host ?? '127.0.0.1',
    port: written.port ?? 3000,
    publicUrl: written.publicUrl === undefined ? null : new URL(written.publicUrl).origin,
    networks,
    identityNetwork: written.identityNetwork ?? (ids.includes(1) ? 1 : (ids[0] ?? 1)),
    proxies: written.proxies ?? 0,
    connections: {
      most: written.connections?.most ?? 4_096,
      perClient: written.connections?.perClient ?? 256,
    },
    signIn: resolveSignIn(written.signIn ?? {}),
    contacts: {
      keepDays: written.contacts?.keepDays ?? 400,
      bytesPerDay: written.contacts?.bytesPerDay ?? 4_194_304,
      accountsPerDay: written.contacts?.accountsPerDay ?? 20,
    },
    database: written.database ?? 'mooring.sqlite',
    pairing: written.pairing ?? null,
    multisig: written.multisig ?? null,
    passkeys: written.passkeys ? resolvePasskeys(written.passkeys, networks) : null,
    rawTransactions: written.rawTransactions ?? false,
    rpcToken: written.rpcToken ?? null,
    metrics: written.metrics
      ? { host: written.metrics.host ?? '127.0.0.1', port: written.metrics.port }
      : null,
    safeHosts,
    // One list for browser and page: the page ignores origins that may not embed it.
    frameAncestors: [...new Set([...others, ...safeHosts])],
    images: (written.images ?? []).map(withoutClosingSlash),
    nameGateways: (written.nameGateways ?? []).map(withoutClosingSlash),
    features: {
      send: written.features?.send ?? true,
      activity: written.features?.activity ?? true,
      chart: written.features?.chart ?? true,
    },
    limits: rpcLimits(written.limits),
    timeouts: {
      connectMs: written.timeouts?.connectMs,
      restoreMs: written.timeouts?.restoreMs,
      switchNetworkMs: written.timeouts?.switchNetworkMs,
      transactionMs: written.timeouts?.transactionMs,
    },
  };
}

function resolveSignIn(written: NonNullable<WrittenConfig['signIn']>): ValidConfig['signIn'] {
  if (written === false) return null;
  const { statement, sessionDays = 30, idleDays = 7, sessionsPerAccount = 100 } = written;
  return { statement: statement?.trim() ?? null, sessionDays, idleDays, sessionsPerAccount };
}

const GWEI = 10n ** 9n;

function resolvePasskeys(
  written: NonNullable<WrittenConfig['passkeys']>,
  networks: readonly ValidNetwork[],
): NonNullable<ValidConfig['passkeys']> {
  const { rpId = null, contracts = {}, relay } = written;
  return { rpId, contracts, relay: relay ? resolveRelay(relay, networks) : null };
}

function resolveRelay(
  written: NonNullable<NonNullable<WrittenConfig['passkeys']>['relay']>,
  networks: readonly ValidNetwork[],
): ValidRelay {
  const { gasPerDay = 100_000_000 } = written;
  return {
    networks: written.networks.map(({ id, costPerDay, alarmBelow, ...network }) => {
      const mostFeePerGas = BigInt(network.mostFeePerGas ?? 100n * GWEI);
      const currency = plainCurrency(networks.find((one) => one.id === id)?.currency);
      return {
        id,
        mostFeePerGas,
        costPerDay: BigInt(costPerDay ?? defaultCostPerDay(currency)),
        alarmBelow: BigInt(alarmBelow ?? 10_000_000n * GWEI),
      };
    }),
    targets: written.targets ?? null,
    mostValue: written.mostValue === undefined ? null : BigInt(written.mostValue),
    gasPerTransaction: written.gasPerTransaction ?? 1_500_000,
    gasPerAccount: written.gasPerAccount ?? 3_000_000,
    gasPerClient: written.gasPerClient ?? 12_000_000,
    gasPerDay,
  };
}

function resolveNetwork(written: WrittenNetwork): ValidNetwork {
  const known = knownNetwork(written.id);
  const explorer = known?.blockExplorers?.default;
  return {
    id: written.id,
    upstreams: written.upstreams.map((upstream, index) => {
      const { url, name } = typeof upstream === 'string' ? { url: upstream } : upstream;
      return { url, name: name ?? `upstream-${index + 1}` };
    }),
    name: written.name ?? known?.name ?? `Network ${written.id}`,
    currency: plainCurrency(written.currency ?? known?.nativeCurrency),
    explorer: written.explorer ?? (explorer ? { name: explorer.name, url: explorer.url } : null),
    testnet: written.testnet ?? known?.testnet ?? false,
    walletRpcUrls: written.walletRpcUrls ?? known?.rpcUrls.default.http ?? [],
    contracts: resolveContracts(written.contracts ?? {}, known?.contracts ?? {}),
    blockTimeMs: written.blockTimeMs ?? known?.blockTime ?? null,
    tokens: written.tokens ?? [],
  };
}

function plainCurrency(currency: ValidNetwork['currency'] | undefined): ValidNetwork['currency'] {
  const { name, symbol, decimals } = currency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 };
  return { name, symbol, decimals };
}

function resolveContracts(written: Contracts, known: Contracts): Contracts {
  return {
    multicall3: written.multicall3 ?? known.multicall3,
    ensUniversalResolver: written.ensUniversalResolver ?? known.ensUniversalResolver,
  };
}

function withoutClosingSlash(origin: string): string {
  return origin.replace(/\/$/, '');
}
