import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Hash } from 'viem';
import { fieldsOf } from '../http/fields.ts';
import { transactionIn } from '../verify/verifyProposal.ts';
import type { Confirmation, Proposal, StoreContent, StoredMessage } from './store.ts';

const LONGEST_TEXT = 100_000;

/**
 * Reads the stored data of these networks.
 *
 * @param networks hash of an early block of each: data of other networks is ignored.
 * @returns `undefined` when missing, incomplete or of other networks.
 */
export function readStoreFile(file: string, networks: readonly Hash[]): StoreContent | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const kept = fieldsOf(JSON.parse(readFileSync(file, 'utf8')));
    if (JSON.stringify(kept.read('networks')) !== JSON.stringify(networks)) return undefined;
    return {
      proposals: listOf(kept.read('proposals')).map(proposalIn),
      messages: listOf(kept.read('messages')).map(messageIn),
    };
  } catch {
    return undefined;
  }
}

/** Writes the file atomically. */
export function writeStoreFile(
  file: string,
  networks: readonly Hash[],
  content: StoreContent,
): void {
  mkdirSync(dirname(file), { recursive: true });
  const text = JSON.stringify({ networks, ...content }, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}

function proposalIn(value: unknown): Proposal {
  const fields = fieldsOf(value);
  return {
    chainId: Number(fields.decimal('chainId')),
    safe: fields.address('safe'),
    safeTxHash: fields.hash('safeTxHash'),
    transaction: transactionIn(fields.read('transaction')),
    proposer: fields.address('proposer'),
    delegate: fields.optional('delegate', fields.address),
    origin: fields.optional('origin', (name) => fields.text(name, LONGEST_TEXT)),
    trusted: fields.read('trusted') === true,
    submittedAt: Number(fields.decimal('submittedAt')),
    confirmations: listOf(fields.read('confirmations')).map(confirmationIn),
  };
}

function messageIn(value: unknown): StoredMessage {
  const fields = fieldsOf(value);
  const message = fields.read('message');
  return {
    chainId: Number(fields.decimal('chainId')),
    safe: fields.address('safe'),
    messageHash: fields.hash('messageHash'),
    message: typeof message === 'object' && message !== null ? { ...message } : String(message),
    origin: fields.optional('origin', (name) => fields.text(name, LONGEST_TEXT)),
    proposedBy: fields.address('proposedBy'),
    createdAt: Number(fields.decimal('createdAt')),
    modifiedAt: Number(fields.decimal('modifiedAt')),
    confirmations: listOf(fields.read('confirmations')).map(confirmationIn),
  };
}

function confirmationIn(value: unknown): Confirmation {
  const fields = fieldsOf(value);
  return {
    owner: fields.address('owner'),
    signature: fields.hex('signature'),
    at: Number(fields.decimal('at')),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
