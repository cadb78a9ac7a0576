import { isHex32 } from '../crypto/keys.ts';
import { isRecord } from '../parse/record.ts';

/**
 * Stored proposal, so that a page closed while its person was in the wallet can resume with the wallet's
 * response. Plain data; its keys are valid for five minutes.
 */
export interface KeptProposal {
  /** Key of the link, 32 bytes in hex. */
  readonly key: string;
  /** X25519 secret, 32 bytes in hex. */
  readonly secret: string;
  /** Secret of the page's identity at the relay: 32 bytes in hex. */
  readonly relaySecret: string | undefined;
  /** Id of `wc_sessionPropose`. */
  readonly id: number;
  /** In ms since 1970. */
  readonly expiresAt: number;
  /** Requested chain id. */
  readonly chainId: number | undefined;
  /** Public key of the wallet in hex, once it has approved. */
  readonly walletKey: string | undefined;
}

/** Parses a stored proposal; `undefined` when invalid or expired. */
export function parseKeptProposal(value: unknown, nowMs: number): KeptProposal | undefined {
  if (!isRecord(value)) return undefined;
  const { key, secret, relaySecret, id, expiresAt, chainId, walletKey } = value;
  if (!isHex32(key) || !isHex32(secret) || !isCount(id) || !isCount(expiresAt)) return undefined;
  if (expiresAt <= nowMs) return undefined;
  return {
    key,
    secret,
    id,
    expiresAt,
    relaySecret: isHex32(relaySecret) ? relaySecret : undefined,
    chainId: isCount(chainId) ? chainId : undefined,
    walletKey: isHex32(walletKey) ? walletKey : undefined,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
