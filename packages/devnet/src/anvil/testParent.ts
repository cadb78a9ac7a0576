/** Program that runs the network, prints the process ids, then throws, waits or ends, by its argument. */
import { startDevnet } from '../devnet.ts';

const devnet = await startDevnet({ seed: false });
const pids = [devnet.guardianPid, devnet.ethereum.pid, devnet.rollup.pid];
process.stdout.write(`${JSON.stringify(pids)}\n`);

const ending = process.argv[2];
if (ending === 'throws') {
  throw new Error('uncaught');
}
if (ending === 'waits') {
  process.stdin.resume();
}
