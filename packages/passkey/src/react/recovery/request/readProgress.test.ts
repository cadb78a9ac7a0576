import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cancelRecovery,
  changeGuardians,
  setUpRecovery,
} from '../../../recovery/guardianChanges.ts';
import { readRecovery } from '../../../recovery/readRecovery.ts';
import type { RecoveryPlace } from '../../../recovery/recoveryState.ts';
import {
  type RecoveryWorld,
  signAll,
  startRecoveryWorld,
  type TestGuardian,
} from '../../../recovery/recoveryWorld.testing.ts';
import { finishRecovery, startRecovery } from '../../../recovery/runRecovery.ts';
import { acceptSignatures } from './acceptSignatures.ts';
import { readProgress } from './readProgress.ts';
import type { RecoveryRequest } from './recoveryRequest.ts';
import { renewNetworks } from './renewRequest.ts';

const newOwner: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const otherOwner: Address = `0x${'9'.repeat(40)}`;

let world: RecoveryWorld;
beforeAll(async () => {
  world = await startRecoveryWorld();
});
afterAll(() => world.stop());

/** Safe with three guardians of which two have to agree, and a request for it. */
async function openRequested(newOwners: readonly Address[] = [newOwner]) {
  const safe = await world.openSafe();
  const addresses = safe.guardians.map(({ address }) => address);
  await safe.execute(await setUpRecovery(safe.place, { guardians: addresses, threshold: 2 }));
  const empty: RecoveryRequest = {
    account: safe.address,
    newOwners,
    newThreshold: 1,
    networks: [],
  };
  return { ...safe, request: await renew(safe.place, empty) };
}

/** Request with the present nonce of the account. */
async function renew(place: RecoveryPlace, request: RecoveryRequest): Promise<RecoveryRequest> {
  const { chainId } = place;
  const found = await readRecovery(place);
  return { ...request, networks: renewNetworks(request.networks, [{ chainId, found }]) };
}

/** Copy of a request with the signatures of guardians. */
async function signCopy(
  request: RecoveryRequest,
  place: RecoveryPlace,
  guardians: readonly TestGuardian[],
): Promise<RecoveryRequest> {
  const signatures = await signAll(place, request, guardians);
  const networks = request.networks.map((network) => ({ ...network, signatures }));
  return { ...request, networks };
}

/** Progress of a request on its only network. */
async function readFirst(place: RecoveryPlace, request: RecoveryRequest) {
  const [network] = request.networks;
  if (!network) throw new Error('The request has no network.');
  return readProgress(place, { ...request, ...network });
}

