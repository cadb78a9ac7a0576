import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ChainGate } from './chainGate.ts';

/** Gates that open, and how to close them. */
export interface ChainGates {
  /** The port of each, in the order asked for; rejects with a sentence when one is taken. */
  ports: Promise<readonly number[]>;
  close(): Promise<unknown>;
}

/**
 * Opens a gate to each chain in a separate thread, which forwards requests while this one is
 * busy, and does not keep this process alive.
 *
 * @param onExit Called when the gates fail later, with a sentence.
 */
export function openChainGates(
  gates: readonly ChainGate[],
  onExit?: (reason: string) => void,
): ChainGates {
  const worker = new Worker(new URL('./chainGate.ts', import.meta.url), {
    workerData: gates,
    execArgv: [],
  });
  const open = async (): Promise<readonly number[]> => {
    const [ports] = await once(worker, 'message');
    worker.unref();
    worker.on('error', ({ message }) => {
      onExit?.(`The way to the local chains ended by itself. ${message}`);
    });
    return ports;
  };
  return { ports: open(), close: () => worker.terminate() };
}
