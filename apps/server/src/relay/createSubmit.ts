import { accountVersion } from '@mooring/passkey/account';
import { isKnownModule } from '@mooring/passkey/recovery';
import { hashTransaction } from '@mooring/safe/transactions';
import { Refusal } from '@mooring/sign-in/server';
import { getAddress, type Hash, isAddress, isHex, size } from 'viem';
import type { ValidRelay } from '../config/configSchema.ts';
import { checkAccount } from './checkAccount.ts';
import { checkRules } from './checkRules.ts';
import type { createPayment, RelayNetwork } from './createPayment.ts';
import { readSubmission, type Submission } from './readSubmission.ts';
import { lowerCaseAddress } from './relayAccount.ts';
import { RelayRefusal } from './relayRefusal.ts';

/** Sender of a submission: the signed-in account (CAIP-10), and its client as the key of a budget. */
export interface RelayOwner {
  account: string;
  client: string | undefined;
}

/** Longest data, in bytes: a first transaction of ten calls has less than half of it. */
const MOST_SUBMITTED_BYTES = 16_384;
/** Budgets of a transaction that cancels a recovery: it is never refused for what was spent before. */
const NO_BUDGETS = {
  account: Number.POSITIVE_INFINITY,
  client: Number.POSITIVE_INFINITY,
  all: Number.POSITIVE_INFINITY,
  cost: 2n ** 256n,
};

/**
 * Creates the function that handles a submission: decodes it, checks it against the rules and on chain, and pays for it.
 * It resolves to the transaction's hash, and rejects with `RelayRefusal`.
 */
export function createSubmit(options: {
  rules: ValidRelay;
  networks: ReadonlyMap<number, RelayNetwork>;
  pay: ReturnType<typeof createPayment>;
}): (owner: RelayOwner, submission: Submission) => Promise<Hash> {
  const { rules, networks, pay } = options;

  return async (owner, submission) => {
    const network = findNetwork(networks, submission);
    const { chainId, contracts, recovery, costPerDay } = network;
    const address = lowerCaseAddress(owner.account);
    const account = getAddress(address);
    const read = readSubmission(submission, account, contracts);
    if (read === 'other-account')
      throw new RelayRefusal('account-refused', 'The relay pays only for the signed-in account.');
    if (read === 'unreadable')
      throw new RelayRefusal(
        'call-refused',
        'The relay accepts only transactions of passkey accounts.',
      );
    const use = checkRules(read, {
      account,
      factory: contracts.factory,
      recovery: recovery?.address,
      rules,
    });
    if (
      use !== 'none' &&
      recovery &&
      !(await isKnownModule({ read: network.read, module: recovery }))
    )
      throw new RelayRefusal('call-refused', 'The recovery module is another contract.');
    const { gasPerAccount, gasPerClient, gasPerDay } = rules;
    const ofGas = { account: gasPerAccount, client: gasPerClient, all: gasPerDay };
    return pay(network, {
      ...submission,
      account: address,
      client: clientKey(rules, owner.client),
      most: rules.gasPerTransaction,
      budgets: use === 'cancel' ? NO_BUDGETS : { ...ofGas, cost: costPerDay },
      async identify() {
        const { nonce } = await checkAccount(read, account, network);
        const safe = { address: account, chainId, version: accountVersion };
        const { hash } = hashTransaction({ ...read.transaction, nonce }, safe);
        return { submission: hash, safeNonce: Number(nonce) };
      },
    });
  };
}

/** Key of a client's budget; empty if clients have none. */
export function clientKey(
  { gasPerClient }: Pick<ValidRelay, 'gasPerClient'>,
  client: string | undefined,
): string {
  return gasPerClient === 0 ? '' : (client ?? 'unknown');
}

/**
 * Finds the network of a submission, and checks its size.
 * @throws {RelayRefusal} `network-unknown`, `call-refused`
 */
export function findNetwork(
  networks: ReadonlyMap<number, RelayNetwork>,
  { chainId, data }: Submission,
): RelayNetwork {
  const network = networks.get(chainId);
  if (network === undefined)
    throw new RelayRefusal('network-unknown', `The relay does not pay on network ${chainId}.`);
  if (size(data) > MOST_SUBMITTED_BYTES)
    throw new RelayRefusal(
      'call-refused',
      `The relay accepts at most ${MOST_SUBMITTED_BYTES} bytes of data.`,
    );
  return network;
}

/** Reads `{ chainId, to, data }`. Throws `Refusal` with `body-invalid`. */
export function readSubmittedCall(body: object): Submission {
  const { chainId, to, data }: Partial<Record<keyof Submission, unknown>> = { ...body };
  const isWhole = typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0;
  if (!isWhole || typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw new Refusal('body-invalid');
  if (!isHex(data) || data.length % 2 !== 0) throw new Refusal('body-invalid');
  return { chainId, to: getAddress(to), data: `0x${data.slice(2).toLowerCase()}` };
}
