import { readRequestBody } from '@mooring/internal';
import type { Hex } from 'viem';
import { parseMessage } from '../../parseMessage.ts';
import { Refusal } from '../refusal.ts';
import { isWrapped, MAX_PLAIN_LENGTH, MAX_WRAPPED_LENGTH } from '../signature/signatureForms.ts';
import type { SentAssertion, SentMessage, SentSignIn } from '../visitor.ts';

/**
 * Reads `{ message, signature }`: the signed text, and hex of whole bytes. Throws `Refusal`: those of
 * `readJson`, `too-large` above 8 kB unless the signature is wrapped, `body-invalid`, or `message-invalid`.
 */
export async function readSignIn(request: Request): Promise<SentSignIn> {
  const { body, signature } = await readSigned(request);
  return { ...sentMessage(body), signature };
}

/** Reads `{ message, signature }` that a host parsed from a request; throws as `readSignIn` does. */
export function readProof(proof: object): SentSignIn {
  const signature = sentSignature(proof, JSON.stringify(proof).length);
  return { ...sentMessage(proof), signature };
}

/** Reads `{ message }`, an unsigned text; throws as `readSignIn` does. */
export async function readUnsigned(request: Request): Promise<SentMessage> {
  const { body } = await readJson(request, MAX_PLAIN_LENGTH);
  return sentMessage(body);
}

/** Reads `{ signature }` alone; throws as `readSignIn` does. */
export async function readSignature(request: Request): Promise<Hex> {
  const { signature } = await readSigned(request);
  return signature;
}

/** Reads `{ nonce, assertion }`; throws the refusals of `readJson`, or `body-invalid`. */
export async function readAssertion(request: Request): Promise<SentAssertion> {
  const { body } = await readJson(request, MAX_PLAIN_LENGTH);
  const nonce = 'nonce' in body ? body.nonce : undefined;
  const assertion = 'assertion' in body ? body.assertion : undefined;
  if (typeof nonce !== 'string' || typeof assertion !== 'object' || assertion === null)
    throw new Refusal('body-invalid');
  return { nonce, assertion };
}

async function readSigned(request: Request): Promise<{ body: object; signature: Hex }> {
  const { body, size } = await readJson(request, MAX_WRAPPED_LENGTH);
  return { body, signature: sentSignature(body, size) };
}

/** @param size of the request body, in bytes */
function sentSignature(body: object, size: number): Hex {
  const signature = 'signature' in body ? body.signature : undefined;
  if (size > MAX_PLAIN_LENGTH && !(isHexValue(signature) && isWrapped(signature)))
    throw new Refusal('too-large');
  if (!isHexValue(signature)) throw new Refusal('body-invalid');
  return signature;
}

function sentMessage(body: object): SentMessage {
  const text = 'message' in body ? body.message : undefined;
  if (typeof text !== 'string') throw new Refusal('body-invalid');
  try {
    return { text, message: parseMessage(text) };
  } catch {
    throw new Refusal('message-invalid');
  }
}

function isHexValue(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value);
}

/**
 * The JSON object a request brings, and its size in bytes. Only `application/json` is taken, which no
 * form of another site can send. Throws `Refusal`: `not-json`, `too-large` over a limit in bytes,
 * before more than that is held, or `body-invalid`.
 *
 * @example
 * ```ts
 * import { jsonResponse, Refusal, readJson, refusalResponse } from '@mooring/sign-in/server';
 *
 * export async function save(request: Request): Promise<Response> {
 *   try {
 *     const { body } = await readJson(request, 8_192);
 *     return jsonResponse({ saved: body });
 *   } catch (error) {
 *     if (error instanceof Refusal) return refusalResponse(error);
 *     throw error;
 *   }
 * }
 * ```
 */
export async function readJson(
  request: Request,
  limit: number,
): Promise<{ body: object; size: number }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(type)) throw new Refusal('not-json');
  const bytes = await readBodyBytes(request, limit);
  return { body: parseBody(bytes), size: bytes.length };
}

async function readBodyBytes(request: Request, limit: number): Promise<Uint8Array> {
  const bytes = await readRequestBody(request, limit);
  if (bytes === 'tooLarge') throw new Refusal('too-large');
  // The client disconnected midway, which is not a server error.
  if (bytes === 'brokenOff') throw new Refusal('body-invalid');
  return bytes;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parseBody(bytes: Uint8Array): object {
  let body: unknown;
  try {
    body = JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Refusal('body-invalid');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('body-invalid');
  return body;
}
