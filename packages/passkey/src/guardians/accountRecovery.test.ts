import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChainRead } from '../account/chainRead.ts';
import {
  localModule,
  type RecoveryWorld,
  startRecoveryWorld,
  startSigned,
} from '../recovery/recoveryWorld.testing.ts';

const stranger: Address = `0x${'1'.repeat(40)}`;

describe('recovery of the connected account', () => {
  let world: RecoveryWorld;
  beforeAll(async () => {
    world = await startRecoveryWorld();
  });
  afterAll(() => world.stop());

  /** Page with a new account; the module is configured on the first of two networks. */
  async function openAccount(own: Parameters<RecoveryWorld['open']>[0] = {}) {
    const { chainId } = world;
    const page = world.open({ recovery: { [chainId]: localModule }, ...own });
    const { address } = await page.provider.connect({ create: 'Mira' });
    await world.fund(address);
    const guardians = [
      world.createKeyGuardian(),
      world.createKeyGuardian(),
      world.createKeyGuardian(),
    ];
    const choice = { chainId, guardians: guardians.map((one) => one.address), threshold: 2 };
    const recovery = await page.provider.owners.recovery();
    const start = async () =>
      world.submit(
        await startSigned(
          world.createPlace(address),
          { newOwners: [stranger], newThreshold: 1 },
          guardians.slice(0, 2),
        ),
      );
    return { ...page, recovery, chainId, choice, start };
  }

  test('setGuardians deploys the account with its guardians in one transaction', async () => {
    const { recovery, chainId, choice, reviews } = await openAccount();
    const before = await recovery.read();
    expect(before).toMatchObject([{ chainId, state: 'notDeployed' }, { state: 'noModule' }]);
    await recovery.setGuardians(choice);
    expect(reviews).toHaveLength(1);
    const [found] = await recovery.read();
    expect(found).toMatchObject({ state: 'on', threshold: 2, running: undefined });
    expect(found).toMatchObject({ guardians: choice.guardians.toReversed() });
  });

  test('setGuardians replaces guardians, and refuses those there are', async () => {
    const { recovery, choice } = await openAccount();
    await recovery.setGuardians(choice);
    await expect(recovery.setGuardians(choice)).rejects.toMatchObject({ reason: 'nothingToDo' });
    const [first = stranger, second = stranger] = choice.guardians;
    await recovery.setGuardians({ ...choice, guardians: [first, second], threshold: 1 });
    const [found] = await recovery.read();
    expect(found).toMatchObject({ guardians: [second, first], threshold: 1 });
  });

  test('cancel ends a recovery, whose signatures do not start it again, and keeps the guardians', async () => {
    const { recovery, chainId, choice, start } = await openAccount();
    await recovery.setGuardians(choice);
    await expect(recovery.cancel({ chainId })).rejects.toMatchObject({ reason: 'notRunning' });
    await start();
    expect(await recovery.read()).toMatchObject([{ running: { newOwners: [stranger] } }, {}]);
    await recovery.cancel({ chainId });
    expect(await recovery.read()).toMatchObject([{ running: undefined, threshold: 2 }, {}]);
  });

  test('stop ends a recovery, and removes guardians and module', async () => {
    const { recovery, chainId, choice, start } = await openAccount();
    await recovery.setGuardians(choice);
    await start();
    await recovery.stop({ chainId });
    const off = { state: 'off', guardians: [], running: undefined };
    expect(await recovery.read()).toMatchObject([off, {}]);
  });

  test('a recovery that starts after the review is read afterwards', async () => {
    let startBetween: (() => Promise<unknown>) | undefined;
    const page = await openAccount({
      async review() {
        await startBetween?.();
        return true;
      },
    });
    const { recovery, chainId, choice, start } = page;
    await recovery.setGuardians(choice);
    startBetween = start;
    const [first = stranger, second = stranger] = choice.guardians;
    await recovery.setGuardians({ chainId, guardians: [first, second], threshold: 1 });
    expect(await recovery.read()).toMatchObject([{ running: { newOwners: [stranger] } }, {}]);
  });

  test('reads an unreachable network as such, and not as one without guardians', async () => {
    let isDown = false;
    const { chainId } = world;
    const read: ChainRead = async (call) => {
      if (isDown) throw new Error('The network is down.');
      return world.read(call);
    };
    const { recovery } = await openAccount({ networks: [{ chainId, read }] });
    isDown = true;
    const [found] = await recovery.read();
    expect(found).toMatchObject({ chainId, state: 'unreachable' });
    expect(found).not.toHaveProperty('guardians');
    expect(await recovery.readGuardian(stranger)).toEqual([{ chainId, kind: 'unreachable' }]);
  });

  test('readGuardian tells contract accounts from keys', async () => {
    const { recovery } = await openAccount();
    const kindsOf = async (address: Address) =>
      (await recovery.readGuardian(address)).map(({ kind }) => kind);
    const safe = await world.createSafeGuardian();
    expect(await kindsOf(safe.address)).toEqual(['contract', 'unused']);
    expect(await kindsOf(stranger)).toEqual(['unused', 'unused']);
    const payer = world.devnet.accounts[0]?.address ?? stranger;
    expect((await kindsOf(payer))[0]).toBe('key');
  });
});
