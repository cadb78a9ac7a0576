import { expect, it } from 'vitest';
import { createPairingPeer } from './pairing/createPairingPeer.ts';
import { installTestWallet } from './playwright/installTestWallet.ts';
import { createTestWallet, type TestWallet } from './test-wallet/createTestWallet.ts';

/** Value as JavaScript lets it pass. */
const loose = (value: unknown): never => value as never;

it.each<[string, unknown, string]>([
  ['ids in place of chains', { chains: [1] }, 'write { id: 1, rpcUrl'],
  ['an undefined chain', { chains: [undefined] }, 'chains[0] is not a chain'],
  ['an address in place of a key', { accounts: [`0x${'1'.repeat(40)}`] }, 'is not a private key'],
  ['hex ids of capabilities', { capabilities: { '0x1': {} } }, 'has 0x1 for a chain id'],
  ['no account', { accounts: [] }, 'A wallet needs an account'],
])('createTestWallet refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(createTestWallet, undefined, [options])).toThrow(message);
});

it.each<[string, (wallet: TestWallet) => unknown, string]>([
  ['a misspelt prompt', ({ next }) => next('conect'), 'conect is not requested by any page'],
  ['a misspelt permanent prompt', ({ always }) => always('signs'), 'write connect, sign, send'],
  ['a misspelt replacement', ({ next }) => next().replace(loose('canceled')), 'one of repriced'],
  ['a misspelt form', ({ next }) => next().unknownChain(loose('Plain')), 'one of plain, wrapped'],
  ['a delay no timer has', ({ next }) => next().slow(Number.POSITIVE_INFINITY), 'ms is Infinity'],
  ['a delay as text', ({ next }) => next().slow(loose('2 s')), 'not a whole number'],
  ['a negative number of calls', ({ next }) => next().partly(-1), 'calls is -1'],
  [
    'an error in place of its code',
    ({ next }) => next().fail(loose(new Error('x'))),
    'The code is',
  ],
  ['chain 0', ({ selectChain }) => selectChain(0), '0 is not a chain id'],
  ['a chain id as text', ({ selectChain }) => selectChain(loose('0xa')), '0xa is not a chain id'],
])('test wallet refuses %s', (_, act, message) => {
  expect(() => act(createTestWallet())).toThrow(message);
});

it('test wallet refuses to wait for a misspelt prompt, and to replace by a misspelt one', async () => {
  const wallet = createTestWallet();
  await expect(wallet.nextRequest('conect')).rejects.toThrow('conect is not requested');
  await expect(wallet.replace('0x', loose('canceled'))).rejects.toThrow('one of repriced');
});

it('createPairingPeer refuses a wrong key without repeating it', () => {
  const options = { relayUrl: 'ws://127.0.0.1:1', accounts: ['0x12'] as const };
  expect(() => createPairingPeer(options)).toThrow('accounts[0] is not a private key');
});

it('installTestWallet refuses a missing page', async () => {
  await expect(Reflect.apply(installTestWallet, undefined, [])).rejects.toThrow(
    'The page is missing',
  );
});
