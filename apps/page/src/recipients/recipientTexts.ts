import { chainIdOf } from '@mooring/connect/address';
import { prefixIn } from '../address/prefixIn.ts';
import type { SiteConfig } from '../site/siteConfig.ts';
import type { Recipient } from './useRecipients.ts';

/** Reason why a text is not a valid recipient, or is still pending. */
export type RecipientProblem =
  | 'empty'
  | 'looking'
  | Extract<Recipient, { kind: 'problem' }>['problem'];

/** Catalogue keys of recipient problems. */
export const recipientTexts = {
  empty: 'send.noRecipient',
  looking: 'send.stillLooking',
  'not-a-recipient': 'send.notARecipient',
  'name-mixed': 'send.nameMixed',
  'wrong-checksum': 'send.wrongChecksum',
  'other-network': 'send.addressElsewhere',
  'not-found': 'send.nameNotFound',
  'no-names': 'send.noNames',
  unreachable: 'send.namesUnreachable',
  'off-chain': 'send.nameOffChain',
  moved: 'send.nameMoved',
} as const satisfies Record<RecipientProblem, string>;

/** Problems shown immediately, as the lookup failed or is impossible; others on blur. */
export const problemsAtOnce: readonly RecipientProblem[] = [
  ...(['not-found', 'unreachable', 'no-names'] as const),
  ...(['off-chain', 'moved'] as const),
];

/** Returns the network in the prefix of a recipient, by name if the site has it; empty without one. */
export function networkIn(recipient: string, networks: SiteConfig['networks']): string {
  const prefix = prefixIn(recipient);
  const chainId = chainIdOf(prefix);
  return networks.find(({ id }) => id === chainId)?.name ?? prefix;
}
