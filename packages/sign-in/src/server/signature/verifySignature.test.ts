import { createServer } from 'node:net';
import {
  concat,
  encodeAbiParameters,
  type Hex,
  hashMessage,
  pad,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMessage } from '../../createMessage.ts';
import { parseMessage } from '../../parseMessage.ts';
import {
  contractWallet,
  deployer,
  invalidContract,
  jumpingContract,
  loopingContract,
  revertingContract,
  underflowingContract,
} from './contractWallet.testing.ts';
import { type LocalChain, startLocalChain } from './localChain.testing.ts';
import type { ChainRequest } from './verifyByContract.ts';
import { type SignatureToVerify, verifySignature } from './verifySignature.ts';

const HERE = 77_310_101;
const THERE = 77_310_102;
const owner = privateKeyToAccount(generatePrivateKey());
const other = privateKeyToAccount(generatePrivateKey());
const deployed = contractWallet(owner.address, 1);
const counterfactual = contractWallet(owner.address, 2);
const chains = new Map<number, LocalChain>();

beforeAll(async () => {
  for (const chainId of [HERE, THERE]) chains.set(chainId, await startLocalChain(chainId));
  await chain(HERE).deploy(deployed.deployment);
  for (const broken of [
    revertingContract,
    loopingContract,
    invalidContract,
    underflowingContract,
    jumpingContract,
  ])
    await chain(HERE).deploy(broken.deployment);
  // Same address on another chain with another owner, as with a factory that does not commit to the code.
  const { client } = chain(THERE);
  const foreign = contractWallet(other.address, 1);
  await chain(THERE).deploy(foreign.deployment);
  const bytecode = await client.getCode({ address: foreign.address });
  await client.setCode({ address: deployed.address, bytecode: bytecode ?? '0x' });
});
afterAll(() => Promise.all([...chains.values()].map((each) => each.stop())));
beforeEach(() => {
  for (const each of chains.values()) each.asked.length = 0;
});

function chain(chainId: number): LocalChain {
  const found = chains.get(chainId);
  if (!found) throw new Error(`No chain ${chainId} was started`);
  return found;
}

function textFor(address: Hex, chainId = HERE): string {
  return createMessage({
    domain: 'harbour.example',
    address,
    uri: 'https://harbour.example',
    chainId,
    nonce: '0123456789abcdef',
    issuedAt: '2026-03-01T12:00:00Z',
  });
}

function verify(text: string, signature: Hex, changes: Partial<SignatureToVerify> = {}) {
  return verifySignature({
    text,
    message: parseMessage(text),
    signature,
    read: (chainId) => chains.get(chainId)?.request,
    timeoutMs: 10_000,
    ...changes,
  });
}

