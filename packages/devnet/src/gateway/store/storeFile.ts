import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Hash } from 'viem';
import {
  addressField,
  bytesField,
  hashField,
  textField,
  transactionFields,
} from '../http/fields.ts';
import type { StoreContent } from './store.ts';

const integerField = v.pipe(v.number(), v.safeInteger());
const storedOriginField = v.nullable(textField(100_000));
const confirmations = v.array(
  v.object({ owner: addressField, signature: bytesField, at: integerField }),
);
const content = v.object({
  networks: v.array(hashField),
  proposals: v.array(
    v.object({
      chainId: integerField,
      safe: addressField,
      safeTxHash: hashField,
      transaction: v.object(transactionFields),
      proposer: addressField,
      delegate: v.nullable(addressField),
      origin: storedOriginField,
      trusted: v.boolean(),
      submittedAt: integerField,
      confirmations,
    }),
  ),
  messages: v.array(
    v.object({
      chainId: integerField,
      safe: addressField,
      messageHash: hashField,
      // Of an earlier version, typed data may lack its primary type.
      message: v.union([v.string(), v.record(v.string(), v.unknown())]),
      origin: storedOriginField,
      proposedBy: addressField,
      createdAt: integerField,
      modifiedAt: integerField,
      confirmations,
    }),
  ),
});

/**
 * Reads the stored data of these networks.
 *
 * @param networks hash of an early block of each: data of other networks is ignored.
 * @returns `undefined` when missing or of other networks.
 * @throws Error when it cannot be read: it is written whole, and would be replaced.
 */
export function readStoreFile(file: string, networks: readonly Hash[]): StoreContent | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const kept = readContent(text);
  if (kept === undefined) {
    throw new Error(
      `${file} is damaged. Delete it to start afresh, or choose another state folder.`,
    );
  }
  if (String(kept.networks) !== String(networks)) return undefined;
  return { proposals: kept.proposals, messages: kept.messages };
}

function readContent(text: string): v.InferOutput<typeof content> | undefined {
  try {
    return v.parse(content, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Writes the file atomically. */
export function writeStoreFile(
  file: string,
  networks: readonly Hash[],
  stored: StoreContent,
): void {
  mkdirSync(dirname(file), { recursive: true });
  const text = JSON.stringify({ networks, ...stored }, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}
