import { createMessage, parseMessage } from '@mooring/sign-in';
import { SiweMessage } from 'siwe';
import { parseSiweMessage } from 'viem/siwe';
import { rowsOf } from './figures.ts';

const ROUNDS = 7;
const ROUND_MS = 400;

/** The last is the base of the comparison. Each returns a field, so that no work is skipped. */
const parsers: readonly { readonly name: string; readonly read: (text: string) => unknown }[] = [
  { name: 'Mooring, `parseMessage`', read: (text) => parseMessage(text).nonce },
  { name: 'viem 2.57.1, `parseSiweMessage`', read: (text) => parseSiweMessage(text).nonce },
  { name: 'siwe 3.0.0, `SiweMessage`', read: (text) => new SiweMessage(text).nonce },
];

/** Messages parsed per second, by one core. */
export async function measureParsing() {
  const texts = Array.from({ length: 1000 }, (_, index) => messageOf(index));
  const measured = parsers.map(({ name }) => ({ name, rates: [] as number[] }));
  // The first round is a warm-up and not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { read }] of parsers.entries()) {
      const rate = rateOf(read, texts);
      if (round > 0) measured[index]?.rates.push(rate);
    }
  }
  return { rows: rowsOf(measured) };
}

function rateOf(read: (text: string) => unknown, texts: readonly string[]): number {
  const began = performance.now();
  let count = 0;
  let taken = 0;
  while (taken < ROUND_MS) {
    for (const text of texts)
      if (read(text) === undefined) throw new Error('The message was not parsed.');
    count += texts.length;
    taken = performance.now() - began;
  }
  return (count / taken) * 1000;
}

function messageOf(index: number): string {
  return createMessage({
    domain: index % 3 === 0 ? 'harbour.example' : `harbour-${index}.example:8443`,
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ...(index % 2 === 0 && { statement: 'Sign in to Harbour to see your devices and contacts.' }),
    uri: `https://harbour.example/sessions?from=${index}`,
    version: '1',
    chainId: 1 + (index % 9),
    nonce: `${index}`.padStart(32, '7'),
    issuedAt: '2026-03-01T12:00:00.000Z',
    ...(index % 4 === 0 && { expirationTime: '2026-03-01T12:10:00.000Z' }),
    ...(index % 5 === 0 && { resources: ['https://harbour.example/terms'] }),
  });
}
