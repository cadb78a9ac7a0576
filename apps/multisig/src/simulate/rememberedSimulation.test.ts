import { DEMO_ACCOUNTS, type Devnet, startDevnet } from '@mooring/devnet';
import { readEffects, simulateCalls } from '@mooring/passkey/simulation';
import {
  createTransaction,
  encodeExecution,
  hashTransaction,
  joinSignatures,
  readExecution,
  type SafeCall,
  toSafeSignature,
} from '@mooring/safe/transactions';
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  numberToHex,
  pad,
  parseUnits,
} from 'viem';
import { sign } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSafe } from '../read/readSafe.ts';
import {
  findContradiction,
  rememberedSimulation,
  rememberSimulation,
} from './rememberedSimulation.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const [mira, keeper] = DEMO_ACCOUNTS;
const hashOf = (index: number): Hash => pad(numberToHex(index));
const account = { address: mira.address, chainId: 1 };

/** Storage of a device. */
function createStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, text: string) => void kept.set(name, text),
  };
}

/** Simulates a call of the club, lets something happen, and executes it. */
async function simulateAndExecute(call: SafeCall, between: () => Promise<unknown>, safeTxGas = 0n) {
  const { client } = devnet.ethereum;
  const [club] = devnet.multisigs;
  const found = club && (await readSafe(client, club.safe.address));
  if (!found) throw new Error('The network has a Safe.');
  const safe = found.state;
  const transaction = { ...createTransaction(call, safe.nonce), safeTxGas };
  const { hash } = hashTransaction(transaction, safe);
  const storage = createStorage();
  const simulation = await simulateCalls(
    ({ method, params = [] }) =>
      client.request<{ Parameters: readonly unknown[]; ReturnType: unknown }>({ method, params }),
    safe.address,
    [call],
  );
  if (!simulation) throw new Error('The node simulates.');
  rememberSimulation(storage, safe, hash, simulation);
  await between();
  const signatures = await Promise.all(
    [mira, keeper].map(async ({ address: owner, privateKey }) =>
      toSafeSignature({
        ...{ owner, hash, kind: 'typed-data' },
        signature: await sign({ hash, privateKey, to: 'hex' }),
      }),
    ),
  );
  const sent = await client.sendTransaction({
    account: mira.address,
    to: safe.address,
    data: encodeExecution(transaction, joinSignatures(signatures)),
  });
  const { logs } = await client.waitForTransactionReceipt({ hash: sent });
  const executed = readExecution(logs, safe.address, hash);
  const simulated = rememberedSimulation(storage, safe, hash);
  if (!executed || !simulated) throw new Error('It was simulated and executed.');
  const { changes } = readEffects(logs.slice(0, executed.index), safe.address);
  return findContradiction(simulated, executed.outcome, changes);
}

function dollars(amount: string, to: Address): SafeCall {
  const [token] = devnet.ethereum.tokens;
  if (!token) throw new Error('There is a token.');
  const args = [to, parseUnits(amount, token.decimals)] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  return { to: token.address, value: 0n, data, operation: 0 };
}

const nothing = () => Promise.resolve();

test('findContradiction returns undefined when the receipt matches the simulation', async () => {
  const call = dollars('1.5', keeper.address);
  expect(await simulateAndExecute(call, nothing)).toBeUndefined();
});

test('findContradiction returns a token whose amount differs from the simulation', async () => {
  const call = dollars('1.5', keeper.address);
  const { client } = devnet.ethereum;
  const code = await client.getCode({ address: call.to });
  const [, anchor] = devnet.ethereum.tokens;
  if (!code || !anchor) throw new Error('There are tokens.');
  // The contract of the token is another one by then, as after an upgrade: it says that it moved 1.
  const moved = pad(numberToHex(1n)).slice(2);
  const [club] = devnet.multisigs;
  const from = pad(club?.safe.address ?? '0x').slice(2);
  const topic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
  const to = pad(keeper.address).slice(2);
  const upgraded =
    `0x7f${moved}5f527f${to}7f${from}7f${topic}60205fa3600160005260206000f3` as const;
  const contradiction = await simulateAndExecute(call, () =>
    client.setCode({ address: call.to, bytecode: upgraded }),
  );
  await client.setCode({ address: call.to, bytecode: code });
  expect(contradiction).toEqual({
    kind: 'other',
    changes: [{ token: call.to, tokenId: undefined, expected: -1_500_000n, actual: -1n }],
  });
});

test('findContradiction returns a call that failed although its simulation succeeded', async () => {
  const call = dollars('2', keeper.address);
  const { client } = devnet.ethereum;
  const code = await client.getCode({ address: call.to });
  if (!code) throw new Error('There is a token.');
  const reverting = '0x5f5ffd';
  const fail = () => client.setCode({ address: call.to, bytecode: reverting });
  expect(await simulateAndExecute(call, fail, 100_000n)).toEqual({ kind: 'failed' });
  await client.setCode({ address: call.to, bytecode: code });
});

test('findContradiction returns a call that succeeded although its simulation failed', async () => {
  const call = dollars('2', keeper.address);
  const { client } = devnet.ethereum;
  const code = await client.getCode({ address: call.to });
  if (!code) throw new Error('There is a token.');
  await client.setCode({ address: call.to, bytecode: '0x5f5ffd' });
  const mend = () => client.setCode({ address: call.to, bytecode: code });
  expect(await simulateAndExecute(call, mend)).toEqual({ kind: 'succeeded' });
});

test('findContradiction compares outcomes alone when the node returned no balance changes', () => {
  const storage = createStorage();
  const hash = hashOf(1);
  const simulation = { outcome: 'success', outcomeOnly: true, changes: [], approvals: [] } as const;
  rememberSimulation(storage, account, hash, simulation);
  const simulated = rememberedSimulation(storage, account, hash);
  if (!simulated) throw new Error('It is remembered.');
  const changes = [{ token: keeper.address, amount: -5n }];
  expect(findContradiction(simulated, 'success', changes)).toBeUndefined();
  expect(findContradiction(simulated, 'failure', [])).toEqual({ kind: 'failed' });
});

test('rememberSimulation keeps the newest 30 and ignores damaged storage', () => {
  const storage = createStorage();
  const simulation = { outcome: 'success', changes: [], approvals: [] } as const;
  for (let index = 1; index <= 31; index += 1) {
    rememberSimulation(storage, account, hashOf(index), simulation);
  }
  expect(rememberedSimulation(storage, account, hashOf(1))).toBeUndefined();
  expect(rememberedSimulation(storage, account, hashOf(31))).toMatchObject({ outcome: 'success' });
  const [name = ''] = storage.kept.keys();
  for (const damaged of ['', '{', '[{"hash":"0x"}]', '7']) {
    storage.kept.set(name, damaged);
    expect(rememberedSimulation(storage, account, hashOf(31))).toBeUndefined();
  }
});