function wrap(signature: Hex, factory: Hex, data: Hex): Hex {
  const parts = encodeAbiParameters(
    [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
    [factory, data, signature],
  );
  return concat([parts, `0x${'6492'.repeat(16)}`]);
}

test('verifySignature of an externally owned account makes no request', async () => {
  const text = textFor(owner.address);
  const read = vi.fn();
  const signature = await owner.signMessage({ message: text });
  expect(await verify(text, signature, { read })).toBe('key');
  expect(read).not.toHaveBeenCalled();
});

test('verifySignature accepts an address in lower case', async () => {
  const text = textFor(owner.address).replace(owner.address, owner.address.toLowerCase());
  expect(await verify(text, await owner.signMessage({ message: text }))).toBe('key');
});

test('verifySignature verifies an EIP-7702 account by its key', async () => {
  const { client } = chain(HERE);
  await client.setCode({
    address: owner.address,
    bytecode: concat(['0xef0100', revertingContract.address]),
  });
  const text = textFor(owner.address);
  expect(await verify(text, await owner.signMessage({ message: text }))).toBe('key');
  await client.setCode({ address: owner.address, bytecode: '0x' });
});

test('verifySignature accepts a compact signature of 64 bytes (EIP-2098)', async () => {
  const parities = new Set<number>();
  for (let nonce = 0; parities.size < 2; nonce += 1) {
    const text = textFor(owner.address).replace('0123456789abcdef', `0123456789abcdef${nonce}`);
    const signature = parseSignature(await owner.signMessage({ message: text }));
    parities.add(signature.yParity);
    const compact = serializeCompactSignature(signatureToCompactSignature(signature));
    expect(compact).toHaveLength(2 + 2 * 64);
    expect(await verify(text, compact)).toBe('key');
  }
  expect(chain(HERE).asked).toEqual([]);
});

test('verifySignature accepts another secp256k1 implementation', async () => {
  const text = textFor(owner.address);
  const signature = await other.signMessage({ message: text });
  const recover = vi.fn(() => owner.address);
  expect(await verify(text, signature, { recover })).toBe('key');
  expect(recover).toHaveBeenCalledWith({ hash: hashMessage(text), signature });
});

test.each<[string, (text: string) => Promise<Hex> | Hex]>([
  ['of another account', (text) => other.signMessage({ message: text })],
  ['of another text', () => owner.signMessage({ message: 'Hello' })],
  ['of 65 bytes that are not a signature', () => `0x${'ff'.repeat(65)}`],
  ['of 64 bytes', () => `0x${'11'.repeat(64)}`],
  ['that is empty', () => '0x'],
  ['wrapped around nothing', () => `0x${'6492'.repeat(16)}`],
  [
    'wrapped, of another account',
    async (text) =>
      wrap(await other.signMessage({ message: text }), deployer, counterfactual.deployment),
  ],
])('verifySignature of an externally owned account refuses a signature %s', async (_name, sign) => {
  const text = textFor(owner.address);
  expect(await verify(text, await sign(text))).toBe('invalid');
});

test('verifySignature of a deployed contract account makes one request, on the message’s chain', async () => {
  const text = textFor(deployed.address);
  expect(await verify(text, await owner.signMessage({ message: text }))).toBe('contract');
  expect(chain(HERE).asked).toEqual(['eth_call']);
  expect(chain(THERE).asked).toEqual([]);
});

test('verifySignature of a deployed contract account refuses another signature', async () => {
  const text = textFor(deployed.address);
  expect(await verify(text, await other.signMessage({ message: text }))).toBe('invalid');
});

test('verifySignature asks the contract on the message’s chain only', async () => {
  const text = textFor(deployed.address);
  const signature = await other.signMessage({ message: text });
  expect(await verify(text, signature)).toBe('invalid');
  expect(chain(THERE).asked).toEqual([]);
  // It can sign in on its own chain.
  const own = textFor(deployed.address, THERE);
  expect(await verify(own, await other.signMessage({ message: own }))).toBe('contract');
  expect(await verify(own, await owner.signMessage({ message: own }))).toBe('invalid');
});

test('verifySignature of a counterfactual account uses ERC-6492', async () => {
  const text = textFor(counterfactual.address);
  const signature = await owner.signMessage({ message: text });
  expect(await verify(text, signature)).toBe('invalid');
  const wrapped = wrap(signature, deployer, counterfactual.deployment);
  expect(await verify(text, wrapped)).toBe('contract');
  expect(await chain(HERE).client.getCode({ address: counterfactual.address })).toBeUndefined();
});

test.each<[string, Hex, Hex]>([
  ['the code of another account', deployer, contractWallet(owner.address, 3).deployment],
  ['a factory that does nothing', other.address, '0x'],
])(
  'verifySignature refuses a counterfactual account wrapped with %s',
  async (_n, factory, data) => {
    const text = textFor(counterfactual.address);
    const signature = await owner.signMessage({ message: text });
    expect(await verify(text, wrap(signature, factory, data))).toBe('invalid');
  },
);

test('verifySignature accepts a wrapped signature of a deployed account (ERC-6492)', async () => {
  const text = textFor(deployed.address);
  const signature = await owner.signMessage({ message: text });
  expect(await verify(text, wrap(signature, deployer, deployed.deployment))).toBe('contract');
});

test('verifySignature of an empty signature checks the on-chain approval', async () => {
  const text = textFor(deployed.address);
  expect(await verify(text, '0x')).toBe('invalid');
  const approve: Hex = concat(['0x00000001', hashMessage(text)]);
  await chain(HERE).send(deployed.address, approve);
  expect(await verify(text, '0x')).toBe('contract');
});

test.each<[string, Hex]>([
  ['code that reverts', revertingContract.address],
  ['code that never ends', loopingContract.address],
  ['code that is none', invalidContract.address],
  ['code that takes what is not there', underflowingContract.address],
  ['code that jumps nowhere', jumpingContract.address],
  ['the precompile that answers with the question', pad('0x04', { size: 20 })],
])('verifySignature refuses %s', async (_name, address) => {
  const text = textFor(address);
  const signature = await owner.signMessage({ message: text });
  expect(await verify(text, signature)).toBe('invalid');
  expect(await verify(text, '0x')).toBe('invalid');
  expect(await verify(text, wrap(signature, deployer, deployed.deployment))).toBe('invalid');
});

test.each<[string, Hex, boolean]>([
  ['8 kB', `0x${'11'.repeat(4095)}`, true],
  ['over 8 kB', `0x${'11'.repeat(4096)}`, false],
  ['64 kB wrapped', `0x${'11'.repeat(32_735)}${'6492'.repeat(16)}`, true],
  ['over 64 kB wrapped', `0x${'11'.repeat(32_736)}${'6492'.repeat(16)}`, false],
])('verifySignature of a signature of %s', async (_name, signature, isAsked) => {
  const text = textFor(deployed.address);
  expect(await verify(text, signature)).toBe('invalid');
  expect(chain(HERE).asked).toHaveLength(isAsked ? 1 : 0);
});

/** Port that nothing listens on: one that was just freed. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

test.each<[string, () => Promise<ChainRequest | undefined>]>([
  ['no client', async () => undefined],
  [
    'no connection',
    async () => {
      const url = `http://127.0.0.1:${await closedPort()}`;
      return async () => (await fetch(url, { method: 'POST' })).json();
    },
  ],
  ['no answer in time', async () => () => new Promise(() => {})],
  [
    'an error of the node',
    async () => async () => Promise.reject({ code: -32005, message: 'busy' }),
  ],
  ['nothing for a result', async () => async () => null],
  ['a result that is not data', async () => async () => 'true'],
])('verifySignature with %s returns unreachable, not invalid', async (_name, make) => {
  const request = await make();
  const read = () => request;
  const text = textFor(deployed.address);
  const signature = await owner.signMessage({ message: text });
  for (const each of [signature, '0x', wrap(signature, deployer, deployed.deployment)] as const)
    expect(await verify(text, each, { read, timeoutMs: 50 })).toBe('unreachable');
});

test('verifySignature applies its limit to chain requests only', async () => {
  const mayAsk = vi.fn(async () => false);
  const text = textFor(owner.address);
  expect(await verify(text, await owner.signMessage({ message: text }), { mayAsk })).toBe('key');
  expect(mayAsk).not.toHaveBeenCalled();
  expect(await verify(text, await other.signMessage({ message: text }), { mayAsk })).toBe(
    'limited',
  );
  expect(chain(HERE).asked).toEqual([]);
});
