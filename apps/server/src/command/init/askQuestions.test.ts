import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askQuestions } from './askQuestions.ts';

/** Asks in a terminal whose person gives each answer once its question is shown. */
async function ask(answers: readonly string[], stop = new AbortController().signal) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  let next = 0;
  output.on('data', (chunk) => {
    shown += String(chunk);
    if (!/: $/.test(shown)) return;
    const answer = answers[next];
    next += 1;
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
    shown += `${answer}\n`;
  });
  return { answers: await askQuestions(stop, { input, output }), shown: () => shown };
}

it('askQuestions takes a line for each, and the default of an empty one', async () => {
  const { answers } = await ask(['', '', '', 'https://a.example/k, https://b.example', '']);
  expect(answers).toEqual({
    appName: 'Mooring',
    publicUrl: undefined,
    networks: [{ id: 1, upstreams: ['https://a.example/k', 'https://b.example'] }],
    proxies: 0,
  });
});

it('askQuestions asks for the nodes of each network, and an invalid answer again', async () => {
  const { answers, shown } = await ask([
    ...['Harbour', 'ftp://x', 'https://wallet.example.org'],
    ...['1, 987654', '1, 8453', 'https://a.example', 'nonsense', 'https://b.example', 'x', '2'],
  ]);
  expect(answers).toEqual({
    appName: 'Harbour',
    publicUrl: 'https://wallet.example.org',
    networks: [
      { id: 1, upstreams: ['https://a.example'] },
      { id: 8_453, upstreams: ['https://b.example'] },
    ],
    proxies: 2,
  });
  expect(shown()).toMatch(/Network 987654 is unknown here: leave it out/);
  expect(shown()).toMatch(
    /JSON-RPC node of Base, several separated by commas: nonsense\n {2}Write an http/,
  );
});

it('askQuestions throws when the input ends, or a signal stops it', async () => {
  await expect(ask(['Harbour'])).rejects.toThrow('Nothing was written.');
  await expect(ask([], AbortSignal.abort('SIGINT'))).rejects.toThrow('Nothing was written.');
});
