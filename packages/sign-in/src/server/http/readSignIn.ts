import type { Hex } from 'viem';
import { parseMessage } from '../../parseMessage.ts';
import type { SentMessage, SentSignIn } from '../actions/sentSignIn.ts';
import { Refusal } from '../refusal.ts';
import { isWrapped, maxPlainLength, maxWrappedLength } from '../signature/signatureLimits.ts';
import { readJson } from './readJson.ts';

/**
 * Reads `{ message, signature }`: the signed text, and hex of whole bytes. Throws `Refusal`: those of
 * `readJson`, `too-large` above 8 kB unless the signature is wrapped, `body-invalid`, or `message-invalid`.
 */
export async function readSignIn(request: Request): Promise<SentSignIn> {
  const { body, signature } = await readSigned(request);
  return { ...messageOf(body), signature };
}

/** Reads `{ message, signature }` that a host parsed from a request; throws as `readSignIn` does. */
export function readProof(proof: object): SentSignIn {
  const signature = signatureOf(proof, JSON.stringify(proof).length);
  return { ...messageOf(proof), signature };
}

/** Reads `{ message }`, an unsigned text; throws as `readSignIn` does. */
export async function readUnsigned(request: Request): Promise<SentMessage> {
  const { body } = await readJson(request, maxPlainLength);
  return messageOf(body);
}

/** Reads `{ signature }` alone; throws as `readSignIn` does. */
export async function readSignature(request: Request): Promise<Hex> {
  const { signature } = await readSigned(request);
  return signature;
}

async function readSigned(request: Request): Promise<{ body: object; signature: Hex }> {
  const { body, size } = await readJson(request, maxWrappedLength);
  return { body, signature: signatureOf(body, size) };
}

/** @param size of the request body, in bytes */
function signatureOf(body: object, size: number): Hex {
  const signature = 'signature' in body ? body.signature : undefined;
  if (size > maxPlainLength && !(isHex(signature) && isWrapped(signature)))
    throw new Refusal('too-large');
  if (!isHex(signature)) throw new Refusal('body-invalid');
  return signature;
}

function messageOf(body: object): SentMessage {
  const text = 'message' in body ? body.message : undefined;
  if (typeof text !== 'string') throw new Refusal('body-invalid');
  try {
    return { text, message: parseMessage(text) };
  } catch {
    throw new Refusal('message-invalid');
  }
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value);
}
