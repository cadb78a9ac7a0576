import type { Hex } from 'viem';
import type { ParsedMessage } from '../../parsedMessage.ts';
import { parseMessage } from '../../parseMessage.ts';
import { readJson } from '../http/readJson.ts';
import { Refusal } from '../http/refusal.ts';
import { isWrapped, maxPlainLength, maxWrappedLength } from '../signature/signatureLimits.ts';

/** What a browser sends to sign in. */
export interface SentSignIn {
  readonly text: string;
  readonly message: ParsedMessage;
  readonly signature: Hex;
}

/**
 * Reads `{ message, signature }`: the signed text, and hex of whole bytes. Throws `Refusal`: what
 * `readJson` throws, `too-large` over 8 kB unless the signature is wrapped, `body-invalid`, or
 * `message-invalid`.
 */
export async function readSignIn(request: Request): Promise<SentSignIn> {
  const { body, size } = await readJson(request, maxWrappedLength);
  const signature = 'signature' in body ? body.signature : undefined;
  const text = 'message' in body ? body.message : undefined;
  if (size > maxPlainLength && !(isHex(signature) && isWrapped(signature)))
    throw new Refusal('too-large');
  if (!isHex(signature) || typeof text !== 'string') throw new Refusal('body-invalid');
  try {
    return { text, message: parseMessage(text), signature };
  } catch {
    throw new Refusal('message-invalid');
  }
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value);
}
