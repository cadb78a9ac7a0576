import { createTransaction, type SafeCall } from '@mooring/safe/transactions';
import {
  type Abi,
  type Address,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  keccak256,
  parseAbi,
  zeroAddress,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TREASURY } from '../accounts.ts';
import type { GenesisTransaction } from '../chain/genesisBlock.ts';
import { type Devnet, startDevnet } from '../devnet.ts';
import { recoveryModule } from '../generated/artifacts.ts';
import { createSafe, executeTransaction } from '../safe/multisig/safeTransactions.ts';
import { RECOVERY_MODULES } from './recoveryModules.ts';

const { abi } = recoveryModule;
const { address: module, period } = RECOVERY_MODULES[7];
const sentinel: Address = '0x0000000000000000000000000000000000000001';
const one: Address = `0x${'1'.repeat(40)}`;
const two: Address = `0x${'2'.repeat(40)}`;
const three: Address = `0x${'3'.repeat(40)}`;
const safeAbi = parseAbi([
  'function enableModule(address module)',
  'function disableModule(address previous, address module)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
]);

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: { ethereum: 1, rollup: 8453 }, seed: false });
});
afterAll(() => devnet.stop());

async function send({ from, ...call }: GenesisTransaction) {
  const { client } = devnet.ethereum;
  const hash = await client.sendTransaction({ account: from, gas: 2_000_000n, ...call });
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') {
    // Rejects with the contract's text.
    await client.call({ account: from, ...call });
    throw new Error('The transaction failed.');
  }
  return receipt;
}

