import { DEMO_ACCOUNTS, type Devnet, startDevnet } from '@mooring/devnet';
import { purposeOf } from '@mooring/safe/payment';
import {
  addDelegate,
  allowanceModules,
  deleteAllowance,
  disableModule,
  enableModule,
  removeDelegate,
  resetAllowance,
  type SafeCall,
  setAllowance,
  setFallbackHandler,
  setGuard,
} from '@mooring/safe/transactions';
import {
  getSafe4337ModuleDeployment,
  getSocialRecoveryModuleDeployment,
} from '@safe-global/safe-modules-deployments';
import {
  type Address,
  encodeFunctionData,
  getAddress,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSafe } from '../read/readSafe.ts';
import { readSettings } from './readSettings.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const [module = zeroAddress] = allowanceModules;
const [, keeper, impostor] = DEMO_ACCOUNTS;
const DAY = 1_440;
const spendAbi = parseAbi([
  'function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
]);

function safeOf() {
  const [club] = devnet.multisigs;
  if (!club) throw new Error('The network has a Safe.');
  return club.safe;
}

const read = () => readSettings(devnet.ethereum.client, safeOf(), true);

/** Executes calls as the Safe itself does. */
async function asSafe(...calls: readonly SafeCall[]) {
  const { client } = devnet.ethereum;
  const { address } = safeOf();
  await client.impersonateAccount({ address });
  for (const { to, data } of calls) {
    const hash = await client.sendTransaction({ account: address, to, data });
    const { status } = await client.waitForTransactionReceipt({ hash });
    expect(status).toBe('success');
  }
  await client.stopImpersonatingAccount({ address });
}

async function spend(amount: bigint, delegate: Address = keeper.address) {
  const args = [safeOf().address, zeroAddress, impostor.address, amount] as const;
  const data = encodeFunctionData({
    abi: spendAbi,
    args: [...args, zeroAddress, 0n, delegate, '0x'],
  });
  const { client } = devnet.ethereum;
  const hash = await client.sendTransaction({ account: delegate, to: module, data, gas: 500_000n });
  return (await client.waitForTransactionReceipt({ hash })).status;
}

test('readSettings returns only the published handler for a default account', async () => {
  expect(await read()).toEqual({
    modules: [],
    guard: undefined,
    moduleGuard: undefined,
    handler: { address: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99', hasCode: true },
    limits: { module, isEnabled: false, delegates: [] },
  });
});

test('readSettings reads several pages of modules in order, each of which can be disabled', async () => {
  const safe = safeOf();
  const many = Array.from({ length: 53 }, (_, index) =>
    getAddress(pad(numberToHex(index + 2), { size: 20 })),
  );
  await asSafe(...many.map((one) => enableModule(safe, one)));
  const { modules } = await read();
  expect((await readSafe(devnet.ethereum.client, safe.address))?.modules).toHaveLength(53);
  // The newest is first.
  expect(modules).toEqual(many.toReversed().map((address) => ({ address, hasCode: false })));
  const listed = modules.map(({ address }) => address);
  await asSafe(disableModule(safe, many[50] ?? zeroAddress, listed));
  expect((await read()).modules).toHaveLength(52);
  for (;;) {
    const left = (await read()).modules.map(({ address }) => address);
    const [first] = left;
    if (!first) break;
    await asSafe(...left.map((one, index) => disableModule(safe, one, left.slice(index))));
  }
});

test('readSettings reads guard and handler from their storage slots', async () => {
  const safe = safeOf();
  await asSafe(setFallbackHandler(safe, impostor.address));
  const { handler, guard } = await read();
  expect(handler).toEqual({ address: impostor.address, hasCode: false });
  expect(guard).toBeUndefined();
  await asSafe(setFallbackHandler(safe, '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'));
  await asSafe(setGuard(safe, undefined));
});

test('spendCall spends up to the limit without signatures, and again after it renews', async () => {
  const safe = safeOf();
  const limit = {
    ...{ delegate: keeper.address, token: zeroAddress },
    ...{ amount: parseEther('0.2'), resetMinutes: DAY },
  };
  await asSafe(
    enableModule(safe, module),
    addDelegate(module, keeper.address),
    setAllowance(module, limit),
  );
  const { client } = devnet.ethereum;
  const before = await client.getBalance({ address: impostor.address });
  expect(await spend(parseEther('0.15'))).toBe('success');
  expect(await spend(parseEther('0.06'))).toBe('reverted');
  expect(await spend(1n, impostor.address)).toBe('reverted');
  const limits = async () => (await read()).limits;
  expect(await limits()).toMatchObject({
    module,
    isEnabled: true,
    delegates: [
      {
        address: keeper.address,
        limits: [
          {
            token: zeroAddress,
            amount: parseEther('0.2'),
            spent: parseEther('0.15'),
            resetMinutes: DAY,
            nonce: 2,
          },
        ],
      },
    ],
  });
  expect(await client.getBalance({ address: impostor.address })).toBeLessThan(
    before + parseEther('0.15'),
  );
  await client.increaseTime({ seconds: DAY * 60 });
  await client.mine({ blocks: 1 });
  expect((await limits()).delegates[0]?.limits[0]?.spent).toBe(0n);
  expect(await spend(parseEther('0.2'))).toBe('success');
  await asSafe(resetAllowance(module, limit));
  expect((await limits()).delegates[0]?.limits[0]?.spent).toBe(0n);
  await asSafe(deleteAllowance(module, limit));
  expect((await limits()).delegates).toEqual([{ address: keeper.address, limits: [] }]);
  await asSafe(removeDelegate(module, keeper.address));
  expect((await limits()).delegates).toEqual([]);
  await asSafe(disableModule(safe, module, [module]));
});

test('readSettings recognises the modules that Safe publishes', () => {
  for (const version of ['0.2.0', '0.3.0']) {
    const address = getSafe4337ModuleDeployment({ version })?.networkAddresses['1'];
    expect(purposeOf(addressFrom(address))).toBe('operations');
  }
  const recovery = getSocialRecoveryModuleDeployment({ version: '0.1.0' })?.networkAddresses['10'];
  expect(purposeOf(addressFrom(recovery))).toBe('recovery');
  expect(purposeOf(module)).toBe('allowance');
  expect(purposeOf(keeper.address)).toBeUndefined();
});

function addressFrom(text: unknown): Address {
  if (typeof text !== 'string' || !text.startsWith('0x')) throw new Error(`No address: ${text}`);
  return `0x${text.slice(2)}`;
}
