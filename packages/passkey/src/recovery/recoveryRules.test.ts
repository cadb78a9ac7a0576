import { listSentinel, type SafeCall } from '@mooring/safe/transactions';
import {
  type Address,
  concat,
  decodeFunctionData,
  encodeFunctionData,
  parseAbi,
  slice,
  toHex,
  zeroAddress,
} from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChainRead } from '../account/chainRead.ts';
import { cancelRecovery, changeGuardians, setUpRecovery, stopRecovery } from './guardianChanges.ts';
import { collectSignatures, signAsGuardian } from './guardianSignature.ts';
import { type NewOwners, proposeRecovery } from './proposeRecovery.ts';
import { readRecovery } from './readRecovery.ts';
import { recoveryAbi } from './recoveryAbi.ts';
import type { RecoveryPlace } from './recoveryState.ts';
import {
  localModule,
  type RecoveryWorld,
  signAll,
  startRecoveryWorld,
  startSigned,
} from './recoveryWorld.testing.ts';
import { finishRecovery, startRecovery } from './runRecovery.ts';

const newOwner: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const otherOwner: Address = `0x${'9'.repeat(40)}`;
const wanted: NewOwners = { newOwners: [newOwner], newThreshold: 1 };
const safeAbi = parseAbi([
  'function enableModule(address module)',
  'function disableModule(address previous, address module)',
]);

let world: RecoveryWorld;
beforeAll(async () => {
  world = await startRecoveryWorld();
});
afterAll(() => world.stop());

/** Safe of a plain key, with three guardians of which two have to agree. */
async function openGuarded() {
  const account = await world.openSafe();
  const choice = { guardians: account.guardians.map(({ address }) => address), threshold: 2 };
  await account.execute(await setUpRecovery(account.place, choice));
  return { ...account, choice };
}

type Account = Awaited<ReturnType<typeof openGuarded>>;

async function start({ place, guardians }: Account, signing = guardians.slice(0, 2)) {
  await world.submit(await startSigned(place, wanted, signing));
}

/** Functions of a batch, in order. */
function listFunctions(calls: readonly SafeCall[]): readonly string[] {
  const abi = [...recoveryAbi, ...safeAbi];
  return calls.map(({ data }) => decodeFunctionData({ abi, data }).functionName);
}

/** The module is disabled by other means, which leave everything as it is. */
function disableAlone({ address, execute }: Pick<Account, 'address' | 'execute'>) {
  const args = [listSentinel, localModule.address] as const;
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args });
  return execute([{ to: address, value: 0n, data, operation: 0 }]);
}

describe('proposeRecovery refuses', () => {
  const refused = { reason: 'ownerInvalid' };
  test.each<[string, (account: Account) => Partial<NewOwners>, object]>([
    ['a guardian', ({ choice }) => ({ newOwners: choice.guardians.slice(0, 1) }), refused],
    ['the zero address', () => ({ newOwners: [zeroAddress] }), refused],
    ['the sentinel', () => ({ newOwners: [listSentinel] }), refused],
    ['the account', ({ address }) => ({ newOwners: [address] }), refused],
    [
      'one owner twice',
      () => ({ newOwners: [newOwner, newOwner.toLowerCase() as Address] }),
      refused,
    ],
    ['no owner', () => ({ newOwners: [] }), refused],
    ['an owner that is not an address', () => ({ newOwners: ['0x12'] }), refused],
    ['a threshold of zero', () => ({ newThreshold: 0 }), { reason: 'thresholdInvalid' }],
    ['a threshold above the owners', () => ({ newThreshold: 2 }), { reason: 'thresholdInvalid' }],
    ['half a threshold', () => ({ newThreshold: 0.5 }), { reason: 'thresholdInvalid' }],
  ])(
    '%s as new owner, and so do signing, collecting and starting (M-01)',
    async (_case, pick, error) => {
      const account = await openGuarded();
      const { place, guardians } = account;
      const bad = { ...wanted, ...pick(account) };
      await expect(proposeRecovery(place, bad)).rejects.toMatchObject(error);
      await expect(signAll(place, bad, guardians)).rejects.toMatchObject(error);
      await expect(collectSignatures(place, bad, [])).rejects.toMatchObject(error);
      await expect(startRecovery(place, bad, [])).rejects.toMatchObject(error);
    },
  );
});

