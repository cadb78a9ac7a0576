import { type Address, concat, type Hex, numberToHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeSignerCreation, readSigner, signerArguments } from '../../account/address.ts';
import { safeContracts } from '../../account/safeContracts.ts';
import { localContracts, startWorld, type World } from '../../world.testing.ts';
import { isCreatableSigner } from './isCreatableSigner.ts';

/** Generator of P-256, which is a key as any point is. */
const publicKey = {
  x: '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
  y: '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
} as const;
/** Runtime code that returns the 96 bytes behind it, whatever it is asked for. */
const returnKey: Hex = '0x6060600c60003960606000f3';
const imitator: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('isCreatableSigner recognizes the signer of a passkey, and no contract that imitates one', async () => {
  const { read, client, chainId } = world;
  const signer = await readSigner(read, localContracts, publicKey);
  expect(await isCreatableSigner(read, localContracts, signer)).toBe(false);
  const data = encodeSignerCreation(publicKey, localContracts);
  await world.submit({ chainId, to: localContracts.factory, data });
  expect(await isCreatableSigner(read, localContracts, signer)).toBe(true);

  const key = signerArguments(publicKey, localContracts).map((value) =>
    numberToHex(value, { size: 32 }),
  );
  await client.setCode({ address: imitator, bytecode: concat([returnKey, ...key]) });
  const others = [imitator, safeContracts.safeL2, safeContracts.proxyFactory];
  for (const other of others)
    expect(await isCreatableSigner(read, localContracts, other)).toBe(false);
});

it('isCreatableSigner rejects when the network does not answer', async () => {
  const silent = () => Promise.reject(new Error('No answer.'));
  await expect(isCreatableSigner(silent, localContracts, imitator)).rejects.toThrow('No answer.');
});
