import type { Hex } from 'viem';
import type { ParsedMessage } from '../../parsedMessage.ts';

/** A message as it was sent, and what it says. */
export interface SentMessage {
  readonly text: string;
  readonly message: ParsedMessage;
}

/** A message with its signature. */
export interface SentSignIn extends SentMessage {
  readonly signature: Hex;
}
