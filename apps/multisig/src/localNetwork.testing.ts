import { parentPort } from 'node:worker_threads';
import {
  DELAY_PROXY_CODE,
  DEMO_ACCOUNTS,
  type Devnet,
  type GatewayFailure,
  type GatewayLie,
  RECOVERY_MODULES,
} from '@mooring/devnet';
import { startLocal } from '@mooring/devnet/local';
import { createGatewayClient, GatewayError } from '@mooring/safe/gateway';
import {
  addOwner,
  batchCalls,
  changeThreshold,
  createTransaction,
  enableModule,
  hashSafeMessage,
  hashTransaction,
  removeOwner,
  type SafeCall,
  swapOwner,
} from '@mooring/safe/transactions';
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  parseEther,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** Storage slot of a Safe's threshold (SafeStorage.sol). */
const THRESHOLD_SLOT = 4;

/** Command to the local network of a test. */
export type NetworkOrder =
  | { readonly do: 'begin'; readonly fault: GatewayLie | GatewayFailure }
  | { readonly do: 'slow'; readonly ms: number }
  /** The first owner proposes a payment with this nonce, or a change of the owners. */
  | { readonly do: 'propose'; readonly nonce: bigint; readonly change?: OwnerChange }
  /** The first owner proposes a message of `letters` letters. */
  | { readonly do: 'write'; readonly letters: number }
  /** The account requires another number of signatures. */
  | { readonly do: 'require'; readonly signatures: number }
  /** The first owner becomes a contract. */
  | { readonly do: 'deploy' }
  /** The account has guardians, of whom those of a recovery have approved new owners. */
  | { readonly do: 'guard'; readonly recovers: boolean }
  /** The account has a Delay modifier, in which a change of its owners waits, or does after its wait. */
  | { readonly do: 'delay'; readonly queue: DelayedQueue }
  /** The account has no coins, and its tokens no contracts. */
  | { readonly do: 'empty' }
  | { readonly do: 'clear' | 'reset' };

/**
 * Queue of a Delay modifier: empty, with a change of owners that waits, or whose wait is over, or with more than are
 * shown.
 */
export type DelayedQueue = 'empty' | 'waiting' | 'due' | 'expired' | 'long' | 'foreign';

/** Changes of the owners. */
export type OwnerChange = keyof typeof changes;

/** Addresses and hashes on the running network. */
export type NetworkPlaces = Awaited<ReturnType<typeof start>>['places'];

async function start() {
  const local = await startLocal({ pageFolder: null, pairing: false });
  const { devnet, gateway, url } = local;
  const [club] = devnet.multisigs;
  if (!club || !gateway) throw new Error('The network has a Safe and its gateway.');
  const locals = [devnet.ethereum, devnet.rollup];
  const chains = locals.map(({ chain, rpcUrl }) => ({ id: chain.id, rpcUrl }));
  const reverts = await Promise.all(locals.map(revertTo));
  const { address, chainId } = club.safe;
  return {
    local,
    club,
    client: createGatewayClient({ baseUrl: gateway.url }),
    faults: gateway.faults,
    async reset() {
      await Promise.all(reverts.map((revert) => revert()));
      gateway.reset();
    },
    places: {
      ...{ url, chains, safe: `${chainId}:${address}` },
      /** safeTxHashes of the queue, in nonce order. */
      queue: club.queue.map(({ transaction }) => hashTransaction(transaction, club.safe).hash),
      /** Hashes of the messages, oldest first. */
      messages: club.messages.map(({ text }) => hashSafeMessage(text, club.safe).hash),
    },
  };
}

/** Returns a function that brings the chain back to how it is now, any number of times. */
async function revertTo({ client }: Devnet['ethereum']) {
  let id = await client.snapshot();
  return async () => {
    await client.revert({ id });
    // A revert uses up its snapshot.
    id = await client.snapshot();
  };
}

const recoveryAbi = parseAbi([
  'function addGuardianWithThreshold(address guardian, uint256 threshold)',
  'function confirmRecovery(address wallet, address[] newOwners, uint256 newThreshold, bool execute)',
]);

const stranger = '0x00000000000000000000000000000000000c0de1';
const changes = {
  add: () => addOwner(club.safe, stranger, 2),
  remove: () => removeOwner(club.safe, first.address, 1),
  swap: () => swapOwner(club.safe, first.address, stranger),
  threshold: () => changeThreshold(club.safe, 3),
  batch: () => batchCalls([payment(), changeThreshold(club.safe, 3)], '1.4.1'),
};

const payment = (): SafeCall => ({
  ...{ to: club.safe.address, value: 1n, data: '0x', operation: 0 },
});

async function propose(nonce: bigint, change?: OwnerChange) {
  const transaction = createTransaction(change ? changes[change]() : payment(), nonce);
  const { hash } = hashTransaction(transaction, club.safe);
  const signature = await first.sign({ hash });
  const { chainId, address } = club.safe;
  const proposal = { transaction, safeTxHash: hash, sender: first.address, signature };
  await client.transactions.propose(chainId, address, proposal).catch((error: unknown) => {
    // It was accepted; the nonce in the response is inexact.
    if (!(error instanceof GatewayError) || error.reason !== 'answerInvalid') throw error;
  });
}

