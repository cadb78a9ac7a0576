import { DEMO_ACCOUNTS, type Devnet, startDevnet } from '@mooring/devnet';
import {
  explainTransaction,
  neededFacts,
  type PaymentFacts,
  sumOutgoing,
} from '@mooring/safe/payment';
import {
  addDelegate,
  addOwner,
  allowanceModules,
  batchCalls,
  canonicalDeployments,
  createTransaction,
  decodeCall,
  enableModule,
  encodeExecution,
  greatestRefund,
  hashTransaction,
  joinSignatures,
  readExecution,
  readRefund,
  type SafeCall,
  type SafeTransaction,
  setAllowance,
  setFallbackHandler,
  toSafeSignature,
} from '@mooring/safe/transactions';
import * as fc from 'fast-check';
import {
  type Address,
  custom,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  isAddressEqual,
  numberToHex,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem';
import { sign } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from 'wagmi';
import { readFacts } from '../../page/src/payment/readFacts.ts';
import { readSafe } from './read/readSafe.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const [mira, keeper, executor] = DEMO_ACCOUNTS;
const [module = zeroAddress] = allowanceModules;
const spendAbi = parseAbi([
  'function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
]);

/** Kind of a random call, with what it is made of. */
interface Draw {
  readonly kind: 'coins' | 'token' | 'from' | 'approve' | 'owner' | 'handler' | 'limit' | 'module';
  readonly to: number;
  readonly amount: bigint;
}

const anyDraw: fc.Arbitrary<Draw> = fc.record({
  kind: fc.constantFrom(
    ...(['coins', 'coins', 'token', 'token', 'token', 'from', 'approve'] as const),
    ...(['owner', 'handler', 'limit', 'module'] as const),
  ),
  to: fc.integer({ min: 1, max: 2 ** 30 }),
  amount: fc.bigInt({ min: 0n, max: 1_000n }),
});
const anyGas = fc.option(
  fc.record({
    safeTxGas: fc.bigInt({ min: 150_000n, max: 900_000n }),
    baseGas: fc.bigInt({ min: 0n, max: 100_000n }),
    gasPrice: fc.bigInt({ min: 1n, max: 9n }),
    inToken: fc.boolean(),
    named: fc.boolean(),
  }),
  { nil: undefined },
);
const anyProposal = fc.record({
  calls: fc.array(anyDraw, { minLength: 1, maxLength: 5 }),
  gas: anyGas,
});

test('review shows the exact amounts that leave the account, compared with the chain', {
  timeout: 1_200_000,
}, async () => {
  const { client, tokens } = devnet.ethereum;
  const wagmi = createConfig({
    ...{ chains: [client.chain], storage: null },
    transports: { [client.chain.id]: custom(client) },
  });
  const [token] = tokens;
  const [club] = devnet.multisigs;
  if (!token || !club) throw new Error('The network has a Safe and a token.');
  const account = club.safe.address;
  const stranger = (to: number) => getAddress(pad(numberToHex(0xa0000000 + to), { size: 20 }));
  await client.setBalance({ address: account, value: 10n ** 20n });
  const state = async () => {
    const found = await readSafe(client, account);
    if (!found) throw new Error('The network has a Safe.');
    return found;
  };
  const balances = async (holder: Address) => ({
    coins: await client.getBalance({ address: holder }),
    units: await client.readContract({
      ...{ address: token.address, abi: erc20Abi, functionName: 'balanceOf' },
      args: [holder],
    }),
  });
  const call = (data: Hex, to: Address = token.address): SafeCall => ({
    ...{ to, value: 0n, data, operation: 0 },
  });
  const transfer = (to: Address, amount: bigint) =>
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }));
  const approve = (to: Address, amount: bigint) =>
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, amount] }));

  let added = 0;
  async function callsOf({ kind, to, amount }: Draw): Promise<readonly SafeCall[]> {
    const recipient = stranger(to);
    const { state: safe, modules } = await state();
    const limit = { delegate: mira.address, token: token?.address ?? zeroAddress };
    const isEnabled = modules.some((one) => isAddressEqual(one, module));
    switch (kind) {
      case 'coins':
        return [{ ...call('0x', recipient), value: amount }];
      case 'token':
        return [transfer(recipient, amount)];
      case 'from':
        return [
          approve(account, amount),
          call(
            encodeFunctionData({
              ...{ abi: erc20Abi, functionName: 'transferFrom' },
              args: [account, recipient, amount],
            }),
          ),
        ];
      case 'approve':
        return [approve(recipient, amount)];
      case 'owner':
        added += 1;
        return added < 40
          ? [addOwner(safe, stranger(2 ** 30 + added))]
          : [approve(recipient, amount)];
      case 'handler':
        return [setFallbackHandler(safe, canonicalDeployments.at(-2)?.contracts.fallbackHandler)];
      case 'limit':
        return [
          addDelegate(module, limit.delegate),
          setAllowance(module, { ...limit, amount: 10n ** 9n, resetMinutes: 0 }),
        ];
      case 'module':
        return isEnabled ? [approve(recipient, amount)] : [enableModule(safe, module)];
    }
  }

  async function factsFor(transaction: SafeTransaction): Promise<PaymentFacts> {
    const listed = [{ address: token?.address ?? zeroAddress, symbol: 'HUSD', decimals: 6 }];
    const decoded = decodeCall(transaction, { safe: account });
    const needed = neededFacts([decoded], account, listed, greatestRefund(transaction));
    const read = await readFacts(wagmi, { chainId: client.chain.id, account }, needed);
    return {
      ...{ account, currency: { symbol: 'ETH', decimals: 18 }, listed, known: [], paid: [] },
      ...{ published: [], gasPrice: read.gasPrice },
      hasCode: (address) => read.code.get(address.toLowerCase()) ?? 'not-read',
      tokenAt: (address) => read.tokens.get(address.toLowerCase()),
      balanceOf: (address) => read.balances.get(address.toLowerCase()) ?? 'not-read',
    };
  }

  let refunds = 0;
  const drawn = fc.sample(anyProposal, { numRuns: 300, seed: 44 });
  for (const { calls: draws, gas } of drawn) {
    const calls: SafeCall[] = [];
    // Settings change what the next ones are made from: one a proposal.
    let hasSetting = false;
    for (const draw of draws) {
      const isSetting = ['owner', 'handler', 'module'].includes(draw.kind);
      if (isSetting && hasSetting) continue;
      hasSetting ||= isSetting;
      calls.push(...(await callsOf(draw)));
    }
    const { state: safe } = await state();
    const transaction: SafeTransaction = {
      ...createTransaction(batchCalls(calls, safe.version), safe.nonce),
      ...(gas && {
        ...{ safeTxGas: gas.safeTxGas * 2n, baseGas: gas.baseGas, gasPrice: gas.gasPrice },
        gasToken: gas.inToken ? token.address : zeroAddress,
        refundReceiver: gas.named ? stranger(7) : zeroAddress,
      }),
    };
    const { leaves } = explainTransaction(transaction, await factsFor(transaction), { safe });
    const { hash } = hashTransaction(transaction, safe);
    const signatures = await Promise.all(
      [mira, keeper].map(async ({ address: owner, privateKey }) =>
        toSafeSignature({
          ...{ owner, hash, kind: 'typed-data' },
          signature: await sign({ hash, privateKey, to: 'hex' }),
        }),
      ),
    );
    const before = await balances(account);
    const sent = await client.sendTransaction({
      account: executor.address,
      to: account,
      data: encodeExecution(transaction, joinSignatures(signatures)),
      gas: 8_000_000n,
    });
    const { logs } = await client.waitForTransactionReceipt({ hash: sent });
    const outcome = readExecution(logs, account, hash)?.outcome;
    const after = await balances(account);
    expect(outcome, JSON.stringify(draws.map(({ kind }) => kind))).toBe('success');

    const paid = readRefund(logs, account, hash)?.amount ?? 0n;
    const most = greatestRefund(transaction)?.amount ?? 0n;
    expect(paid).toBeLessThanOrEqual(most);
    if (most > 0n) refunds += 1;
    const said = (of: Address) =>
      sumOutgoing(leaves)
        .filter(({ asset, kind }) => isAddressEqual(asset.token, of) && kind === 'payment')
        .reduce((sum, { amount }) => sum + amount, 0n);
    const refundIn = (of: Address) => (isAddressEqual(transaction.gasToken, of) ? paid : 0n);
    expect(before.coins - after.coins).toBe(said(zeroAddress) + refundIn(zeroAddress));
    expect(before.units - after.units).toBe(said(token.address) + refundIn(token.address));
    const refundSaid = leaves.find(({ kind }) => kind === 'refund');
    expect(refundSaid?.amount ?? 0n).toBe(most);
  }
  expect(refunds).toBeGreaterThan(50);

  // A module pays within a limit: told as what leaves the account, though another one sends it.
  const { modules } = await state();
  expect(modules.some((one) => isAddressEqual(one, module))).toBe(true);
  const spend = call(
    encodeFunctionData({
      ...{ abi: spendAbi, functionName: 'executeAllowanceTransfer' },
      args: [account, token.address, stranger(9), 7n, zeroAddress, 0n, mira.address, '0x'],
    }),
    module,
  );
  const { leaves } = explainTransaction(
    createTransaction(spend, 0n),
    await factsFor(createTransaction(spend, 0n)),
    { safe: (await state()).state },
  );
  const before = await balances(account);
  await client.waitForTransactionReceipt({
    hash: await client.sendTransaction({ account: mira.address, to: spend.to, data: spend.data }),
  });
  expect(before.units - (await balances(account)).units).toBe(7n);
  expect(leaves).toMatchObject([{ amount: 7n, to: stranger(9), kind: 'payment' }]);
});
