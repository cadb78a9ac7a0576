import { isKnownModule, proposeRecovery, RecoveryError } from '@mooring/passkey/recovery';
import { concat, type Hash, isAddressEqual, keccak256 } from 'viem';
import type { ValidRelay } from '../config/configSchema.ts';
import { UnreachableError } from '../rpc/chainRequest.ts';
import type { createPayment, RelayNetwork } from './createPayment.ts';
import { clientKey, findNetwork } from './createSubmit.ts';
import { type RecoverySubmission, readRecoverySubmission } from './readRecoverySubmission.ts';
import type { Submission } from './readSubmission.ts';
import { RelayRefusal } from './relayRefusal.ts';
import { RECOVERY_ACCOUNT } from './relayStore.ts';

/** Most gas of the start or the end of a recovery. */
const MOST_RECOVERY_GAS = 500_000;
/** Daily gas for recoveries of one account, and of all accounts on a network. */
const RECOVERY_BUDGETS = { account: 2 * MOST_RECOVERY_GAS, recoveries: 20 * MOST_RECOVERY_GAS };

/**
 * Creates the function that pays for the start or the end of a recovery, which nobody has to be signed in for: a person
 * without a key, and guardians without an account here. Only for accounts of this site, and only what the module itself
 * accepts from anyone.
 *
 * Owners that would lock the account are refused, as they are by the page.
 */
export function createRecoverySubmit(options: {
  rules: ValidRelay;
  networks: ReadonlyMap<number, RelayNetwork>;
  pay: ReturnType<typeof createPayment>;
  /** Returns true for an account with a passkey of this site. */
  hasAccount: (address: string) => Promise<boolean>;
}): (
  kind: RecoverySubmission['kind'],
  client: string | undefined,
  submission: Submission,
) => Promise<Hash> {
  const { rules, networks, pay, hasAccount } = options;

  return async (kind, client, submission) => {
    const network = findNetwork(networks, submission);
    const { chainId, read, recovery: module, costPerDay } = network;
    const { to, data } = submission;
    const asked = module && isAddressEqual(to, module.address) && readRecoverySubmission(data);
    if (!asked || asked.kind !== kind)
      throw new RelayRefusal('call-refused', `The relay accepts only the ${kind} of a recovery.`);
    const { account } = asked;
    if (!(await hasAccount(account.toLowerCase())))
      throw new RelayRefusal('account-refused', 'The account has no passkey of this site.');
    if (asked.kind === 'start') await checkProposal({ chainId, read, module, account }, asked);
    else if (!(await isKnownModule({ read, module })))
      throw new RelayRefusal('call-refused', 'The recovery module is another contract.');
    return pay(network, {
      ...submission,
      account: `${RECOVERY_ACCOUNT}${account.toLowerCase()}`,
      client: clientKey(rules, client),
      most: MOST_RECOVERY_GAS,
      budgets: {
        ...RECOVERY_BUDGETS,
        client: rules.gasPerClient,
        all: rules.gasPerDay,
        cost: costPerDay,
      },
      // Further transactions of this kind wait for this one.
      identify: async () => ({
        submission: keccak256(concat([to, data])),
        safeNonce: kind === 'start' ? 0 : 1,
      }),
    });
  };
}

async function checkProposal(...asked: Parameters<typeof proposeRecovery>): Promise<void> {
  try {
    await proposeRecovery(...asked);
  } catch (error) {
    if (!(error instanceof RecoveryError)) throw error;
    if (error.reason === 'unreadable') throw new UnreachableError(error.message);
    throw new RelayRefusal('call-refused', error.message);
  }
}
