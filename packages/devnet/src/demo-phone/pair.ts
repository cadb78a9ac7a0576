import { parseUrl } from '@mooring/internal';
import { openScannedLink, type PhoneApp, type PhoneState } from '@mooring/testing/phone';

/** Timeout of the relay, and then of the site, in milliseconds. */
export const PAIR_TIMEOUT_MS = 10_000;

/** Failed pairing, with a sentence for the person. */
class PairError extends Error {
  override readonly name = 'PairError';
}

/** Creates the function that pairs by links. */
export function createPair(
  kept: Pick<PhoneState, 'links'>,
  app: () => PhoneApp,
  say: (sentence: string) => void,
) {
  const waiting = new Set<() => void>();
  return {
    /** Called when a site proposes. */
    onProposal(): void {
      for (const found of [...waiting]) found();
    },
    /**
     * Pairs by a link; resolves once the site's proposal arrives.
     *
     * @throws PairError with a sentence.
     */
    async pair(text: string): Promise<void> {
      const link = openLink(text);
      if (kept.links.has(link.topic)) {
        throw new PairError('This link was used before. Ask the site for a new one.');
      }
      let found = () => {};
      const proposed = new Promise<void>((resolve) => {
        found = resolve;
        waiting.add(resolve);
      });
      try {
        const ended = app().pair(link);
        // The site may still reject its session after its proposal has arrived.
        ended.catch(() => say('The pairing failed.'));
        await Promise.race([proposed, ended]);
      } catch (error) {
        const isRelay = error instanceof Error && error.name === 'PairingError';
        throw new PairError(
          isRelay
            ? 'The relay does not answer.'
            : 'The site does not answer. Its link may have run out.',
        );
      } finally {
        waiting.delete(found);
      }
    },
  };
}

function openLink(text: string) {
  const read = readPairingLink(text, Date.now());
  if (read.kind === 'expired') {
    throw new PairError('This link has run out. Ask the site for a new one.');
  }
  try {
    return openScannedLink(read.kind === 'link' ? read.uri : '', true);
  } catch {
    throw new PairError('This is no pairing link: those start with wc:');
  }
}

/** Result of parsing a pairing link. */
type Link = { kind: 'link'; uri: string } | { kind: 'expired' } | { kind: 'none' };

/** Longest text read, in characters; a link has about 200. */
const LONGEST_PASTED_TEXT = 4_096;

/**
 * Parses a pairing link (`wc:<topic>@2?…symKey=…`), on its own or inside a link that opens a wallet
 * (`…/wc?uri=<encoded link>`).
 *
 * @param now milliseconds since 1970.
 */
export function readPairingLink(text: string, now: number): Link {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_PASTED_TEXT) return { kind: 'none' };
  const uri = trimmed.startsWith('wc:') ? trimmed : nestedUri(trimmed);
  if (uri === undefined || !/^wc:[0-9a-f]{64}@2\?/.test(uri)) return { kind: 'none' };
  const query = new URLSearchParams(uri.slice(uri.indexOf('?')));
  if (!/^[0-9a-f]{64}$/.test(query.get('symKey') ?? '')) return { kind: 'none' };
  // In seconds since 1970; missing in links of older sites.
  const expiry = query.get('expiryTimestamp');
  if (expiry !== null && !(Number(expiry) * 1_000 > now)) return { kind: 'expired' };
  return { kind: 'link', uri };
}

function nestedUri(text: string): string | undefined {
  return parseUrl(text)?.searchParams.get('uri') ?? undefined;
}
