import { ANCHOR, DEMO_ACCOUNTS, type Devnet, startDevnet } from '@mooring/devnet';
import type { ChainRequest } from '@mooring/sign-in/server';
import { type Address, type Hex, numberToHex, padHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupRule } from '../config/oidcOptions.ts';
import { NodeError, UnreachableError } from '../rpc/chainRequest.ts';
import { createGroups, GroupUnreadableError } from './createGroups.ts';

/** Answers every call with the slot of its first argument, and reverts for 0: `ownerOf` of ERC-721, by token. */
const OWNERS: Hex = '0x6004355480600b575f5ffd5b5f5260205ff3';
/** Answers `balanceOf(address,uint256)` of ERC-1155 with the slot of the address, and reverts for any other call. */
const BALANCES: Hex = '0x5f3560e01c6300fdd58e146011575f5ffd5b600435545f5260205ff3';
const [ships, crates]: [Address, Address] = [`0x${'51'.repeat(20)}`, `0x${'c8'.repeat(20)}`];

let devnet: Devnet;
let chainId: number;
let rollupId: number;
let safe: Devnet['multisigs'][number]['safe'];
beforeAll(async () => {
  devnet = await startDevnet();
  chainId = devnet.ethereum.chain.id;
  rollupId = devnet.rollup.chain.id;
  const [multisig] = devnet.multisigs;
  if (!multisig) throw new Error('There is one');
  ({ safe } = multisig);
  const { client } = devnet.ethereum;
  await client.setCode({ address: ships, bytecode: OWNERS });
  await client.setCode({ address: crates, bytecode: BALANCES });
  const slot = padHex(mira, { size: 32 });
  const value = { [ships]: slot, [crates]: numberToHex(3, { size: 32 }) };
  await client.setStorageAt({ address: ships, index: 7, value: value[ships] ?? '0x' });
  await client.setStorageAt({ address: crates, index: slot, value: value[crates] ?? '0x' });
});
afterAll(() => devnet.stop());

const mira = DEMO_ACCOUNTS[0].address.toLowerCase() as Address;
const stranger: Address = '0x00000000000000000000000000000000000000aa';
const key = (address: string) => `eip155:0:${address.toLowerCase()}`;

function findReader(id: number): ChainRequest | undefined {
  const chain = [devnet.ethereum, devnet.rollup].find((one) => one.chain.id === id);
  if (!chain) return undefined;
  return async ({ method, params }) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
    const { result, error } = await response.json();
    if (error) throw new NodeError(error);
    return result;
  };
}
const isMember = async (account: string, ...rules: GroupRule[]) =>
  (await createGroups({ one: rules }, findReader).find(account)).length === 1;

