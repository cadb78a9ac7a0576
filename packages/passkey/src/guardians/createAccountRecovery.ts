import type { SafeCall } from '@mooring/safe/transactions';
import { type Address, hexToBigInt } from 'viem';
import { callContract, readHex } from '../account/address.ts';
import type { ProviderContext } from '../provider/method.ts';
import type { PasskeyNetwork } from '../provider/providerOptions.ts';
import type { Sending } from '../provider/sending.ts';
import {
  cancelRecovery,
  changeGuardians,
  setUpRecovery,
  stopRecovery,
} from '../recovery/guardianChanges.ts';
import type { GuardianChoice } from '../recovery/guardianSteps.ts';
import { RecoveryError } from '../recovery/recoveryError.ts';
import { recoveryModules } from '../recovery/recoveryModules.ts';
import { type RecoveryPlace, readRecoveryState } from '../recovery/recoveryState.ts';
import type { AccountRecovery, GuardianAccount, NetworkRecovery } from './accountRecovery.ts';

/** Code of an account that delegates to a contract (EIP-7702): its key still signs. */
const DELEGATION = '0xef0100';

/** Creates the recovery of the connected account. */
export function createAccountRecovery(context: ProviderContext): AccountRecovery {
  const { options, shared } = context;
  const moduleOf = (chainId: number) => options.recovery?.[chainId] ?? recoveryModules[chainId];

  async function readNetwork(
    { chainId, read }: PasskeyNetwork,
    account: Address,
  ): Promise<NetworkRecovery> {
    const module = moduleOf(chainId);
    if (!module) return { chainId, state: 'noModule' };
    const place = { chainId, read, module, account };
    return { chainId, module, ...(await readRecoveryState(place, { callContract, readHex })) };
  }

  /** Sends calls that are made when it is their turn. */
  async function change(
    chainId: number,
    callsOf: (place: RecoveryPlace, sending: Sending) => Promise<readonly SafeCall[]>,
  ) {
    const module = moduleOf(chainId);
    if (!module) throw new RecoveryError('unknownModule', `No recovery module on ${chainId}.`);
    const { hash } = await shared.send(
      context,
      (sending) => {
        const { account, read } = sending;
        return callsOf({ chainId, read, module, account: account.address }, sending);
      },
      { chainId },
    );
    return hash;
  }

  return {
    async read() {
      const { address } = shared.checkAccount(context, undefined);
      return Promise.all(options.networks.map((network) => readNetwork(network, address)));
    },
    readGuardian: (address) =>
      Promise.all(options.networks.map((network) => readGuardianAccount(network, address))),
    setGuardians: ({ chainId, ...choice }) =>
      change(chainId, (place, { state }) => guardianCalls(place, choice, state)),
    stop: ({ chainId }) => change(chainId, stopRecovery),
    cancel: ({ chainId }) => change(chainId, cancelRecovery),
  };
}

async function guardianCalls(
  place: RecoveryPlace,
  choice: GuardianChoice,
  { hasSafe, signer }: Sending['state'],
): Promise<readonly SafeCall[]> {
  if (!hasSafe) return setUpRecovery(place, { ...choice, futureOwners: [signer] });
  try {
    return await changeGuardians(place, choice);
  } catch (error) {
    if (error instanceof RecoveryError && error.reason === 'notSetUp')
      return setUpRecovery(place, choice);
    throw error;
  }
}

async function readGuardianAccount(
  { chainId, read }: PasskeyNetwork,
  address: Address,
): Promise<GuardianAccount> {
  try {
    const [code, nonce] = await Promise.all([
      readHex(read, 'eth_getCode', [address, 'latest']),
      readHex(read, 'eth_getTransactionCount', [address, 'latest']),
    ]);
    if (code !== '0x' && !code.startsWith(DELEGATION)) return { chainId, kind: 'contract' };
    return { chainId, kind: code === '0x' && hexToBigInt(nonce) === 0n ? 'unused' : 'key' };
  } catch {
    return { chainId, kind: 'unreachable' };
  }
}
