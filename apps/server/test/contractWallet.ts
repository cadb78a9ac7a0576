import type { LocalChain } from '@mooring/devnet';
import type { Address } from 'viem';
import { contractWallet } from '../../../packages/sign-in/src/server/signature/contractWallet.testing.ts';

/** Puts a contract wallet of one owner on a chain, at an address of choice or its own. */
export async function putWallet(
  { client }: LocalChain,
  owner: Address,
  at?: Address,
): Promise<Address> {
  const wallet = contractWallet(owner);
  const address = at ?? wallet.address;
  // After 32 bytes of salt. A call without a receiver answers with the code a deployment would leave.
  const { data } = await client.call({ data: `0x${wallet.deployment.slice(66)}` });
  if (data === undefined) throw new Error('The wallet has no code');
  await client.setCode({ address, bytecode: data });
  return address;
}
