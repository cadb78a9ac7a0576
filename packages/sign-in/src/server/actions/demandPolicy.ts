import { checkMessage } from '../../checkMessage.ts';
import type { ParsedMessage } from '../../signInFields.ts';
import { Refusal } from '../refusal.ts';
import type { SignInContext } from '../signInContext.ts';

/**
 * Checks a message, at most `greatestAge` ms old, against the policy. Throws `Refusal` with the first
 * fault's code.
 */
export function demandPolicy(
  { domain, scheme, chainIds, statement, now }: SignInContext,
  message: ParsedMessage,
  greatestAge: number,
): void {
  // The store has verified the nonce.
  const { nonce } = message;
  const demands = { domain, scheme, chainIds, statement, nonce, greatestAge };
  const [fault] = checkMessage(message, { ...demands, now: new Date(now()) });
  if (fault) throw new Refusal(fault.code);
}
