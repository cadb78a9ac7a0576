import { phoneMethods, withResolvers } from '@mooring/internal';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils';
import { withTimeout } from 'viem';
import { fromBase64, toBase64 } from '../crypto/base64.ts';
import { LONGEST_ENVELOPE, openEnvelope } from '../crypto/envelope.ts';
import { agreeOnKey, deriveTopic, type KeyPair } from '../crypto/keys.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingMetadata } from '../pairingOptions.ts';
import type { Topics } from '../relay/relayClient.ts';
import {
  type ComposeSignIn,
  type KeptSignIn,
  parseKeptSignIn,
  parseOfferedSignIn,
} from '../session/offeredSignIn.ts';
import { parsePayload } from '../session/payload.ts';
import { readPeerError } from '../session/peerError.ts';
import { walletEvents } from '../session/protocolMethods.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import { LONGEST_SESSION_SECONDS } from '../session/settlement.ts';
import { checkAuthentication } from './checkAuthentication.ts';
import { composeRecap } from './recap.ts';

/** Time a host has to compose its message, in ms; then the page connects without sign-in. */
const COMPOSE_MS = 1_500;
/** Most networks: more would exceed the message length that servers accept. */
const MOST_CHAINS = 16;
/** Code of a wallet that does not know the method: it answers the proposal. */
const UNKNOWN_METHOD = 10_001;

/** Outcome of a request to sign in: signed, refused by the wallet, or refused because its answer is invalid. */
export interface SignInOutcome {
  readonly error: Error | undefined;
}

interface SignInParts {
  readonly relay: Topics;
  readonly metadata: PairingMetadata;
  readonly chainIds: readonly number[];
  /** Key pair of the proposal. */
  readonly own: KeyPair;
  readonly createId: () => number;
  /** Request of an earlier page load. */
  readonly from?: { readonly signIn?: unknown } | undefined;
  readonly signIn?: ComposeSignIn | undefined;
  /** Takes over and stores the session; the answer is acknowledged to the relay once this settles. */
  readonly onSigned: (session: SignedSession) => Promise<void>;
}

type SignedSession = Omit<SessionRecord, 'relaySecret' | 'chosen'>;

/**
 * Starts a request to connect and sign in with one prompt (`wc_sessionAuthenticate`, CAIP-222), sent with a proposal of
 * the same key pair. A wallet answers one of the two. Its answer arrives on a topic derived from our public key, sealed
 * with the wallet's and our key pair (type 1): anyone who has seen the link can respond, as with a proposal.
 * `undefined` if the host has no message to sign.
 */
export async function beginSignIn(parts: SignInParts) {
  const { relay, own, metadata, from } = parts;
  const kept = from ? parseKeptSignIn(from.signIn) : await composeSignIn(parts);
  if (!kept) return undefined;
  const { id, fields } = kept;
  const chainIds = [fields.chainId, ...parts.chainIds.filter((one) => one !== fields.chainId)];
  const topic = deriveTopic(hexToBytes(own.publicKey));
  const asked = { fields, chainIds, methods: phoneMethods, events: walletEvents };
  const { promise, resolve } = withResolvers<SignInOutcome>();
  let isClosed = false;

  async function receive(message: string): Promise<void> {
    const opened = await openFrom(message, own.secret);
    const payload = opened && parsePayload(opened.text);
    if (!payload || payload.kind === 'request' || payload.id !== id || isClosed) return;
    if (payload.kind === 'error') {
      if (payload.fault.code !== UNKNOWN_METHOD)
        resolve({ error: await readPeerError(payload.fault) });
      return;
    }
    const authentication = await checkAuthentication(payload.result, opened.sender, asked);
    if (isClosed) return;
    close();
    if (!authentication) return resolve({ error: new PairingError(7000) });
    const { walletKey: _, proof, ...session } = authentication;
    const stored = parts.onSigned({
      ...session,
      key: bytesToHex(opened.key),
      properties: {},
      expiry: Math.floor(relay.now() / 1_000) + LONGEST_SESSION_SECONDS,
      preferred: undefined,
      lastUpdate: id,
      heard: [],
      signIn: proof,
    });
    resolve({ error: undefined });
    await stored.catch(() => {});
  }

  function close(): void {
    isClosed = true;
    relay.unsubscribe(topic);
  }

  return {
    kept,
    /** Parameters of the request. */
    params: (expiryTimestamp: number) => ({
      authPayload: {
        type: 'caip122',
        chains: chainIds.map((one) => `eip155:${one}`),
        statement: fields.statement ?? '',
        aud: fields.uri,
        domain: fields.domain,
        version: '1',
        nonce: fields.nonce,
        iat: fields.issuedAt,
        exp: fields.expirationTime,
        nbf: fields.notBefore,
        requestId: fields.requestId,
        resources: [...(fields.resources ?? []), composeRecap(phoneMethods)],
      },
      requester: { publicKey: own.publicKey, metadata },
      expiryTimestamp,
    }),
    listen: () => relay.subscribe(topic, receive),
    outcome: promise,
    close,
  };
}

/** Composes a request; `undefined` if the host has no message or the networks are too many. Rejects on timeout. */
async function composeSignIn({
  signIn,
  chainIds,
  createId,
}: SignInParts): Promise<KeptSignIn | undefined> {
  if (!signIn || chainIds.length > MOST_CHAINS) return undefined;
  const fields = parseOfferedSignIn(
    await withTimeout(async () => signIn(), { timeout: COMPOSE_MS }),
  );
  return fields && chainIds.includes(fields.chainId) ? { id: createId(), fields } : undefined;
}

/** Opens an envelope of type 1, sealed with the sender's key pair for the holder of a secret. */
async function openFrom(envelope: string, secret: Uint8Array) {
  const bytes = envelope.length <= LONGEST_ENVELOPE ? fromBase64(envelope) : undefined;
  if (bytes?.[0] !== 1 || bytes.length < 33) return undefined;
  const sender = bytesToHex(bytes.subarray(1, 33));
  const key = await agreeOnKey(secret, sender);
  const text =
    key && openEnvelope(toBase64(concatBytes(Uint8Array.of(0), bytes.subarray(33))), key);
  return text === undefined || key === undefined ? undefined : { text, key, sender };
}