interface Call {
  readonly abi?: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** Call of the module by anyone. */
const byAnyone = (functionName: string, ...args: readonly unknown[]) =>
  send({
    from: TREASURY.address,
    to: module,
    data: encodeFunctionData({ abi, functionName, args } as never),
  });

const createPerson = () => {
  const privateKey = generatePrivateKey();
  const { address } = privateKeyToAccount(privateKey);
  return { label: '', address, privateKey };
};
type Person = ReturnType<typeof createPerson>;

/** Safe with the module, and guardians of which `needed` have to agree. */
async function openAccount(count = 3, needed = 2) {
  const { client } = devnet.ethereum;
  const owner = createPerson();
  const { address, transaction } = createSafe('1.4.1', [owner.address], 1);
  await send(transaction);
  const guardians = Array.from({ length: count }, createPerson);
  const read = (functionName: 'getOwners' | 'getThreshold' | 'nonce') =>
    client.readContract({ address, abi: safeAbi, functionName });
  const account = {
    address,
    owner,
    guardians,
    readOwners: () => read('getOwners'),
    /** Executes one call of the account. */
    async execute(to: Address, call: Call) {
      const data = encodeFunctionData({ abi: to === address ? safeAbi : abi, ...call } as never);
      const nonce = BigInt(String(await read('nonce')));
      const safe = { address, chainId: 1, version: '1.4.1' };
      const one: SafeCall = { to, value: 0n, data, operation: 0 };
      await client.call({ account: address, to, data });
      await send(executeTransaction(safe, createTransaction(one, nonce), [owner]));
    },
    call: (functionName: string, ...args: readonly unknown[]) =>
      account.execute(module, { functionName, args }),
    async approve(newOwners: readonly Address[], people: readonly Person[], execute = true) {
      const nonce = await readNonce(address);
      const signatures = await sign(people, { wallet: address, newOwners, nonce });
      return byAnyone('multiConfirmRecovery', address, newOwners, 1n, signatures, execute);
    },
  };
  await account.execute(address, { functionName: 'enableModule', args: [module] });
  for (const [index, guardian] of guardians.entries())
    await account.call(
      'addGuardianWithThreshold',
      guardian.address,
      BigInt(Math.min(index + 1, needed)),
    );
  return account;
}

interface Signed {
  readonly wallet: Address;
  readonly newOwners: readonly Address[];
  readonly nonce: bigint;
  readonly newThreshold?: bigint;
}

function typedData(message: Signed, chainId = 1, verifyingContract: Address = module) {
  return {
    domain: { name: 'Social Recovery Module', version: '0.0.1', chainId, verifyingContract },
    types: {
      ExecuteRecovery: [
        { name: 'wallet', type: 'address' },
        { name: 'newOwners', type: 'address[]' },
        { name: 'newThreshold', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'ExecuteRecovery',
    message: { newThreshold: 1n, ...message },
  } as const;
}

async function sign(people: readonly Person[], message: Signed, chainId = 1) {
  const signed = people.map(async ({ address, privateKey }) => ({
    signer: address,
    signature: await privateKeyToAccount(privateKey).signTypedData(typedData(message, chainId)),
  }));
  return (await Promise.all(signed)).sort((a, b) =>
    a.signer.toLowerCase() < b.signer.toLowerCase() ? -1 : 1,
  );
}

const readNonce = (wallet: Address) =>
  devnet.ethereum.client.readContract({
    address: module,
    abi,
    functionName: 'nonce',
    args: [wallet],
  });

const readRequest = (wallet: Address) =>
  devnet.ethereum.client.readContract({
    address: module,
    abi,
    functionName: 'getRecoveryRequest',
    args: [wallet],
  });

const finalize = (wallet: Address) => byAnyone('finalizeRecovery', wallet);
const letPeriodPass = () => devnet.passTime(period);

test.each(Object.entries(RECOVERY_MODULES))(
  'recovery module of %s days is on both chains, with the code of its hash',
  async (_days, { address, codeHash }) => {
    for (const { client } of [devnet.ethereum, devnet.rollup])
      expect(keccak256((await client.getCode({ address })) ?? '0x')).toBe(codeHash);
  },
);

describe('recovery hash', () => {
  test.each<[3 | 7 | 14, number, readonly Address[], bigint, bigint, Hex]>([
    [3, 1, [two], 1n, 0n, '0xb10002659f409bbfac12e4e8495f6647dac3c21ec2116929c7aed4642d643ca3'],
    [
      3,
      1,
      [two, three],
      2n,
      5n,
      '0x2874600a50fedd0c3fd866db4637c3e88cbfa0408631da031f3e6821035c33c8',
    ],
    [
      7,
      8453,
      [two, three],
      2n,
      5n,
      '0x59b21c189eb26dea83f2afe9d452afd13f3981cd9c5a836e2ae1c2d014f095a6',
    ],
    [
      14,
      10,
      [two, three],
      2n,
      5n,
      '0x7ee46742a7b652f747c4c4762a3a12071c79093db272c1077fc9c29f429f2014',
    ],
  ])(
    'of the published module of %i days on chain %i equals the typed data’s and the contract’s',
    async (days, chainId, newOwners, newThreshold, nonce, hash) => {
      const { address } = RECOVERY_MODULES[days];
      const message = { wallet: one, newOwners, newThreshold, nonce };
      expect(hashTypedData(typedData(message, chainId, address))).toBe(hash);
      const chain = [devnet.ethereum, devnet.rollup].find((found) => found.chain.id === chainId);
      const args = [one, newOwners, newThreshold, nonce] as const;
      const call = { address, abi, functionName: 'getRecoveryHash', args } as const;
      if (chain) expect(await chain.client.readContract(call)).toBe(hash);
    },
  );
});

describe('recovery module', () => {
  test('replaces all owners after the period, by whoever asks', async () => {
    const { address, guardians, readOwners, approve, execute } = await openAccount();
    await execute(address, {
      abi: parseAbi(['function addOwnerWithThreshold(address, uint256)']),
      functionName: 'addOwnerWithThreshold',
      args: [three, 1n],
    });
    await approve([two], guardians.slice(0, 2));
    expect(await readRequest(address)).toMatchObject({
      guardiansApprovalCount: 2n,
      newOwners: [two],
    });
    await expect(finalize(address)).rejects.toThrow('period is not over');
    await letPeriodPass();
    await finalize(address);
    expect(await readOwners()).toEqual([two]);
    expect((await readRequest(address)).executeAfter).toBe(0n);
    await expect(finalize(address)).rejects.toThrow('No recovery is running');
  });

  test('starts with approvals sent one by one', async () => {
    const { address, guardians } = await openAccount();
    const confirm = ({ address: from }: Person, execute: boolean) => {
      const args = [address, [two], 1n, execute] as const;
      return send({
        from,
        to: module,
        data: encodeFunctionData({ abi, functionName: 'confirmRecovery', args }),
      });
    };
    for (const guardian of guardians) {
      await devnet.ethereum.client.impersonateAccount(guardian);
      await devnet.ethereum.client.setBalance({ address: guardian.address, value: 10n ** 18n });
    }
    const [first, second] = guardians;
    if (!first || !second) throw new Error('There are three.');
    await expect(confirm(first, true)).rejects.toThrow('Too few approvals');
    await confirm(first, false);
    await confirm(second, true);
    expect(await readRequest(address)).toMatchObject({ guardiansApprovalCount: 2n });
  });

  test.each<[string, (account: { address: Address; guardians: readonly Person[] }) => Address[]]>([
    ['a guardian', ({ guardians }) => guardians.slice(0, 1).map(({ address }) => address)],
    ['the zero address', () => [zeroAddress]],
    ['the sentinel', () => [sentinel]],
    ['the account', ({ address }) => [address]],
    ['one address twice', () => [two, two]],
    ['none', () => []],
  ])(
    'M-01: locks the account for good if all guardians approve %s as owner',
    async (_kind, pick) => {
      const account = await openAccount();
      const { address, guardians, approve } = account;
      await approve(pick(account), guardians);
      await letPeriodPass();
      await expect(finalize(address)).rejects.toThrow();
      await expect(approve([two], guardians)).rejects.toThrow('Not more approvals');
    },
  );

  test('M-01: impossible owners that some guardians approved are replaced by more approvals', async () => {
    const { address, guardians, approve, readOwners } = await openAccount();
    await approve([zeroAddress], guardians.slice(0, 2));
    await approve([two], guardians);
    await letPeriodPass();
    await finalize(address);
    expect(await readOwners()).toEqual([two]);
  });

  test('finalizes a request whose guardians were revoked during the period', async () => {
    const { address, guardians, approve, call, readOwners } = await openAccount();
    await approve([two], guardians.slice(0, 2));
    for (const [index, { address: guardian }] of guardians.toReversed().entries())
      await call('revokeGuardianWithThreshold', sentinel, guardian, BigInt([1, 1, 0][index] ?? 0));
    await letPeriodPass();
    await finalize(address);
    expect(await readOwners()).toEqual([two]);
  });

  test('keeps guardians and a running request while it is disabled', async () => {
    const { address, guardians, approve, execute, readOwners } = await openAccount();
    await approve([two], guardians.slice(0, 2));
    await execute(address, { functionName: 'disableModule', args: [sentinel, module] });
    await letPeriodPass();
    await expect(finalize(address)).rejects.toThrow('GS104');
    await execute(address, { functionName: 'enableModule', args: [module] });
    await finalize(address);
    expect(await readOwners()).toEqual([two]);
    await approve([three], guardians.slice(0, 2));
  });

  test('counts an approval a year later, also of a guardian who was revoked and added again', async () => {
    const { address, guardians, approve, call } = await openAccount();
    await approve([two], guardians.slice(0, 1), false);
    const [first] = guardians.map((guardian) => guardian.address);
    const [, previous] = guardians.map((guardian) => guardian.address);
    await call('revokeGuardianWithThreshold', previous, first, 2n);
    await call('addGuardianWithThreshold', first, 2n);
    await devnet.passTime(365 * 86_400);
    await approve([two], guardians.slice(1, 2));
    expect(await readRequest(address)).toMatchObject({ guardiansApprovalCount: 2n });
  });

  test('forgets approvals and signatures with an invalidated nonce', async () => {
    const { address, guardians, approve, call } = await openAccount();
    const signatures = await sign(guardians.slice(0, 2), {
      wallet: address,
      newOwners: [two],
      nonce: await readNonce(address),
    });
    await approve([two], guardians.slice(0, 1), false);
    await call('invalidateNonce');
    await expect(approve([two], guardians.slice(1, 2))).rejects.toThrow('Too few approvals');
    const late = byAnyone('multiConfirmRecovery', address, [two], 1n, signatures, true);
    await expect(late).rejects.toThrow('Invalid signature');
  });

  test('starts again after each cancellation, with new signatures', async () => {
    const { address, guardians, approve, call } = await openAccount();
    await expect(call('cancelRecovery')).rejects.toThrow('No recovery is running');
    for (const _round of [1, 2]) {
      await approve([two], guardians.slice(0, 2));
      await call('cancelRecovery');
      expect((await readRequest(address)).executeAfter).toBe(0n);
    }
    await letPeriodPass();
    await expect(finalize(address)).rejects.toThrow('No recovery is running');
  });

  test.each<
    [string, (account: Awaited<ReturnType<typeof openAccount>>) => Promise<unknown>, string]
  >([
    [
      'an owner as guardian',
      ({ call, owner }) => call('addGuardianWithThreshold', owner.address, 2n),
      'An owner cannot',
    ],
    [
      'the account as guardian',
      ({ call, address }) => call('addGuardianWithThreshold', address, 2n),
      'Invalid guardian',
    ],
    [
      'a guardian twice',
      ({ call, guardians }) => call('addGuardianWithThreshold', guardians[0]?.address, 2n),
      'Already',
    ],
    ['a threshold above the guardians', ({ call }) => call('changeThreshold', 4n), 'exceeds'],
    ['a threshold of zero', ({ call }) => call('changeThreshold', 0n), 'is zero'],
    [
      'guardians of a stranger',
      ({ address }) => byAnyone('addGuardianWithThreshold', address, 1n),
      '',
    ],
    [
      'too few signatures',
      ({ approve, guardians }) => approve([two], guardians.slice(0, 1)),
      'Too few',
    ],
    [
      'a signature of a stranger',
      ({ approve }) => approve([two], [createPerson()]),
      'Not a guardian',
    ],
    [
      'signatures out of order',
      async ({ address, guardians }) => {
        const signed = await sign(guardians, { wallet: address, newOwners: [two], nonce: 0n });
        return byAnyone('multiConfirmRecovery', address, [two], 1n, signed.toReversed(), true);
      },
      'ascending order',
    ],
    [
      'signatures for another network (replay)',
      async ({ address, guardians }) => {
        const signed = await sign(
          guardians,
          { wallet: address, newOwners: [two], nonce: 0n },
          8453,
        );
        return byAnyone('multiConfirmRecovery', address, [two], 1n, signed, true);
      },
      'Invalid signature',
    ],
    [
      'a wrapped signature of a guardian that is not deployed (ERC-6492)',
      async ({ address, call }) => {
        await call('addGuardianWithThreshold', three, 1n);
        const signed = [{ signer: three, signature: `0x${'00'.repeat(96)}${'6492'.repeat(16)}` }];
        return byAnyone('multiConfirmRecovery', address, [two], 1n, signed, true);
      },
      'Invalid signature length',
    ],
  ])('refuses %s', async (_case, act, text) => {
    await expect(act(await openAccount())).rejects.toThrow(text);
  });
});
