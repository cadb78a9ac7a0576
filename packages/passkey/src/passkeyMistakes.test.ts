import { afterEach, expect, it, vi } from 'vitest';
import { createConfig, http } from 'wagmi';
import { bsc } from 'wagmi/chains';
import { passkeyContracts } from './account/contracts.ts';
import { passkey } from './passkey.ts';
import { relay } from './submit/relay.ts';

const appName = 'Harbour';
const [contracts] = Object.values(passkeyContracts);

/** Creates a connector as an untyped application may. */
const create = (options: unknown) => Reflect.apply(passkey, undefined, [options]);

afterEach(() => vi.restoreAllMocks());

it.each<[string, unknown, string]>([
  ['no options', undefined, 'Pass an object: passkey({ appName'],
  ['a missing appName', {}, '`appName` of passkey() is missing'],
  ['screens that are not a function', { appName, screens: {} }, 'write screens: passkeyScreens'],
  ['a URL as rpId', { appName, rpId: 'https://harbour.example' }, 'write harbour.example'],
  ['a domain with a port', { appName, rpId: 'localhost:5173' }, 'without a port'],
  ['a URL as submitter', { appName, submitter: '/relay' }, "relay({ url: '/relay' })"],
  [
    'contracts without a factory',
    { appName, contracts: { 1: { verifiers: contracts?.verifiers } } },
    'no factory for chain 1',
  ],
  [
    'contracts without verifiers',
    { appName, contracts: { 1: { factory: contracts?.factory } } },
    'no verifiers for chain 1',
  ],
])('passkey, in development, refuses %s', (_, options, message) => {
  expect(() => create(options)).toThrow(message);
});

it('relay, in development, refuses a missing URL', () => {
  expect(() => Reflect.apply(relay, undefined, [{}])).toThrow('`url` of relay() is missing');
});

it('passkey, in development, logs that no chain has its contracts', () => {
  const messages: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((message) => messages.push(message));
  const connectors = [passkey({ appName, rpId: 'harbour.example' })];
  const transports = { [bsc.id]: http(), 1: http() };
  createConfig({ chains: [bsc], transports, connectors });
  expect(messages).toEqual([expect.stringContaining('none of the chains 56')]);
});