async function write(letters: number) {
  const message = 'x'.repeat(letters);
  const signature = await first.sign({ hash: hashSafeMessage(message, club.safe).hash });
  await client.messages.propose(club.safe.chainId, club.safe.address, { message, signature });
}

/** Sends calls as an account without its key. */
async function sendAs(account: Address, calls: readonly Pick<SafeCall, 'to' | 'data'>[]) {
  const { client } = local.devnet.ethereum;
  await client.impersonateAccount({ address: account });
  await client.setBalance({ address: account, value: parseEther('1') });
  for (const { to, data } of calls) {
    const hash = await client.sendTransaction({ account, to, data, gas: 500_000n });
    const { status } = await client.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`A call to ${to} failed.`);
  }
  await client.stopImpersonatingAccount({ address: account });
}

/** Two guardians of the account, one of whom is enough; the first starts a recovery. */
async function guard(recovers: boolean) {
  const { safe } = club;
  const module = RECOVERY_MODULES[7].address;
  const guardians = [
    '0x00000000000000000000000000000000000c0de2',
    '0x00000000000000000000000000000000000c0de3',
  ] as const;
  const calls = guardians.map((guardian) => ({
    to: module,
    data: encodeFunctionData({
      abi: recoveryAbi,
      functionName: 'addGuardianWithThreshold',
      args: [guardian, 1n],
    }),
  }));
  await sendAs(safe.address, [enableModule(safe, module), ...calls]);
  if (!recovers) return;
  const data = encodeFunctionData({
    abi: recoveryAbi,
    functionName: 'confirmRecovery',
    args: [safe.address, [stranger], 1n, true],
  });
  for (const guardian of guardians.slice(0, 1)) await sendAs(guardian, [{ to: module, data }]);
}

const delayAbi = parseAbi([
  'function setUp(bytes parameters)',
  'function enableModule(address module)',
  'function transferOwnership(address newOwner)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
]);
const delayModule: Address = '0x00000000000000000000000000000000000c0de4';
const recoverer: Address = '0x00000000000000000000000000000000000c0de5';
/** Seconds until a transaction of the Delay modifier is executed, and until it expires. */
const [COOLDOWN, EXPIRATION] = [7n * 86_400n, 14n * 86_400n];

/** Delay modifier of the account, whose recoverer adds a change of owners. */
async function delay(queue: DelayedQueue) {
  const { safe } = club;
  const { client } = local.devnet.ethereum;
  await client.setCode({ address: delayModule, bytecode: DELAY_PROXY_CODE });
  const parameters = encodeAbiParameters(
    parseAbiParameters('address, address, address, uint256, uint256'),
    [safe.address, safe.address, safe.address, COOLDOWN, EXPIRATION],
  );
  const encode = (functionName: string, ...args: readonly unknown[]) => ({
    to: delayModule,
    data: encodeFunctionData({ abi: delayAbi, functionName, args } as never),
  });
  await sendAs(safe.address, [
    encode('setUp', parameters),
    encode('enableModule', recoverer),
    enableModule(safe, delayModule),
  ]);
  if (queue === 'foreign') await sendAs(safe.address, [encode('transferOwnership', recoverer)]);
  if (queue === 'empty') return;
  const { to, data } = swapOwner(safe, first.address, stranger);
  const add = encode('execTransactionFromModule', to, 0n, data, 0);
  await sendAs(recoverer, Array(queue === 'long' ? 12 : 1).fill(add));
  const seconds = { due: COOLDOWN, expired: COOLDOWN + EXPIRATION + 1n };
  if (queue === 'due' || queue === 'expired') {
    await client.increaseTime({ seconds: Number(seconds[queue]) });
    await client.mine({ blocks: 1 });
  }
}

// Separate thread: chains and servers start in Node, not in a test's window.
const { local, club, client, faults, reset, places } = await start();
const first = privateKeyToAccount(DEMO_ACCOUNTS[0].privateKey);
async function obey(order: NetworkOrder) {
  if (order.do === 'begin') faults.begin(order.fault);
  if (order.do === 'slow') faults.slow(order.ms);
  if (order.do === 'propose') await propose(order.nonce, order.change);
  if (order.do === 'write') await write(order.letters);
  if (order.do === 'require') {
    await local.devnet.ethereum.client.setStorageAt({
      address: club.safe.address,
      index: THRESHOLD_SLOT,
      value: numberToHex(order.signatures, { size: 32 }),
    });
  }
  if (order.do === 'deploy') {
    const { client } = local.devnet.ethereum;
    await client.setCode({ address: first.address, bytecode: '0x00' });
  }
  if (order.do === 'empty') {
    const { client, tokens } = local.devnet.ethereum;
    await client.setBalance({ address: club.safe.address, value: 0n });
    for (const { address } of tokens) await client.setCode({ address, bytecode: '0x' });
  }
  if (order.do === 'guard') await guard(order.recovers);
  if (order.do === 'delay') await delay(order.queue);
  if (order.do === 'clear') faults.clear();
  if (order.do === 'reset') await reset();
}

parentPort?.on('message', (order: NetworkOrder) => {
  obey(order).then(
    () => parentPort?.postMessage({ failure: undefined }),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) }),
  );
});
parentPort?.postMessage(places);
