import { type Address, encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelRecovery, setUpRecovery } from '../../../recovery/guardianChanges.ts';
import { collectSignatures } from '../../../recovery/guardianSignature.ts';
import type { NewOwners } from '../../../recovery/proposeRecovery.ts';
import { readRecovery } from '../../../recovery/readRecovery.ts';
import { recoveryAbi } from '../../../recovery/recoveryAbi.ts';
import {
  localModule,
  type RecoveryWorld,
  signAll,
  startRecoveryWorld,
  startSigned,
} from '../../../recovery/recoveryWorld.testing.ts';
import { finishRecovery } from '../../../recovery/runRecovery.ts';
import { readProgress } from './readProgress.ts';

const newOwner: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const wanted: NewOwners = { newOwners: [newOwner], newThreshold: 1 };
const halfPeriod = localModule.period / 2;

let world: RecoveryWorld;
beforeAll(async () => {
  world = await startRecoveryWorld();
});
afterAll(() => world.stop());

/** Safe that is on both networks, with the same guardians on both. */
async function openTwice() {
  const first = await world.openSafe();
  const { owner, guardians } = first;
  const second = await world.openSafe({ owner, guardians, on: world.devnet.rollup.chain.id });
  const choice = { guardians: guardians.map(({ address }) => address), threshold: 2 };
  for (const { place, execute } of [first, second])
    await execute(await setUpRecovery(place, choice));
  expect(second.address).toBe(first.address);
  return { first, second, guardians, owner };
}

type Account = Awaited<ReturnType<typeof openTwice>>;

async function start({ guardians }: Account, { place }: Account['first']) {
  await world.submit(await startSigned(place, wanted, guardians.slice(0, 2)));
}

/** Step of the request on one network, as the page shows it. */
async function readStep({ place }: Account['first']) {
  const request = { ...wanted, chainId: place.chainId, nonce: 1n, signatures: [] };
  return (await readProgress(place, request)).step;
}

describe('a recovery on two networks, one of which lags', () => {
  test('ends on each by its own date, and the new owner has the account on one of them meanwhile', async () => {
    const account = await openTwice();
    const { first, second, owner } = account;
    await start(account, first);
    await world.devnet.passTime(halfPeriod);
    expect(await readStep(second)).toBe('collecting');
    await start(account, second);
    await world.devnet.passTime(halfPeriod);

    expect([await readStep(first), await readStep(second)]).toEqual(['due', 'waiting']);
    await world.submit(await finishRecovery(first.place));
    await expect(finishRecovery(second.place)).rejects.toMatchObject({ reason: 'periodRunning' });
    expect([await readStep(first), await readStep(second)]).toEqual(['done', 'waiting']);
    expect(await first.readOwners()).toEqual([newOwner]);
    expect(await second.readOwners()).toEqual([owner.address]);

    await world.devnet.passTime(halfPeriod);
    await world.submit(await finishRecovery(second.place));
    expect(await second.readOwners()).toEqual([newOwner]);
  });

  test('is stopped by the old key where it lags, and stays finished where it is', async () => {
    const account = await openTwice();
    const { first, second, owner } = account;
    await start(account, first);
    await world.devnet.passTime(halfPeriod);
    await start(account, second);
    await world.devnet.passTime(halfPeriod);
    await world.submit(await finishRecovery(first.place));
    await second.execute(await cancelRecovery(second.place));
    await world.devnet.passTime(halfPeriod);

    await expect(finishRecovery(second.place)).rejects.toMatchObject({ reason: 'notRunning' });
    expect([await readStep(first), await readStep(second)]).toEqual(['done', 'outdated']);
    expect(await second.readOwners()).toEqual([owner.address]);
  });

  test('starts on neither by signatures of the other (replay)', async () => {
    const { first, second, guardians } = await openTwice();
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const) {
      // The account, its guardians, the module and the nonce are the same.
      const signatures = await signAll(from.place, wanted, guardians.slice(0, 2));
      const sorted = (await collectSignatures(from.place, wanted, signatures)).signatures;
      expect(await collectSignatures(to.place, wanted, signatures)).toMatchObject({
        ...{ signatures: [], missing: 2 },
        refused: Array(2).fill({ error: { reason: 'signatureInvalid' } }),
      });
      const args = [to.address, wanted.newOwners, 1n, sorted, true] as const;
      const call = { abi: recoveryAbi, functionName: 'multiConfirmRecovery', args } as const;
      const { chainId, module } = to.place;
      const data = encodeFunctionData(call);
      await expect(world.submit({ chainId, to: module.address, data })).rejects.toThrow();
      expect(await readRecovery(to.place)).toMatchObject({ nonce: 1n, running: undefined });
    }
  });
});