describe('readProgress', () => {
  test('follows a request from its first signature to the new owner', async () => {
    const { place, guardians, request } = await openRequested();
    expect(await readFirst(place, request)).toMatchObject({ step: 'collecting', missing: 2 });
    const once = await signCopy(request, place, guardians.slice(0, 1));
    expect(await readFirst(place, once)).toMatchObject({
      ...{ step: 'collecting', missing: 1, approved: [guardians[0]?.address] },
    });
    const twice = await signCopy(request, place, guardians.slice(0, 2));
    expect(await readFirst(place, twice)).toMatchObject({ step: 'ready' });
    await world.submit(await startRecovery(place, twice, twice.networks[0]?.signatures ?? []));
    expect(await readFirst(place, twice)).toMatchObject({ step: 'waiting' });
    await world.letPeriodPass();
    expect(await readFirst(place, request)).toMatchObject({ step: 'due' });
    await world.submit(await finishRecovery(place));
    expect(await readFirst(place, request)).toEqual({ step: 'done' });
  });

  test('is outdated once the account has stopped it, and begins again with the new nonce', async () => {
    const { place, guardians, request, execute } = await openRequested();
    const { networks } = await signCopy(request, place, guardians.slice(0, 2));
    await world.submit(await startRecovery(place, request, networks[0]?.signatures ?? []));
    await execute(await cancelRecovery(place));
    expect(await readFirst(place, { ...request, networks })).toMatchObject({ step: 'outdated' });
    const renewed = await renew(place, request);
    expect(await readFirst(place, renewed)).toMatchObject({ step: 'collecting', missing: 2 });
  });

  test('is outdated once the guardians have changed', async () => {
    const { place, guardians, request, execute } = await openRequested();
    const fewer = guardians.slice(0, 2).map(({ address }) => address);
    await execute(await changeGuardians(place, { guardians: fewer, threshold: 1 }));
    expect(await readFirst(place, request)).toMatchObject({ step: 'outdated' });
  });

  test('asks for more signatures than another recovery has that runs', async () => {
    const { place, guardians, request } = await openRequested();
    const other = { ...request, newOwners: [otherOwner] };
    const signed = await signCopy(other, place, guardians.slice(0, 2));
    await world.submit(await startRecovery(place, other, signed.networks[0]?.signatures ?? []));
    const renewed = await renew(place, request);
    const two = await signCopy(renewed, place, guardians.slice(0, 2));
    expect(await readFirst(place, two)).toMatchObject({
      ...{ step: 'collecting', missing: 1, running: { newOwners: [otherOwner] } },
    });
    const three = await signCopy(renewed, place, guardians);
    expect(await readFirst(place, three)).toMatchObject({ step: 'ready' });
  });

  test('refuses a guardian as the new owner', async () => {
    const safe = await openRequested();
    const request = { ...safe.request, newOwners: [safe.guardians[2]?.address ?? newOwner] };
    expect(await readFirst(safe.place, request)).toEqual({ step: 'refused' });
  });

  test.each<[string, (place: RecoveryPlace) => RecoveryPlace, object]>([
    [
      'unreadable where the network is down',
      (place) => ({ ...place, read: () => Promise.reject(new Error('down')) }),
      { step: 'unreadable' },
    ],
    [
      'unreadable where only the owners cannot be read',
      (place) => ({
        ...place,
        read: (call) =>
          JSON.stringify(call).includes('0xa0e67e2b')
            ? Promise.reject(new Error('down'))
            : place.read(call),
      }),
      { step: 'unreadable' },
    ],
    [
      'unreadable where only signatures cannot be checked',
      (place) => ({
        ...place,
        read: (call) =>
          JSON.stringify(call).includes('0x37d82c36')
            ? Promise.reject(new Error('down'))
            : place.read(call),
      }),
      { step: 'unreadable' },
    ],
    [
      'impossible where the module is another contract',
      (place) => ({ ...place, module: { ...place.module, address: otherOwner } }),
      { step: 'impossible', reason: 'unknownModule' },
    ],
    [
      'impossible where the account is not',
      (place) => ({ ...place, account: otherOwner }),
      { step: 'impossible', reason: 'notDeployed' },
    ],
  ])('is %s', async (_, change, expected) => {
    const { place, request } = await openRequested();
    expect(await readFirst(change(place), request)).toEqual(expected);
  });

  test('is impossible for an account without guardians', async () => {
    const { place, address } = await world.openSafe();
    const { request } = await openRequested();
    expect(await readFirst(place, { ...request, account: address })).toEqual({
      ...{ step: 'impossible', reason: 'off' },
    });
  });
});

describe('acceptSignatures', () => {
  test('adds signatures of guardians, and leaves out others and those for other owners', async () => {
    const { place, guardians, request } = await openRequested();
    const copy = await signCopy(request, place, guardians.slice(0, 1));
    const forOther = await signCopy(
      { ...request, newOwners: [otherOwner] },
      place,
      guardians.slice(1, 2),
    );
    const strange = [
      ...(copy.networks[0]?.signatures ?? []),
      ...(forOther.networks[0]?.signatures ?? []),
      { signer: otherOwner, signature: `0x${'5'.repeat(130)}` } as const,
    ];
    const networks = copy.networks.map((network) => ({ ...network, signatures: strange }));
    const accepted = await acceptSignatures(request, { ...request, networks }, [place]);
    expect(accepted).toEqual(copy);
    const [, second] = guardians;
    const more = await signCopy(request, place, second ? [second] : []);
    const both = await acceptSignatures(accepted, more, [place]);
    expect(both.networks[0]?.signatures.map(({ signer }) => signer)).toEqual(
      guardians.slice(0, 2).map(({ address }) => address),
    );
  });

  test('returns the request itself for a copy with other owners', async () => {
    const { place, guardians, request } = await openRequested();
    const other = { ...request, newOwners: [otherOwner] };
    const copy = await signCopy(other, place, guardians.slice(0, 1));
    expect(await acceptSignatures(request, copy, [place])).toBe(request);
  });

  test('rejects where the network does not answer: a signature is neither counted nor dropped', async () => {
    const { place, guardians, request } = await openRequested();
    const copy = await signCopy(request, place, guardians.slice(0, 1));
    const down = { ...place, read: () => Promise.reject(new Error('down')) };
    await expect(acceptSignatures(request, copy, [down])).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });
});
