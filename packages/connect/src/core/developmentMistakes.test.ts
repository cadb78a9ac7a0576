import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CreateConnectorFn, createConfig, http, injected } from 'wagmi';
import { mainnet, optimism } from 'wagmi/chains';
import { createMooringConfig } from './createMooringConfig.ts';

const appName = 'Harbour';

/** Creates a config as an untyped application may. */
const create = (options: unknown) => Reflect.apply(createMooringConfig, undefined, [options]);

afterEach(() => vi.restoreAllMocks());

/** Messages on the console; empty until something is written. */
function recordConsole(): string[] {
  const messages: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((message) => messages.push(String(message)));
  return messages;
}

describe('createMooringConfig in development refuses', () => {
  it.each<[string, unknown, string]>([
    ['no options', undefined, 'Pass an object'],
    ['a missing appName', { chains: [mainnet] }, '`appName` is missing'],
    ['an empty appName', { appName: ' ', chains: [mainnet] }, '`appName` is missing'],
    ['missing chains', { appName }, "import { mainnet } from 'viem/chains'"],
    ['a single chain', { appName, chains: mainnet }, 'write chains: [mainnet]'],
    ['an id in place of a chain', { appName, chains: [1] }, 'pass the chain, not its id'],
    ['a name in place of a chain', { appName, chains: [mainnet, 'base'] }, 'chains[1] is base'],
    ['an undefined chain', { appName, chains: [undefined] }, 'chains[0] is undefined'],
    ['a chain without RPC URLs', { appName, chains: [{ id: 1 }] }, 'needs id, name'],
    [
      'a time without an end, which ends at once',
      { appName, chains: [mainnet], timeouts: { connectMs: Number.POSITIVE_INFINITY } },
      '`connectMs` is Infinity, and a timer of more than 2147483647 ms ends at once',
    ],
    [
      'a time longer than any timer',
      { appName, chains: [mainnet], timeouts: { transactionMs: 2 ** 31 } },
      '`transactionMs` is 2147483648',
    ],
    [
      'a connector that was created already',
      { appName, chains: [mainnet], connectors: [{ id: 'injected' }] },
      'connectors[0] is not a connector function',
    ],
    [
      'connectors that are not an array',
      { appName, chains: [mainnet], connectors: injected() },
      '`connectors` is not an array',
    ],
    [
      'a URL in place of a transport',
      { appName, chains: [mainnet], transports: { 1: 'https://node.example' } },
      'write http(…) around its URL',
    ],
    [
      'a transport that is not called',
      { appName, chains: [mainnet], transports: { 1: http } },
      'a function of viem itself: call it',
    ],
    [
      'a chain without a transport or an RPC URL',
      { appName, chains: [{ ...mainnet, rpcUrls: { default: { http: [] } } }] },
      'write transports: { 1: http(…) }',
    ],
    [
      'what is not a wagmi config',
      { appName, chains: [mainnet], wagmi: {} },
      'createConfig of wagmi',
    ],
    [
      'a wagmi config without a transport for a chain',
      { appName, chains: [mainnet], wagmi: wagmiWithoutTransport() },
      'no transport for chain 10',
    ],
    [
      'a list of wallets without groups',
      { appName, chains: [mainnet], wallets: ['metamask'] },
      'wallets[0] is not a group',
    ],
    [
      'a group of another kit',
      { appName, chains: [mainnet], wallets: [{ groupName: 'Popular', wallets: [] }] },
      'wallets[0] has no name',
    ],
    [
      'a wallet function of another kit',
      { appName, chains: [mainnet], wallets: [{ name: 'Popular', wallets: [() => ({})] }] },
      "write an id, as 'metamask'",
    ],
  ])('%s', (_, options, message) => {
    expect(() => create(options)).toThrow(message);
  });
});

describe('createMooringConfig in development logs', () => {
  it.each<[string, object, string]>([
    ['an option of another kit', { projectId: 'abc' }, 'no option `projectId`'],
    ["an option of AppKit's", { networks: [mainnet] }, 'Write chains'],
    ["an option of ConnectKit's", { walletConnectProjectId: 'abc' }, 'Mooring needs none'],
    ['an unknown option', { chainz: [] }, 'It has appName'],
    ['a transport of no chain', { transports: { 10: http() } }, '`transports` has 10'],
    ['a chain listed twice', { chains: [mainnet, mainnet] }, 'lists a chain twice'],
    ['an identity chain it does not have', { identityChainId: 5 }, '`identityChainId` is 5'],
    ['origins that are not an array', { imageOrigins: 'https://a.example' }, 'is not an array'],
    ['an origin with a slash', { iconOrigins: ['https://a.example/'] }, 'is not an origin'],
    ['the name of a storage', { storage: 'localStorage' }, '`storage` is not a storage'],
    [
      'an option that a wagmi config replaces',
      { wagmi: wagmi(), connectors: [injected()] },
      '`connectors` is ignored',
    ],
    [
      'a chain that the wagmi config lacks',
      { wagmi: wagmi(), chains: [mainnet, optimism] },
      'has no chain 10',
    ],
    [
      'a connector whose function is not called',
      { wagmi: wagmi([() => injected()]) },
      'is not a connector',
    ],
  ])('%s, once, with a link to the documentation', (_, options, message) => {
    const messages = recordConsole();
    create({ appName, chains: [mainnet], ...options });
    create({ appName, chains: [mainnet], ...options });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message);
    expect(messages[0]).toContain('docs/troubleshooting.md#configuration');
  });

  it('nothing for valid options', () => {
    const messages = recordConsole();
    create({
      appName,
      chains: [mainnet, optimism],
      // A table of transports that several applications share.
      transports: { 1: http(), 10: http(), 8453: http() },
      connectors: [injected()],
      wallets: [{ name: 'Popular', wallets: ['metamask'] }],
      imageOrigins: ['https://images.example'],
      ssr: true,
    });
    create({ appName, chains: [mainnet], wagmi: wagmi() });
    expect(messages).toEqual([]);
  });
});

function wagmi(connectors: readonly unknown[] = []) {
  return createConfig({
    ...{ chains: [mainnet], transports: { 1: http() } },
    // As in an application that casts its list.
    connectors: connectors as CreateConnectorFn[],
  });
}

/** A config of an untyped application, with transports for the first of two chains. */
function wagmiWithoutTransport(): unknown {
  const options = { chains: [mainnet, optimism], transports: { 1: http() } };
  return Reflect.apply(createConfig, undefined, [options]);
}
