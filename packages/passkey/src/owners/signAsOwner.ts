import { type SafeCall, type SafeTransaction, unpackCalls } from '@mooring/safe/transactions';
import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  type Hash,
  type Hex,
  isAddressEqual,
  parseAbi,
  slice,
} from 'viem';
import { invalidParams, PasskeyError } from '../passkeyError.ts';
import type { ProviderContext } from '../provider/method.ts';
import type { Submission } from '../submit/submitter.ts';
import type { OwnerRequest } from './accountOwners.ts';

const ownerAbi = parseAbi(['function isOwner(address owner)', 'function VERSION()']);

/** MultiSendCallOnly of 1.3.0 (at two addresses), 1.4.1 and 1.5.0: batches without delegatecalls. */
export const batchContracts: readonly Address[] = [
  '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
  '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  '0xA83c336B20401Af773B6219BA5027174338D1836',
];

/** Signs for a Safe as its owner, after the person's review. */
export function signAsOwner(
  context: ProviderContext,
  { chainId, safe, hash, transaction, message }: OwnerRequest,
): Promise<Hex> {
  const { shared, options } = context;
  const network = shared.networkOf(context, chainId);
  const { read } = network;
  const address = shared.readAddress(safe);
  return context.enqueue(async () => {
    const account = shared.checkAccount(context, undefined);
    const [signer, hasSafe] = await Promise.all([
      shared.readSigner(read, options.contracts, account.publicKey),
      shared.hasCode(read, address),
    ]);
    if (!hasSafe) throw notDeployedError('The Safe');
    const [version, bySigner] = await Promise.all([readVersion(), isOwner(signer)]);
    if (!bySigner && !(await isOwner(account.address)))
      throw new PasskeyError('unauthorized', 'The passkey is not an owner of the Safe.');
    const identity = { address, chainId, version };
    const safeHashes = transaction
      ? shared.hashTransaction(transaction, identity)
      : shared.hashSafeMessage(message, identity);
    if (hash !== undefined && safeHashes.hash !== hash.toLowerCase())
      throw invalidParams('The fields have another hash than the page shows.');
    if (bySigner && !(await shared.hasCode(read, signer)))
      throw notDeployedError('The passkey’s signer');
    if (!bySigner) {
      const { hasSafe: hasAccount, hasSigner } = await context.readState(network, account);
      if (!hasAccount || !hasSigner) throw notDeployedError('The account');
    }
    const hashes = bySigner
      ? safeHashes
      : shared.hashSafeMessage(
          shared.nestedMessage(safeHashes, version),
          shared.accountSafe(account.address, chainId),
        );
    const reviewed = { account: account.address, chainId, isDeployed: true, hashes };
    const ofSafe = { ...reviewed, safe: address, safeHashes };
    const signature = await shared.sign(
      context,
      { account, state: { signer } },
      transaction
        ? { ...ofSafe, kind: 'owner-transaction', transaction, ...explained(transaction) }
        : { ...ofSafe, kind: 'owner-message', message },
    );
    if (bySigner) return signature;
    return shared.singleSignature(account.address, signature);
  });

  function explained(signed: SafeTransaction) {
    const calls = reviewedCalls(signed, address);
    const place = { ...options, read, account: address, chainId };
    const explain = shared.createExplain({ ...place, calls, transaction: signed });
    return { calls, explain };
  }

  async function readVersion(): Promise<string> {
    const data = encodeFunctionData({ abi: ownerAbi, functionName: 'VERSION' });
    const found = await shared.callContract(read, address, data);
    return decodeAbiParameters([{ type: 'string' }], found)[0];
  }

  async function isOwner(owner: Address): Promise<boolean> {
    const data = encodeFunctionData({ abi: ownerAbi, functionName: 'isOwner', args: [owner] });
    return BigInt(await shared.callContract(read, address, data)) === 1n;
  }
}

function notDeployedError(what: string): PasskeyError {
  return new PasskeyError('unauthorized', `${what} is not on this network yet.`);
}

/** Calls of a transaction. Refuses other delegatecalls than batches: their effect cannot be shown. */
function reviewedCalls(transaction: SafeTransaction, safe: Address): readonly SafeCall[] {
  const { to, value, data, operation } = transaction;
  if (operation === 0) return [{ to, value, data, operation }];
  const release = batchContracts.findIndex((contract) => isAddressEqual(contract, to));
  const packed = data.startsWith('0x8d80ff0a')
    ? decodeAbiParameters([{ type: 'bytes' }], slice(data, 4))[0]
    : '0x';
  // Since 1.5.0, an inner call to the zero address calls the Safe itself.
  const calls = unpackCalls(packed, release === 3 ? safe : undefined);
  if (release < 0 || !calls?.length || calls.some((call) => call.operation !== 0))
    throw invalidParams('Only batches of calls are delegated.');
  return calls;
}

/** Selector of `execTransaction`. */
const execTransaction = '0x6a761202';

/** Passes an execution of the account to the submitter, if its simulation succeeds. */
export async function submitExecution(
  context: ProviderContext,
  { chainId, to, data }: Submission,
): Promise<Hash> {
  const { shared, options } = context;
  const { address } = shared.checkAccount(context, undefined);
  const { read } = shared.networkOf(context, chainId);
  if (!isAddressEqual(shared.readAddress(to), address) || !data.startsWith(execTransaction))
    throw invalidParams('Only executions of the account itself are submitted.');
  if (!options.submitter) throw new PasskeyError('unsupported', 'No submitter is configured.');
  if (!(await shared.hasCode(read, address))) throw notDeployedError('The account');
  // Reverts if a signature is missing, or another nonce is next.
  await shared.callContract(read, address, data);
  return options.submitter.submit({ chainId, to, data });
}
