import type { SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, erc20Abi, parseEther, parseUnits } from 'viem';
import { TREASURY } from '../../accounts.ts';
import type { LocalToken } from '../../contracts/deployments.ts';
import type { GenesisTransaction } from '../../genesis/genesis.ts';

/** Safe call that sends coins. @param amount in ether, such as `0.75` */
export function coins(to: Address, amount: string): SafeCall {
  return { to, value: parseEther(amount), data: '0x', operation: 0 };
}

/** Safe call that sends tokens. @param amount in whole units, such as `12.5` */
export function tokens(token: LocalToken, to: Address, amount: string): SafeCall {
  const args = [to, parseUnits(amount, token.decimals)] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  return { to: token.address, value: 0n, data, operation: 0 };
}

/** The same transfer, from the treasury. */
export function fromTreasury({ to, value, data }: SafeCall): GenesisTransaction {
  return { from: TREASURY.address, to, value, data };
}
