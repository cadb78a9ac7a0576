import {
  batchCalls,
  createTransaction,
  encodeExecution,
  hashTransaction,
  joinSignatures,
  type SafeCall,
  type SafeHashes,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { type Hash, isAddressEqual } from 'viem';
import { signHash } from '../../../safe/multisig/signHash.ts';
import type { Session } from '../session.ts';
import type { HostAccount } from '../setup.ts';

/** Transaction to sign, with its locally computed hashes. */
export interface Prepared {
  transaction: SafeTransaction;
  hashes: SafeHashes;
}

/** Creates one transaction of the application's calls, with the next free nonce. */
export async function prepareTransaction(
  { gateway, opened, read }: Session,
  calls: readonly SafeCall[],
): Promise<Prepared> {
  const [safe, nonces] = await Promise.all([
    read(),
    gateway.safes.nonces(opened.network.id, opened.safe),
  ]);
  const [only, ...others] = calls;
  const call = only && others.length === 0 ? only : batchCalls(calls, safe.version);
  const transaction = createTransaction(call, nonces.recommendedNonce);
  return { transaction, hashes: hashTransaction(transaction, safe) };
}

/**
 * Signs and proposes; executes if there are enough signatures and its nonce is next.
 *
 * @param origin application it came from
 */
export async function proposeTransaction(
  session: Session,
  { transaction, hashes }: Prepared,
  signer: HostAccount,
  origin: string,
): Promise<Hash> {
  const { gateway, opened } = session;
  await gateway.transactions.propose(opened.network.id, opened.safe, {
    transaction,
    safeTxHash: hashes.hash,
    sender: signer.address,
    signature: signHash(hashes.hash, signer.privateKey),
    origin,
  });
  await executeIfReady(session, hashes.hash, signer);
  return hashes.hash;
}

/** Adds a confirmation to a pending transaction, and executes it if possible. */
export async function confirm(session: Session, hash: Hash, signer: HostAccount): Promise<void> {
  const { gateway, opened } = session;
  const signature = signHash(
    (await verifiedTransaction(session, hash)).hashes.hash,
    signer.privateKey,
  );
  await gateway.transactions.confirm(opened.network.id, hash, signature);
  await executeIfReady(session, hash, signer);
}

/** Executes a transaction with enough signatures, if its nonce is next. @returns true if executed */
export async function executeIfReady(
  session: Session,
  hash: Hash,
  signer: HostAccount,
): Promise<boolean> {
  const { client, opened, read } = session;
  const [{ transaction, signatures }, safe] = await Promise.all([
    verifiedTransaction(session, hash),
    read(),
  ]);
  const owners = signatures.filter(({ owner }) =>
    safe.owners.some((one) => isAddressEqual(one, owner)),
  );
  if (owners.length < safe.threshold || transaction.nonce !== safe.nonce) return false;
  const sent = await client.sendTransaction({
    account: signer.address,
    to: opened.safe,
    data: encodeExecution(transaction, joinSignatures(owners)),
  });
  await client.waitForTransactionReceipt({ hash: sent });
  return true;
}

/** Transaction of the gateway, whose fields are verified against its hash. */
async function verifiedTransaction({ gateway, opened, read }: Session, hash: Hash) {
  const [details, safe] = await Promise.all([
    gateway.transactions.get(opened.network.id, hash),
    read(),
  ]);
  const { txData, detailedExecutionInfo: info } = details;
  if (!txData || info?.type !== 'MULTISIG')
    throw new Error('The transaction has no owner signatures.');
  const { safeTxGas, baseGas, gasPrice, gasToken, nonce } = info;
  const transaction: SafeTransaction = {
    to: txData.to.value,
    value: txData.value ?? 0n,
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    nonce,
    refundReceiver: info.refundReceiver.value,
  };
  const hashes = hashTransaction(transaction, safe);
  if (hashes.hash !== hash.toLowerCase()) throw new Error('The gateway shows another transaction.');
  const signatures = info.confirmations.map(({ signer, signature }) => ({
    kind: 'typed-data' as const,
    owner: signer.value,
    data: signature ?? '0x',
  }));
  return { transaction, hashes, signatures };
}