describe('createGroups', () => {
  it('counts holders of a token from a balance on', async () => {
    const { client } = devnet.ethereum;
    const data: Hex = `0x70a08231${mira.slice(2).padStart(64, '0')}`;
    const { data: answer = '0x0' } = await client.call({ to: ANCHOR.address, data });
    const balance = BigInt(answer);
    expect(balance).toBeGreaterThan(0n);
    const rule = (atLeast: bigint) => ({ token: { chainId, address: ANCHOR.address, atLeast } });
    expect(await isMember(key(mira), rule(balance))).toBe(true);
    expect(await isMember(key(mira), rule(balance + 1n))).toBe(false);
    expect(await isMember(key(stranger), rule(1n))).toBe(false);
  });

  it('counts holders of any NFT of a contract, and of one of them', async () => {
    const any = { nft: { chainId, address: ANCHOR.address } };
    expect(await isMember(key(mira), any)).toBe(true);
    expect(await isMember(key(stranger), any)).toBe(false);
    const one = (tokenId: bigint) => ({ nft: { chainId, address: ships, tokenId } });
    expect(await isMember(key(mira), one(7n))).toBe(true);
    expect(await isMember(key(stranger), one(7n))).toBe(false);
    // It does not exist: the contract reverts.
    expect(await isMember(key(mira), one(8n))).toBe(false);
    const many = { nft: { chainId, address: crates, tokenId: 1n } };
    expect(await isMember(key(mira), many)).toBe(true);
    expect(await isMember(key(stranger), many)).toBe(false);
  });

  it('counts the owners of a Safe', async () => {
    const rule = { ownersOf: { chainId, safe: safe.address } };
    for (const owner of safe.owners) expect(await isMember(key(owner), rule)).toBe(true);
    expect(await isMember(key(stranger), rule)).toBe(false);
    expect(await isMember(key(safe.address), rule)).toBe(false);
  });

  it('counts a contract on its own chain only: another may be at its address elsewhere', async () => {
    const rule = { token: { chainId, address: ANCHOR.address, atLeast: 1n } };
    expect(await isMember(`eip155:${chainId}:${mira}`, rule)).toBe(true);
    expect(await isMember(`eip155:${rollupId}:${mira}`, rule)).toBe(false);
  });

  it.each([
    ['0xAA', 'eip155:0:0xaa', true],
    ['0xaa', 'eip155:1:0xaa', false],
    ['eip155:1:0xaa', 'eip155:1:0xaa', true],
    ['eip155:1:0xaa', 'eip155:10:0xaa', false],
    ['eip155:1:0xaa', 'eip155:0:0xaa', true],
    ['0xaa', 'eip155:0:0xbb', false],
  ])('finds in a list with %s the account %s: %s', async (written, account, isListed) => {
    const full = (text: string) =>
      text.replace(/0x(..)$/i, (_, end: string) => `0x${end.padStart(40, '0')}`);
    const rule = { accounts: [full(written)] as const };
    expect(await isMember(full(account).toLowerCase(), rule)).toBe(isListed);
  });

  it('counts an account that fulfils one of several rules', async () => {
    const listed = { accounts: [stranger] as const };
    const owners = { ownersOf: { chainId, safe: safe.address } };
    expect(await isMember(key(stranger), owners, listed)).toBe(true);
    expect(await isMember(key(stranger), owners)).toBe(false);
  });

  it('throws for the address of a token that is no contract, or another one', async () => {
    for (const address of [stranger, safe.address]) {
      const token = { token: { chainId, address, atLeast: 1n } };
      await expect(isMember(key(mira), token)).rejects.toThrow(GroupUnreadableError);
    }
    const owners = { ownersOf: { chainId, safe: stranger } };
    await expect(isMember(key(mira), owners)).rejects.toThrow(GroupUnreadableError);
  });

  it.each([
    ['does not answer', new UnreachableError('No upstream responded')],
    ['limits requests', new NodeError({ code: -32_005, message: 'limit exceeded' })],
  ])('throws when a network %s: neither a member nor none', async (_name, error) => {
    const rules: GroupRule[] = [
      { token: { chainId: 1, address: stranger, atLeast: 1n } },
      { nft: { chainId: 1, address: stranger, tokenId: 1n } },
      { ownersOf: { chainId: 1, safe: stranger } },
    ];
    for (const rule of rules) {
      const groups = createGroups({ one: [rule] }, () => async () => {
        throw error;
      });
      await expect(groups.find(key(mira))).rejects.toThrow(GroupUnreadableError);
    }
  });

  it('needs no network for an account that another rule counts', async () => {
    const rules = [
      { token: { chainId: 5, address: stranger, atLeast: 1n } },
      { accounts: [mira] as const },
    ];
    expect(await createGroups({ one: rules }, () => undefined).find(key(mira))).toEqual(['one']);
  });
});

it('createGroups asks about the named groups only', async () => {
  const rules = {
    far: [{ ownersOf: { chainId: 5, safe: stranger } }],
    near: [{ accounts: [mira] as const }],
  };
  const groups = createGroups(rules, findReader);
  expect(await groups.find(key(mira), ['near'])).toEqual(['near']);
  await expect(groups.find(key(mira))).rejects.toThrow('Network 5 is not configured');
});
