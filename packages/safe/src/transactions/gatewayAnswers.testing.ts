import { getAddress, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { hashSafeMessage } from './hashSafeMessage.ts';
import { hashTransaction } from './hashTransaction.ts';
import { createTransaction, type SafeState } from './safeTransaction.ts';

const key = (digit: string) => privateKeyToAccount(`0x${digit.repeat(64)}`);
/** Owners of the Safe, and a non-owner. */
export const ada = key('1');
export const ben = key('2');
export const eve = key('3');

export const friend = getAddress(`0x${'c'.repeat(40)}`);
export const safe: SafeState = {
  address: getAddress(`0x${'5'.repeat(40)}`),
  chainId: 10,
  version: '1.4.1+L2',
  owners: [ada.address, ben.address],
  threshold: 2,
  nonce: 7n,
};

export const transaction = createTransaction({ to: friend, value: 5n }, 7n);
export const { hash: safeTxHash } = hashTransaction(transaction, safe);
export const adasSignature = await ada.sign({ hash: safeTxHash });
export const bensSignature = await ben.signMessage({ message: { raw: safeTxHash } });
export const evesSignature = await eve.sign({ hash: safeTxHash });

/** Adds 4 to the last byte: signed as a text (`eth_sign`). */
export const asText = (signature: Hex): Hex =>
  `0x${signature.slice(2, -2)}${(Number(`0x${signature.slice(-2)}`) + 4).toString(16)}`;

const named = (value: string) => ({ value, name: null, logoUri: null });

/** Gateway's details of the transaction above, confirmed by both owners. */
export const details = {
  safeAddress: safe.address,
  txId: `multisig_${safe.address}_${safeTxHash}`,
  executedAt: null,
  txStatus: 'AWAITING_EXECUTION',
  txInfo: {
    type: 'Transfer',
    sender: named(safe.address),
    recipient: named(friend),
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: '5' },
    humanDescription: null,
  },
  txData: {
    hexData: null as string | null,
    dataDecoded: null,
    to: named(friend),
    value: '5',
    operation: 0,
    addressInfoIndex: null,
  },
  txHash: null,
  detailedExecutionInfo: {
    type: 'MULTISIG',
    submittedAt: 1_700_000_000_000,
    nonce: 7,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: '0x0000000000000000000000000000000000000000',
    refundReceiver: named('0x0000000000000000000000000000000000000000'),
    safeTxHash,
    executor: null,
    signers: [named(ada.address), named(ben.address)],
    confirmationsRequired: 2,
    confirmations: [
      {
        signer: named(ben.address),
        signature: asText(bensSignature),
        submittedAt: 1_700_000_000_000,
      },
      { signer: named(ada.address), signature: adasSignature, submittedAt: 1_700_000_000_000 },
    ],
    trusted: true,
  },
  safeAppInfo: null,
};

/** Gateway's response for the Safe above. */
export const safeAnswer = {
  address: named(safe.address),
  chainId: '10',
  nonce: 7,
  threshold: 2,
  owners: [named(ada.address), named(ben.address)],
  implementation: named('0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'),
  implementationVersionState: 'UP_TO_DATE',
  modules: null,
  fallbackHandler: named('0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'),
  guard: null,
  version: '1.4.1+L2',
  collectiblesTag: null,
  txQueuedTag: '1700000000',
};

/** Queue row of the transaction above. */
export const queuedRow = {
  type: 'TRANSACTION',
  transaction: {
    id: details.txId,
    timestamp: 1_700_000_000_000,
    txStatus: 'AWAITING_EXECUTION',
    txInfo: details.txInfo,
    txHash: null,
    executionInfo: {
      type: 'MULTISIG',
      nonce: 7,
      confirmationsRequired: 2,
      confirmationsSubmitted: 2,
      missingSigners: null,
    },
    safeAppInfo: null,
  },
  conflictType: 'None',
};

const text = 'Berth 7 is free';
const messageHashes = hashSafeMessage(text, safe);
/** Gateway's message of the Safe above. */
export const message = {
  messageHash: messageHashes.hash,
  status: 'NEEDS_CONFIRMATION',
  logoUri: null,
  name: null,
  message: text,
  creationTimestamp: 1_700_000_000_000,
  modifiedTimestamp: 1_700_000_000_000,
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: named(ada.address),
  confirmations: [
    { owner: named(ada.address), signature: await ada.sign({ hash: messageHashes.hash }) },
  ],
  preparedSignature: null,
};
