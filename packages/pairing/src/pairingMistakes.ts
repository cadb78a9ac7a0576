import { isRecord, parseUrl } from '@mooring/internal';
import { createMistake, findTimerMistake } from '@mooring/internal/mistakes';

/**
 * Checks the options of `pairing` in development: those that would fail only when a person connects.
 * @throws {Error} on options that cannot work, with what to write instead
 */
export function checkPairingMistakes(options: unknown): void {
  if (!isRecord(options)) {
    throw pairingMistake('Pass an object: pairing({ projectId, relayUrl, metadata }).');
  }
  const { projectId, metadata, chains, timeouts } = options;
  // Without one, `checkOptions` throws the text of the contract.
  if (projectId === undefined) return;
  if (!isRecord(metadata)) {
    throw pairingMistake(
      '`metadata` is missing. Wallets show it: pairing({ metadata: { name, description, url, icons } }).',
    );
  }
  const { name, url, icons } = metadata;
  if (typeof name !== 'string' || name.trim() === '') {
    throw pairingMistake('`metadata.name` is missing: write the name of the application.');
  }
  // `typeof window === 'undefined' ? '' : location.origin`: nobody connects while a server renders.
  const isOnServer = url === '' && typeof window === 'undefined';
  if (
    !isOnServer &&
    (typeof url !== 'string' || !/^https?:$/.test(parseUrl(url)?.protocol ?? ''))
  ) {
    throw pairingMistake(
      `\`metadata.url\` is ${url}: write the URL of the page, as https://harbour.example.`,
    );
  }
  if (!Array.isArray(icons)) {
    throw pairingMistake('`metadata.icons` is not an array: write icons: [], or URLs of images.');
  }
  const timer = findTimerMistake(timeouts);
  if (timer !== undefined) throw pairingMistake(timer);
  if (chains === undefined) return;
  if (Array.isArray(chains) && chains.every((id) => typeof id === 'number')) return;
  throw pairingMistake(
    '`chains` of pairing() are ids: write chains: [mainnet.id], or leave it out for all chains of the config.',
  );
}

const pairingMistake = (message: string) => createMistake(message, 'phone-wallets');