describe('setUpRecovery refuses', () => {
  const invalid = { reason: 'guardianInvalid' };
  const threshold = { reason: 'thresholdInvalid' };
  type Open = Awaited<ReturnType<RecoveryWorld['openSafe']>>;
  test.each<[string, (account: Open) => { guardians?: Address[]; threshold?: number }, object]>([
    ['an owner as guardian', ({ owner }) => ({ guardians: [owner.address] }), invalid],
    ['the account as guardian', ({ address }) => ({ guardians: [address] }), invalid],
    ['the module as guardian', () => ({ guardians: [localModule.address] }), invalid],
    ['the zero address as guardian', () => ({ guardians: [zeroAddress] }), invalid],
    ['the sentinel as guardian', () => ({ guardians: [listSentinel] }), invalid],
    [
      'a guardian twice',
      () => ({ guardians: [newOwner, newOwner.toLowerCase() as Address] }),
      invalid,
    ],
    ['a threshold of all guardians', () => ({ threshold: 3 }), threshold],
    ['a threshold of zero', () => ({ threshold: 0 }), threshold],
    ['no guardians', () => ({ guardians: [], threshold: 0 }), threshold],
    [
      'one guardian',
      ({ guardians }) => ({
        guardians: guardians.slice(0, 1).map(({ address }) => address),
        threshold: 1,
      }),
      threshold,
    ],
  ])('%s', async (_case, pick, error) => {
    const account = await world.openSafe();
    const choice = { guardians: account.guardians.map(({ address }) => address), threshold: 2 };
    const bad = { ...choice, ...pick(account) };
    await expect(setUpRecovery(account.place, bad)).rejects.toMatchObject(error);
  });

  test('a future owner as guardian, and an account that is not deployed otherwise', async () => {
    const place = world.createPlace(newOwner);
    const guardians = ['1', '2', '3'].map((digit): Address => `0x${digit.repeat(40)}`);
    const choice = { guardians, threshold: 2 };
    await expect(setUpRecovery(place, choice)).rejects.toMatchObject({ reason: 'notDeployed' });
    const futureOwners = guardians.slice(0, 1);
    await expect(setUpRecovery(place, { ...choice, futureOwners })).rejects.toMatchObject(invalid);
    expect(
      listFunctions(await setUpRecovery(place, { ...choice, futureOwners: [newOwner] })),
    ).toEqual(['enableModule', ...Array(3).fill('addGuardianWithThreshold')]);
  });

  test('an account with guardians', async () => {
    const { place, choice } = await openGuarded();
    await expect(setUpRecovery(place, choice)).rejects.toMatchObject({ reason: 'alreadySetUp' });
  });
});

describe('changeGuardians', () => {
  test('cancels a running recovery, and revokes before it invalidates approvals', async () => {
    const account = await openGuarded();
    const { place, guardians, choice, execute } = account;
    await start(account);
    const [, ...kept] = choice.guardians;
    const calls = await changeGuardians(place, { guardians: [...kept, newOwner], threshold: 1 });
    expect(listFunctions(calls)).toEqual([
      'cancelRecovery',
      'revokeGuardianWithThreshold',
      'addGuardianWithThreshold',
      'invalidateNonce',
    ]);
    await execute(calls);
    const found = await readRecovery(place);
    expect(found).toMatchObject({ threshold: 1, nonce: 3n, running: undefined });
    await world.letPeriodPass();
    await expect(finishRecovery(place)).rejects.toMatchObject({ reason: 'notRunning' });
    const removed = signAll(place, { ...wanted, newOwners: [otherOwner] }, guardians.slice(0, 1));
    await expect(removed).rejects.toMatchObject({ reason: 'notGuardian' });
  });

  test('ends approvals given before, onchain and by signature', async () => {
    const account = await openGuarded();
    const { place, guardians, choice, execute } = account;
    const early = await signAll(place, wanted, guardians);
    await approve(account, early.slice(0, 1));
    expect((await collectSignatures(place, wanted, [])).approved).toHaveLength(1);
    await execute(await changeGuardians(place, { ...choice, threshold: 1 }));
    expect(await collectSignatures(place, wanted, early)).toMatchObject({
      signatures: [],
      approved: [],
      missing: 1,
      refused: Array(3).fill({ error: { reason: 'signatureInvalid' } }),
    });
  });

  test('refuses what changes nothing, a threshold of all, and an account without guardians', async () => {
    const { place, choice } = await openGuarded();
    const change = (threshold: number) => changeGuardians(place, { ...choice, threshold });
    await expect(change(2)).rejects.toMatchObject({ reason: 'nothingToDo' });
    await expect(change(3)).rejects.toMatchObject({ reason: 'thresholdInvalid' });
    expect(listFunctions(await change(1))).toEqual(['changeThreshold', 'invalidateNonce']);
    const other = await world.openSafe();
    await expect(changeGuardians(other.place, choice)).rejects.toMatchObject({
      reason: 'notSetUp',
    });
  });

  /** Approvals onchain, without a start. */
  async function approve({ address }: Account, signatures: Awaited<ReturnType<typeof signAll>>) {
    const args = [address, wanted.newOwners, 1n, signatures, false] as const;
    const call = { abi: recoveryAbi, functionName: 'multiConfirmRecovery', args } as const;
    const { chainId } = world;
    await world.submit({ chainId, to: localModule.address, data: encodeFunctionData(call) });
  }
});

