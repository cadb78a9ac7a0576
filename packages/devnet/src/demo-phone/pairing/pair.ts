import type { Kit } from '../startKit.ts';
import { readLink } from './readLink.ts';

/** How long the relay, and then the site, may take, in milliseconds. */
const LIMIT = 10_000;

/** Why pairing did not work, in a sentence for the person. */
export class PairingFault extends Error {
  override readonly name = 'PairingFault';
}

/**
 * Meets the site that made a link; resolves when the site has said what it wants.
 *
 * @throws PairingFault with a sentence.
 */
export async function pair(kit: Kit, text: string): Promise<void> {
  const link = readLink(text, Date.now());
  if (link.kind === 'none') throw new PairingFault('This is no pairing link: those start with wc:');
  if (link.kind === 'expired') {
    throw new PairingFault('This link has run out. Ask the site for a new one.');
  }
  const proposed = nextProposal(kit);
  try {
    await limited(meet(kit, link.uri), 'The relay does not answer.');
    await limited(proposed.promise, 'The site does not answer. Its link may have run out.');
  } finally {
    proposed.stop();
  }
}

async function meet(kit: Kit, uri: string): Promise<void> {
  try {
    await kit.pair({ uri });
  } catch (error) {
    const used = error instanceof Error && /already exists/i.test(error.message);
    throw new PairingFault(
      used ? 'This link was used before. Ask the site for a new one.' : 'The pairing failed.',
    );
  }
}

function nextProposal(kit: Kit) {
  const { events } = kit.engine.signClient;
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    const onProposal = () => resolve();
    events.on('session_proposal', onProposal);
    stop = () => events.off('session_proposal', onProposal);
  });
  return { promise, stop: () => stop() };
}

async function limited(work: Promise<void>, sentence: string): Promise<void> {
  let timer: number | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new PairingFault(sentence)), LIMIT);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
