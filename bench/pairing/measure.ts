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
relay of the network in a box. Mooring is compared with \`@walletconnect/ethereum-provider\` 2.21.8, the last
release under the Apache licence, without its dialog (\`showQrModal: false\`) and otherwise with its defaults.
Each painted code is decoded, and the relay must know its link.

## Bytes loaded to show a code

Additional to the same page without phones; gzipped, in KB of 1,024 bytes, both built the same way with
Vite. All files loaded until the code was painted count. The renderer of the code is part of the page without phones.
Mooring uses the page's own wagmi 3.7.7 and viem 2.57.1; the provider uses no wagmi, and includes the
parts of viem 2.31.0 that it needs. Most files of its build belong to its dialog, which is not loaded.

${table(['page', 'what', 'loaded', 'additional files', 'additional files in the build'], sizes.rows)}

## Time from the choice of a phone to a painted code

In ms, from the click to the end of the frame that paints the code: loading the scripts, connecting to the
relay, and creating the link. Median of ${times.rounds} rounds, with the smallest and the largest in brackets; each round
measures all rows in turn, as a first-time visitor. All files are served by this machine, so network
transfer is not included. Both pages have wagmi and viem. No request leaves the machine: other hosts do
not resolve, or are simulated and answer immediately. Ratios carry over to other machines, figures do not.

${table(['page', 'ms', '× Mooring'], times.rows)}

## Hosts requested before the code is painted

| page | hosts except the page's own and the relay |
| --- | --- |
| Mooring | ${times.asked('mooring')} |
| public provider | ${times.asked('providerWagmi')} |
`;
  } finally {
    await stage.stop();
  }
}
