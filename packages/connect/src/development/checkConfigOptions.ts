import { isRecord, type PlainRecord } from '@mooring/internal';
import { createMistake, logMistake } from './mistakes.ts';

/** Options of `createMooringConfig`. */
const known = [
  ...['appName', 'chains', 'transports', 'connectors', 'wallets', 'identityChainId'],
  ...['imageOrigins', 'nameGateways', 'iconOrigins', 'multisig', 'storage', 'timeouts', 'ssr'],
  ...['initialStatus', 'wagmi'],
];

/** Options of other kits, and what replaces them. */
const others: Readonly<Record<string, string>> = {
  projectId: 'Mooring needs none: phone wallets use the relay of pairing({ relayUrl }).',
  appDescription: 'Give pairing({ metadata }) a description.',
  appUrl: 'Give pairing({ metadata }) a URL.',
  appIcon: 'Give pairing({ metadata }) icons.',
  walletConnectProjectId:
    'Mooring needs none: phone wallets use the relay of pairing({ relayUrl }).',
  theme: 'Pass it to <MooringProvider theme>.',
  locale: 'Pass it to <MooringProvider locale>.',
  initialChain: 'Pass it to <MooringProvider initialChain>.',
  onError: 'Pass it to <MooringProvider onError>.',
};

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
  const { appName, chains, connectors } = options;
  if (typeof appName !== 'string' || appName.trim() === '') {
    throw configMistake(
      '`appName` is missing. Wallets show it: createMooringConfig({ appName: … }).',
    );
  }
  if (chains === undefined) {
    throw configMistake("`chains` is missing. Pass viem's: import { mainnet } from 'viem/chains'.");
  }
  if (!Array.isArray(chains)) throw configMistake('`chains` is no array: write chains: [mainnet].');
  chains.forEach(checkChain);
  if (connectors !== undefined && !Array.isArray(connectors)) {
    throw configMistake('`connectors` is no array: write connectors: [pairing({ … })].');
  }
  connectors?.forEach((connector: unknown, index: number) => {
    if (typeof connector === 'function') return;
    throw configMistake(
      `connectors[${index}] is no connector function: call the connector once, as in connectors: [pairing({ … })].`,
    );
  });
  logUnknownOptions(options);
  logUnusedOptions(options, chains);
}

function checkChain(chain: unknown, index: number): void {
  const place = `chains[${index}]`;
  if (typeof chain === 'number' || typeof chain === 'bigint' || typeof chain === 'string') {
    throw configMistake(
      `${place} is ${chain}: pass the chain, not its id or name: import { mainnet } from 'viem/chains'.`,
    );
  }
  if (chain === undefined) {
    throw configMistake(`${place} is undefined: check what is imported from 'viem/chains'.`);
  }
  if (!isRecord(chain) || typeof chain['id'] !== 'number' || !isRecord(chain['rpcUrls'])) {
    throw configMistake(
      `${place} is no chain: it needs id, name, nativeCurrency and rpcUrls, as defineChain of viem checks them.`,
    );
  }
}

function logUnknownOptions(options: PlainRecord): void {
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const hint = others[name] ?? `The options are ${known.join(', ')}.`;
    logMistake(`createMooringConfig has no option \`${name}\`. ${hint}`, 'configuration');
  }
}

function logUnusedOptions(options: PlainRecord, chains: readonly unknown[]): void {
  const ids = chains.map((chain) => isRecord(chain) && chain['id']);
  const { identityChainId, transports, wagmi } = options;
  if (new Set(ids).size < ids.length) {
    logMistake('`chains` lists a chain twice: remove the second.', 'configuration');
  }
  for (const id of isRecord(transports) ? Object.keys(transports) : []) {
    if (ids.includes(Number(id))) continue;
    logMistake(`\`transports\` has ${id}, which is no chain of \`chains\`.`, 'configuration');
  }
  if (!isRecord(wagmi)) {
    if (identityChainId !== undefined && !ids.includes(Number(identityChainId))) {
      logMistake(
        `\`identityChainId\` is ${identityChainId}, which is no chain of \`chains\`: names and avatars cannot be read.`,
        'configuration',
      );
    }
    return;
  }
  for (const name of ['transports', 'connectors', 'ssr']) {
    if (options[name] === undefined) continue;
    logMistake(
      `\`${name}\` is ignored since \`wagmi\` is set: pass it to wagmi's createConfig.`,
      'configuration',
    );
  }
  const own = Array.isArray(wagmi['chains']) ? wagmi['chains'] : [];
  const missing = ids.filter(
    (id) => !own.some((chain: unknown) => isRecord(chain) && chain['id'] === id),
  );
  if (missing.length > 0) {
    logMistake(
      `\`wagmi\` has no chain ${missing.join(', ')}: add it to the chains of wagmi's createConfig.`,
      'configuration',
    );
  }
}

const configMistake = (message: string) => createMistake(message, 'configuration');
