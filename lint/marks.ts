// Checks the marks of wallets and networks: each a plain drawing and a small module, every chain listed once,
// and every network of the set in the table. Prints what is left out.
import { networks } from '@web3icons/common/metadata/networks';
import * as chains from 'viem/chains';
import { catalogue } from '../packages/connect/src/core/catalogue/catalogue.ts';
import { networkMarks } from '../packages/connect/src/core/marks/networkMarks.ts';
import { walletMarks } from '../packages/connect/src/core/marks/walletMarks.ts';
import { LARGEST_MARK, readMark, readMarks } from './readMarks.ts';

const faults: string[] = [];
const marks = await readMarks();
for (const { name, bytes } of marks) {
  if (bytes > LARGEST_MARK) faults.push(`${name}: ${bytes} bytes gzipped, over ${LARGEST_MARK}`);
}

const known = new Set<number>(Object.values(chains).map(({ id }) => id));
const listed = networkMarks.flatMap(([, chainIds]) => chainIds);
for (const [index, id] of listed.entries()) {
  if (!known.has(id)) faults.push(`chain ${id}: unknown to viem`);
  if (listed.indexOf(id) !== index) faults.push(`chain ${id}: listed twice`);
}

const leftOut: string[] = [];
for (const { id, filePath, chainId, caip2id } of networks) {
  if (!caip2id?.startsWith('eip155:') || !known.has(Number(chainId))) continue;
  if (listed.includes(Number(chainId))) continue;
  const { bytes } = await readMark(filePath.replace(/^(network|token):/, '$1s/'));
  if (bytes <= LARGEST_MARK) faults.push(`${id}: the set has a mark for chain ${chainId}`);
  else leftOut.push(`${id} (${bytes} bytes)`);
}

for (const fault of faults) console.log(fault);
const largest = marks.toSorted((a, b) => b.bytes - a.bytes)[0];
const unmarked = catalogue.filter(({ id }) => !(id in walletMarks));
console.log(
  `${marks.length} marks, the largest ${largest?.name} with ${largest?.bytes} bytes gzipped`,
);
console.log(`${listed.length} chains; too large: ${leftOut.join(', ')}`);
console.log(
  `${catalogue.length - unmarked.length} of ${catalogue.length} wallets; without: ${unmarked.map(({ id }) => id).join(', ')}`,
);
if (faults.length > 0) process.exitCode = 1;