describe('stopRecovery', () => {
  test('cancels, invalidates, revokes all and disables, so that a later set-up begins anew', async () => {
    const account = await openGuarded();
    const { place, choice, execute } = account;
    await start(account);
    const calls = await stopRecovery(place);
    expect(listFunctions(calls)).toEqual([
      'cancelRecovery',
      'invalidateNonce',
      ...Array(3).fill('revokeGuardianWithThreshold'),
      'disableModule',
    ]);
    await execute(calls);
    expect(await readRecovery(place)).toMatchObject({
      state: 'off',
      guardians: [],
      threshold: 0,
      running: undefined,
    });
    await expect(stopRecovery(place)).rejects.toMatchObject({ reason: 'nothingToDo' });
    await execute(await setUpRecovery(place, choice));
    await world.letPeriodPass();
    await expect(finishRecovery(place)).rejects.toMatchObject({ reason: 'notRunning' });
  });

  test('removes what a disabled module has kept', async () => {
    const account = await openGuarded();
    await start(account);
    await disableAlone(account);
    const calls = await stopRecovery(account.place);
    expect(listFunctions(calls)).toEqual([
      'enableModule',
      'cancelRecovery',
      'invalidateNonce',
      ...Array(3).fill('revokeGuardianWithThreshold'),
      'disableModule',
    ]);
    await account.execute(calls);
    expect(await readRecovery(account.place)).toMatchObject({ state: 'off', guardians: [] });
  });
});

test('setUpRecovery ends a recovery that a disabled module has kept', async () => {
  const account = await openGuarded();
  const { place, choice, execute } = account;
  await start(account);
  await disableAlone(account);
  expect(await readRecovery(place)).toMatchObject({ state: 'off', running: { approvals: 2 } });
  await expect(proposeRecovery(place, wanted)).rejects.toMatchObject({ reason: 'notSetUp' });
  const [, second, third] = choice.guardians;
  const guardians = [otherOwner, second ?? '0x', third ?? '0x'];
  const calls = await setUpRecovery(place, { guardians, threshold: 2 });
  expect(listFunctions(calls)).toEqual([
    'enableModule',
    'cancelRecovery',
    'revokeGuardianWithThreshold',
    'addGuardianWithThreshold',
    'invalidateNonce',
  ]);
  await execute(calls);
  await world.letPeriodPass();
  await expect(finishRecovery(place)).rejects.toMatchObject({ reason: 'notRunning' });
});

test('startRecovery starts again after a cancellation, with new signatures only', async () => {
  const account = await openGuarded();
  const { place, guardians, execute } = account;
  const first = await signAll(place, wanted, guardians);
  await world.submit(await startRecovery(place, wanted, first));
  await execute(await cancelRecovery(place));
  const again = startRecovery(place, wanted, first);
  await expect(again).rejects.toMatchObject({ reason: 'tooFewSignatures' });
  await start(account);
  expect(await readRecovery(place)).toMatchObject({ running: { approvals: 2 } });
});

test('startRecovery replaces a running recovery by more approvals, and refuses as many', async () => {
  const account = await openGuarded();
  const { place, guardians } = account;
  await start(account);
  const other = { newOwners: [otherOwner], newThreshold: 1 };
  const equal = startSigned(place, other, guardians.slice(1));
  await expect(equal).rejects.toMatchObject({ reason: 'running' });
  // The node prices the new end by the time of its newest block.
  await world.devnet.passTime(60);
  await world.submit(await startSigned(place, other, guardians));
  expect(await readRecovery(place)).toMatchObject({
    running: { newOwners: [otherOwner], approvals: 3 },
  });
});

describe('collectSignatures', () => {
  test('sorts valid signatures, and leaves out others with their reason', async () => {
    const { place, guardians } = await openGuarded();
    const [first, second, third] = await signAll(place, wanted, guardians);
    if (!first || !second || !third) throw new Error('There are three.');
    const stranger = { signer: newOwner, signature: first.signature };
    const swapped = { signer: third.signer, signature: first.signature };
    const found = await collectSignatures(place, wanted, [
      second,
      stranger,
      swapped,
      first,
      second,
    ]);
    const ascending = [first, second].sort((a, b) =>
      a.signer.toLowerCase() < b.signer.toLowerCase() ? -1 : 1,
    );
    expect(found.signatures).toEqual(ascending);
    expect(found.missing).toBe(0);
    expect(found.refused).toMatchObject([
      { signer: newOwner, error: { reason: 'notGuardian' } },
      { signer: third.signer, error: { reason: 'signatureInvalid' } },
    ]);
  });

  test('accepts 0 and 1 as the last byte of a key’s signature', async () => {
    const { place, guardians } = await openGuarded();
    const signed = await signAll(place, wanted, guardians.slice(0, 2));
    const low = signed.map(({ signer, signature }) => {
      const last = Number(slice(signature, 64)) - 27;
      return { signer, signature: concat([slice(signature, 0, 64), toHex(last, { size: 1 })]) };
    });
    await world.submit(await startRecovery(place, wanted, low));
  });

  test('refuses signatures for another network (replay)', async () => {
    const { place, guardians, choice } = await openGuarded();
    const elsewhere = { ...place, chainId: world.devnet.rollup.chain.id };
    // Checked for that network, the signature is good.
    const [first] = await signAll(elsewhere, wanted, guardians.slice(0, 1));
    const { refused } = await collectSignatures(place, wanted, first ? [first] : []);
    expect(refused).toMatchObject([
      { signer: choice.guardians[0], error: { reason: 'signatureInvalid' } },
    ]);
  });
});

