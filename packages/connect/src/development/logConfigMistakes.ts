import { isRecord, type PlainRecord, parseUrl, readField } from '@mooring/internal';
import { logConfigMistake } from './configMistake.ts';
import { otherConfigOptions, unknownNames } from './otherKits.ts';

/** Options of `createMooringConfig`. */
export const knownConfigOptions = [
  'appName',
  'chains',
  'transports',
  'connectors',
  'wallets',
  'identityChainId',
  'imageOrigins',
  'nameGateways',
  'iconOrigins',
  'multisig',
  'storage',
  'timeouts',
  'ssr',
  'initialStatus',
  'wagmi',
] as const;

/** Logs options of `createMooringConfig` that are unknown, or have no effect. */
export function logConfigMistakes(options: PlainRecord, chains: readonly unknown[]): void {
  for (const { name, hint } of unknownNames(options, knownConfigOptions, otherConfigOptions)) {
    logConfigMistake(`createMooringConfig has no option \`${name}\`. ${hint}`);
  }
  for (const name of ['imageOrigins', 'nameGateways', 'iconOrigins']) {
    logOrigins(name, options[name]);
  }
  const { storage, wagmi } = options;
  if (storage !== undefined && typeof readField(storage, 'getItem') !== 'function') {
    logConfigMistake(
      '`storage` is not a storage: pass window.sessionStorage, or an object with its methods.',
    );
  }
  const ids = chains.map((chain) => isRecord(chain) && chain['id']);
  logChains(options, ids);
  if (isRecord(wagmi)) logReplacedOptions(options, wagmi, ids);
  else logIdentityChain(options['identityChainId'], ids);
}

function logChains({ transports }: PlainRecord, ids: readonly unknown[]): void {
  if (new Set(ids).size < ids.length) {
    logConfigMistake('`chains` lists a chain twice: remove the second.');
  }
  if (!isRecord(transports)) return;
  // A table may have more networks than an application; beside a chain without one, the id is a mistake.
  if (ids.every((id) => String(id) in transports)) return;
  for (const id of Object.keys(transports)) {
    if (ids.includes(Number(id))) continue;
    logConfigMistake(`\`transports\` has ${id}, which is not a chain of \`chains\`.`);
  }
}

function logIdentityChain(id: unknown, ids: readonly unknown[]): void {
  if (id === undefined || ids.includes(Number(id))) return;
  logConfigMistake(
    `\`identityChainId\` is ${id}, which is not a chain of \`chains\`: names and avatars cannot be read.`,
  );
}

function logReplacedOptions(options: PlainRecord, wagmi: PlainRecord, ids: readonly unknown[]) {
  for (const name of ['transports', 'connectors', 'ssr']) {
    if (options[name] === undefined) continue;
    logConfigMistake(
      `\`${name}\` is ignored since \`wagmi\` is set: pass it to wagmi's createConfig.`,
    );
  }
  logConnectors(wagmi['connectors']);
  const own = Array.isArray(wagmi['chains']) ? wagmi['chains'] : [];
  const missing = ids.filter(
    (id) => !own.some((chain: unknown) => isRecord(chain) && chain['id'] === id),
  );
  if (missing.length === 0) return;
  logConfigMistake(
    `\`wagmi\` has no chain ${missing.join(', ')}: add it to the chains of wagmi's createConfig.`,
  );
}

/** wagmi takes a connector's function for a connector, and then fails to reconnect any. */
function logConnectors(connectors: unknown): void {
  if (!Array.isArray(connectors)) return;
  if (connectors.every((each) => typeof readField(each, 'getProvider') === 'function')) return;
  logConfigMistake(
    "An entry of wagmi's `connectors` is not a connector, and stops wagmi from reconnecting: call its function, as safe().",
  );
}

function logOrigins(name: string, origins: unknown): void {
  if (origins === undefined) return;
  if (!Array.isArray(origins)) {
    logConfigMistake(`\`${name}\` is not an array: write ${name}: ['https://images.example'].`);
    return;
  }
  for (const origin of origins) {
    if (typeof origin === 'string' && parseUrl(origin)?.origin === origin) continue;
    logConfigMistake(
      `\`${name}\` has ${origin}, which is not an origin: write https://images.example, without a path or a slash.`,
    );
  }
}
