import { phoneMethods } from '@mooring/internal';
import type { PublishTerms } from '../relay/relayClient.ts';

/** Protocol methods this page sends or answers. */
export type ProtocolMethod = keyof typeof protocolMethods;

const FIVE_MINUTES = 300;
const SECONDS_OF_DAY = 86_400;

const terms = (tag: number, ttl: number, prompt = false) => ({
  request: { ttl, tag, prompt },
  response: { ttl, tag: tag + 1, prompt: false },
});

/**
 * Publish options of each method's messages: specs/clients/sign/rpc-methods; durations in seconds. A relay
 * can read only these of a message.
 */
export const protocolMethods = {
  wc_sessionPropose: terms(1100, FIVE_MINUTES, true),
  wc_sessionSettle: terms(1102, FIVE_MINUTES),
  wc_sessionUpdate: terms(1104, SECONDS_OF_DAY),
  wc_sessionExtend: terms(1106, SECONDS_OF_DAY),
  wc_sessionRequest: terms(1108, FIVE_MINUTES, true),
  wc_sessionEvent: terms(1110, FIVE_MINUTES),
  wc_sessionDelete: terms(1112, SECONDS_OF_DAY),
  wc_sessionPing: terms(1114, 30),
  wc_sessionAuthenticate: terms(1116, FIVE_MINUTES, true),
} as const satisfies Record<string, { request: PublishTerms; response: PublishTerms }>;

/** Returns true for a known protocol method. */
export function isProtocolMethod(name: string): name is ProtocolMethod {
  return Object.hasOwn(protocolMethods, name);
}

/** Events requested from the phone. */
export const walletEvents: readonly string[] = [
  'accountsChanged',
  'chainChanged',
  'message',
  'disconnect',
];

/**
 * Creates the namespaces of a proposal. All are optional: wallets refuse a proposal if they do not support
 * a required one, and grant the optional ones they support.
 */
export function wantedNamespaces(chainIds: readonly number[]) {
  return {
    requiredNamespaces: {},
    optionalNamespaces: {
      eip155: {
        chains: chainIds.map((id) => `eip155:${id}`),
        methods: phoneMethods,
        events: walletEvents,
      },
    },
  };
}
