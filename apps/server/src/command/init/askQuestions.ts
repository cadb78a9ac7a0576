import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { knownNetwork } from '../../config/networkOptions.ts';
import { type Answers, answerFault } from './readAnswers.ts';

/** Terminal to ask in. */
interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Asks the five questions in the terminal; an invalid answer is asked again, with a hint.
 *
 * @param stop ends the questions, as the end of the input does
 * @throws {Error} when they are ended
 */
export async function askQuestions(
  stop: AbortSignal,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Answers> {
  const terminal = createInterface({ input, output });
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  const signal = AbortSignal.any([stop, closed.signal]);

  function answerTo(question: string): Promise<string> {
    return terminal.question(`${question} `, { signal }).catch(() => {
      throw new Error('\nNothing was written.');
    });
  }

  async function ask<T>(
    question: string,
    read: (text: string) => T,
    fault: (value: T) => string | null,
  ): Promise<T> {
    for (;;) {
      const value = read((await answerTo(question)).trim());
      const hint = fault(value);
      if (hint === null) return value;
      output.write(`  ${hint}\n`);
    }
  }

  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    const appName = await ask(
      '1/5  Name of the page [Mooring]:',
      (text) => text || 'Mooring',
      (name) => answerFault({ appName: name }),
    );
    const publicUrl = await ask(
      '2/5  Origin that visitors open, such as https://wallet.example.org [this machine only]:',
      (text) => text || undefined,
      (url) => answerFault({ publicUrl: url }),
    );
    const ids = await ask(
      '3/5  Chain ids of the networks, separated by commas, such as 1, 8453 [1]:',
      (text) => (text || '1').split(',').map(Number),
      networkFault,
    );
    const networks: Answers['networks'][number][] = [];
    for (const id of ids) {
      const upstreams = await ask(
        `4/5  URL of a JSON-RPC node of ${knownNetwork(id)?.name ?? id}, several separated by commas:`,
        (text) => text.split(',').map((url) => url.trim()),
        (urls) => answerFault({ networks: [{ id: 1, upstreams: urls }] }),
      );
      networks.push({ id, upstreams });
    }
    const proxies = await ask(
      '5/5  Number of your proxies in front, such as nginx [0]:',
      (text) => Number(text || 0),
      (count) => answerFault({ proxies: count }),
    );
    return { appName, publicUrl, networks, proxies };
  } finally {
    terminal.close();
  }
}

function networkFault(ids: readonly number[]): string | null {
  const unknown = ids.find((id) => Number.isSafeInteger(id) && knownNetwork(id) === undefined);
  if (unknown !== undefined)
    return `Network ${unknown} is unknown here: leave it out, and add it to the file with its name and currency.`;
  return answerFault({
    networks: ids.map((id) => ({ id, upstreams: ['https://node.example.org'] })),
  });
}
