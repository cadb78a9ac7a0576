import type { Hex } from 'viem';
import type { ParsedMessage } from '../../signInFields.ts';

/** Message as sent, and parsed. */
export interface SentMessage {
  readonly text: string;
  readonly message: ParsedMessage;
}

/** Message with its signature. */
export interface SentSignIn extends SentMessage {
  readonly signature: Hex;
}
