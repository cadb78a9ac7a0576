import { availableParallelism } from 'node:os';
import { table } from '../table.ts';
import { measureSizes } from './measureSizes.ts';
import { measureTimes } from './measureTimes.ts';
import { startStage } from './startStage.ts';

/** Compares pairing with a phone to the public provider, as Markdown. */
export async function measure(): Promise<string> {
  const stage = await startStage();
  try {
    const sizes = await measureSizes(stage);
    const times = await measureTimes(stage);
    return `# Pairing, measured

\`npm run bench -- pairing\` on ${availableParallelism()} cores, Node ${process.versions.node}, in a real Chromium, over the
relay of the network in a box. Beside us is \`@walletconnect/ethereum-provider\` 2.21.8, the last
under the Apache licence, without its dialog (\`showQrModal: false\`) and otherwise as it comes.
Every code that is painted is read again, and its link must be one that the relay knows.

## What a page loads to show a link

Beyond the same page without phones; gzipped, in KB of 1,024 bytes, both built alike by Vite. Counted
is what a browser loaded until the code was painted. Drawing the code is in the page without phones.
Mooring uses the page's own wagmi 3.7.7 and viem 2.57.1; the provider uses no wagmi, and brings the
parts it needs of viem 2.31.0. Most files of its build are those of its dialog, which is not loaded.

${table(['page', 'what', 'loaded', 'files more', 'files more in the build'], sizes.rows)}

## From choosing the phone to a painted code

In ms: the click, loading the code, reaching the relay, the link, to the end of the frame that paints
it; median of ${times.rounds} rounds, in brackets the least and the most, one after the other in each round, every
time as a visitor who was never there. All files come from this machine, so that their way through a
network is not in it. Both pages have wagmi and viem. No request leaves the machine: other hosts are
not found, or are played and answer at once. Ratios carry over to other machines, figures do not.

${table(['what', 'ms', 'times as long as Mooring'], times.rows)}

## Who else is asked before the code is painted

| what | hosts beside the page's own and the relay |
| --- | --- |
| Mooring | ${times.asked('mooring')} |
| public provider | ${times.asked('providerWagmi')} |
`;
  } finally {
    await stage.stop();
  }
}