test('signAsGuardian refuses a passkey account that is not deployed, with the reason (ERC-6492)', async () => {
  const account = await openGuarded();
  const { place, choice, execute } = account;
  const early = await world.createPasskeyGuardian(false);
  const guardians = [...choice.guardians, early.address];
  await execute(await changeGuardians(place, { guardians, threshold: 2 }));
  await expect(signAll(place, wanted, [early])).rejects.toMatchObject({
    reason: 'guardianNotDeployed',
    message: expect.stringContaining('ERC-6492'),
  });
});

test('signAsGuardian asks a wallet on another network to switch, and nobody who is not a guardian', async () => {
  const { place, guardians } = await openGuarded();
  const [guardian] = guardians;
  if (!guardian) throw new Error('There are three.');
  const asked: string[] = [];
  const wallet = {
    async request(call: { readonly method: string; readonly params?: unknown }) {
      asked.push(call.method);
      if (call.method === 'eth_chainId') return '0x1';
      return call.method === 'wallet_switchEthereumChain' ? null : guardian.wallet.request(call);
    },
  };
  await signAsGuardian(place, wanted, { guardian: guardian.address, wallet });
  const methods = ['eth_chainId', 'wallet_switchEthereumChain', 'eth_signTypedData_v4'];
  expect(asked).toEqual(methods);
  const stranger = signAsGuardian(place, wanted, { guardian: newOwner, wallet });
  await expect(stranger).rejects.toMatchObject({ reason: 'notGuardian' });
  expect(asked).toEqual(methods);
});

describe('readRecovery', () => {
  /** The account's place on the rollup, which lags: the account is not there. */
  function onRollup(place: RecoveryPlace): RecoveryPlace {
    const { chain, client } = world.devnet.rollup;
    return { ...place, chainId: chain.id, read: (call) => client.request(call as never) };
  }
  const down: ChainRead = () => Promise.reject(new Error('Down'));

  test.each<[string, (place: RecoveryPlace) => RecoveryPlace, string, string]>([
    ['notDeployed on a network without the account', onRollup, 'notDeployed', 'notDeployed'],
    [
      'unreachable, never without guardians, while a network is down',
      (place) => ({ ...place, read: down }),
      'unreachable',
      'unreadable',
    ],
    [
      'unreachable if a network answers half',
      (place) => ({
        ...place,
        read: (call) =>
          call.method === 'eth_getBlockByNumber' ? Promise.resolve(null) : place.read(call),
      }),
      'unreachable',
      'unreadable',
    ],
    [
      'unknownModule for other code than the published',
      (place) => ({ ...place, module: { ...localModule, codeHash: undefined } }),
      'unknownModule',
      'unknownModule',
    ],
    [
      'unknownModule for an address without code',
      (place) => ({ ...place, module: { ...localModule, address: newOwner } }),
      'unknownModule',
      'unknownModule',
    ],
  ])('is %s, and everything else refuses it', async (_case, change, state, reason) => {
    const account = await openGuarded();
    const place = change(account.place);
    expect(await readRecovery(place)).toMatchObject({ state });
    for (const act of [
      () => setUpRecovery(place, account.choice),
      () => changeGuardians(place, account.choice),
      () => stopRecovery(place),
      () => cancelRecovery(place),
      () => proposeRecovery(place, wanted),
      () => startRecovery(place, wanted, []),
      () => finishRecovery(place),
    ])
      await expect(act()).rejects.toMatchObject({ name: 'RecoveryError', reason });
  });

  test('keeps the two networks of an account apart', async () => {
    const account = await openGuarded();
    await start(account);
    const rollup = onRollup(account.place);
    expect(await readRecovery(account.place)).toMatchObject({ running: { approvals: 2 } });
    expect(await readRecovery(rollup)).toEqual({ state: 'notDeployed' });
  });
});
