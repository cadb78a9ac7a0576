import { isHex32 } from '../crypto/keys.ts';
import { isRecord } from '../parse/record.ts';

/**
 * A proposal as it is kept on the device, so that a page that was closed while its person was in the
 * wallet can take the wallet's answer up. Plain data; its keys are good for five minutes.
 */
export interface KeptProposal {
  /** Of the link, 32 bytes in hex. */
  readonly key: string;
  /** Of X25519, 32 bytes in hex. */
  readonly secret: string;
  /** Who the page is to the relay: 32 bytes in hex. */
  readonly relaySecret: string | undefined;
  /** Of `wc_sessionPropose`. */
  readonly id: number;
  /** In ms since 1970. */
  readonly expiresAt: number;
  /** The network that was wanted. */
  readonly chainId: number | undefined;
  /** The wallet's public key in hex, once it has approved. */
  readonly walletKey: string | undefined;
}

/** Reads what was found in storage; `undefined` when it is damaged, foreign or out of time. */
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
