import type { LocalChain } from '@mooring/devnet';
import type { Address } from 'viem';
import {
  contractWallet,
  loopingContract,
} from '../../../../packages/sign-in/src/server/signature/contractWallet.testing.ts';

/** Puts a contract wallet of one owner on a chain, at an address of choice or its own. */
export async function putWallet(
  { client }: LocalChain,
  owner: Address,
  at?: Address,
): Promise<Address> {
  return putCode(client, contractWallet(owner), at);
}

/** Puts an account on a chain whose code goes round until its gas is used up. */
export function putLoopingWallet({ client }: LocalChain): Promise<Address> {
  return putCode(client, loopingContract);
}

async function putCode(
  client: LocalChain['client'],
  { address: own, deployment }: typeof loopingContract,
  address = own,
): Promise<Address> {
  // After 32 bytes of salt. A call without a receiver answers with the code a deployment would leave.
  const { data } = await client.call({ data: `0x${deployment.slice(66)}` });
  if (data === undefined) throw new Error('The wallet has no code');
  await client.setCode({ address, bytecode: data });
  return address;
}
