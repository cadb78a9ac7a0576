import type { SafeCall } from '@mooring/safe/transactions';
import type { Address } from 'viem';
import type { ProviderContext } from '../provider/method.ts';
import type { PasskeyNetwork } from '../provider/providerOptions.ts';
import type { Sending } from '../provider/sending.ts';
import { RecoveryError } from '../recovery/recoveryError.ts';
import { recoveryModules } from '../recovery/recoveryModules.ts';
import { type RecoveryPlace, readRecoveryState } from '../recovery/recoveryState.ts';
import type { AccountRecovery, NetworkRecovery } from './accountRecovery.ts';

/** A separate chunk: each visit reads, few change. */
const loadCalls = () => import('./guardianCalls.ts');

/** A separate chunk, of the payment check too. */
const loadAccounts = () => import('../account/guardianAccounts.ts');

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
    return { chainId, module, ...(await readRecoveryState(place, shared)) };
  }

  /** Sends calls that are made when it is their turn. */
  async function change(
    chainId: number,
    callsOf: (place: RecoveryPlace, sending: Sending) => Promise<readonly SafeCall[]>,
  ) {
    const module = moduleOf(chainId);
    if (!module) throw new RecoveryError('unknownModule', `No recovery module on ${chainId}.`);
    const placed = (sending: Sending) => {
      const { account, read } = sending;
      return callsOf({ chainId, read, module, account: account.address }, sending);
    };
    return (await shared.send(context, placed, { chainId })).hash;
  }

  return {
    async read() {
      const { address } = shared.checkAccount(context, undefined);
      return Promise.all(options.networks.map((network) => readNetwork(network, address)));
    },
    readGuardian: async (address) =>
      (await loadAccounts()).readGuardianAccounts(options.networks, address),
    async setGuardians({ chainId, ...choice }) {
      const { guardianCalls } = await loadCalls();
      return change(chainId, (place, { state }) => guardianCalls(place, choice, state));
    },
    stop: async ({ chainId }) => change(chainId, (await loadCalls()).stopRecovery),
    cancel: async ({ chainId }) => change(chainId, (await loadCalls()).cancelRecovery),
    createOwner: (passkey) => shared.createCredential({ ...options, ...passkey }),
    findOwner: async ({ owners }) =>
      (await import('./findNewOwner.ts')).findNewOwner(context, owners),
  };
}
