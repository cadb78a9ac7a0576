import { isRecord } from '@mooring/internal';
import { findTimerMistake } from '@mooring/internal/mistakes';
import { fallback, http, webSocket } from 'viem';
import { checkWalletGroups } from './checkWalletGroups.ts';
import { configMistake } from './configMistake.ts';
import { logConfigMistakes } from './logConfigMistakes.ts';

/**
 * Checks the options of `createMooringConfig` in development.
 * @throws {Error} on options that cannot work, with what to write instead
 */
export function checkConfigOptions(options: unknown): void {
  if (!isRecord(options)) {
    throw configMistake(
      "Pass an object: createMooringConfig({ appName: 'My application', chains: [mainnet] }).",
    );
  }
  const { appName, chains, connectors, transports, wagmi } = options;
  if (typeof appName !== 'string' || appName.trim() === '') {
    throw configMistake(
      '`appName` is missing. Wallets show it: createMooringConfig({ appName: … }).',
    );
  }
  if (chains === undefined) {
    throw configMistake("`chains` is missing. Pass viem's: import { mainnet } from 'viem/chains'.");
  }
  if (!Array.isArray(chains))
    throw configMistake('`chains` is not an array: write chains: [mainnet].');
  chains.forEach(checkChainOption);
  if (connectors !== undefined && !Array.isArray(connectors)) {
    throw configMistake('`connectors` is not an array: write connectors: [pairing({ … })].');
  }
  connectors?.forEach((connector: unknown, index: number) => {
    if (typeof connector === 'function') return;
    throw configMistake(
      `connectors[${index}] is not a connector function: call the connector once, as in connectors: [pairing({ … })].`,
    );
  });
  checkTransports(transports, wagmi === undefined ? chains : []);
  checkWagmi(wagmi);
  const timer = findTimerMistake(options['timeouts']);
  if (timer !== undefined) throw configMistake(timer);
  checkWalletGroups(options['wallets']);
  logConfigMistakes(options, chains);
}

function checkChainOption(chain: unknown, index: number): void {
  if (typeof chain === 'number' || typeof chain === 'bigint' || typeof chain === 'string') {
    throw configMistake(
      `chains[${index}] is ${chain}: pass the chain, not its id or name: import { mainnet } from 'viem/chains'.`,
    );
  }
  if (chain === undefined) {
    throw configMistake(
      `chains[${index}] is undefined: check what is imported from 'viem/chains'.`,
    );
  }
  if (!isRecord(chain) || typeof chain['id'] !== 'number' || !isRecord(chain['rpcUrls'])) {
    throw configMistake(
      `chains[${index}] is not a chain: it needs id, name, nativeCurrency and rpcUrls, as defineChain of viem checks them.`,
    );
  }
}

/** Functions of viem that create a transport. */
const uncalled: readonly unknown[] = [http, webSocket, fallback];

/** @param chains chains that are read by these transports, or by their own RPC URL */
function checkTransports(transports: unknown, chains: readonly unknown[]): void {
  const given = isRecord(transports) ? transports : {};
  for (const [id, transport] of Object.entries(given)) {
    if (uncalled.includes(transport)) {
      throw configMistake(
        `transports[${id}] is a function of viem itself: call it, as in transports: { ${id}: http(…) }.`,
      );
    }
    if (typeof transport === 'function' || transport === undefined) continue;
    throw configMistake(
      `transports[${id}] is not a transport: write http(…) around its URL: import { http } from 'viem'.`,
    );
  }
  for (const chain of chains) {
    if (!isRecord(chain) || given[String(chain['id'])] || hasRpcUrl(chain['rpcUrls'])) continue;
    throw configMistake(
      `Chain ${chain['id']} has no RPC URL: write transports: { ${chain['id']}: http(…) }.`,
    );
  }
}

function hasRpcUrl(rpcUrls: unknown): boolean {
  const urls = isRecord(rpcUrls) && isRecord(rpcUrls['default']) && rpcUrls['default']['http'];
  return Array.isArray(urls) && urls.length > 0;
}

function checkWagmi(wagmi: unknown): void {
  if (wagmi === undefined) return;
  if (!isRecord(wagmi) || !isRecord(wagmi['_internal']) || !Array.isArray(wagmi['chains'])) {
    throw configMistake('`wagmi` is not a wagmi config: pass what createConfig of wagmi returns.');
  }
  const { transports } = wagmi['_internal'];
  // A config with `client` in place of transports has none.
  if (!isRecord(transports)) return;
  for (const chain of wagmi['chains']) {
    const id = isRecord(chain) && String(chain['id']);
    if (id === false || typeof transports[id] === 'function') continue;
    throw configMistake(
      `\`wagmi\` has no transport for chain ${id}: write transports: { ${id}: http(…) } in wagmi's createConfig.`,
    );
  }
}
