import type { PairingOptions, PairingTimeouts } from './pairingOptions.ts';

const defaults: PairingTimeouts = {
  relayMs: 10_000,
  proposalMs: 300_000,
  requestMs: 300_000,
  walletReadMs: 5_000,
  chainMs: 10_000,
  farewellMs: 3_000,
};

/** Limits of the protocol: a link is valid for five minutes, a request for five minutes to a week. */
const longestProposalMs = 300_000;
const shortestRequestMs = 300_000;
const longestRequestMs = 604_800_000;

/**
 * Validates the options. Returns the page's timeouts with defaults applied.
 * @throws {Error} for invalid options: `No projectId found`, an unencrypted relay URL, an invalid network
 *   or timeout
 */
export function checkOptions({
  projectId,
  relayUrl,
  chains,
  timeouts: given = {},
}: PairingOptions): PairingTimeouts {
  if (typeof projectId !== 'string' || projectId.trim() === '') {
    throw new Error('No projectId found');
  }
  checkRelayUrl(relayUrl);
  for (const id of chains ?? []) {
    if (!Number.isSafeInteger(id) || id < 1) throw new Error(`chains: ${id} is no chain id.`);
  }
  const timeouts = { ...defaults, ...given };
  for (const [name, ms] of Object.entries(timeouts)) {
    if (!(ms > 0)) throw new Error(`timeouts.${name} must be more than 0 milliseconds.`);
  }
  if (timeouts.proposalMs > longestProposalMs) {
    throw new Error(`timeouts.proposalMs must be at most ${longestProposalMs} milliseconds.`);
  }
  if (timeouts.requestMs < shortestRequestMs || timeouts.requestMs > longestRequestMs) {
    throw new Error(
      `timeouts.requestMs must be from ${shortestRequestMs} to ${longestRequestMs} milliseconds.`,
    );
  }
  return timeouts;
}

function checkRelayUrl(relayUrl: string): void {
  const url = readUrl(relayUrl);
  const isLocal = url !== undefined && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url?.protocol === 'wss:' || (url?.protocol === 'ws:' && isLocal)) return;
  throw new Error('relayUrl must begin with wss:// (ws:// only for a relay on this machine).');
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
