import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A local chain for a test file. */
export type TestChain = { url: string; stop(): Promise<void> };

/** Starts an anvil chain on a free port. `blockTime` in seconds; without it each transaction mines. */
export async function startTestChain(chainId: number, blockTime?: number): Promise<TestChain> {
  const interval = blockTime === undefined ? [] : ['--block-time', String(blockTime)];
  const node = spawn(anvil(), ['--port', '0', '--chain-id', String(chainId), ...interval]);
  const url = await listening(node);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        node.once('exit', () => resolve());
        node.kill('SIGKILL');
      }),
  };
}

function anvil(): string {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@foundry-rs/anvil-linux-amd64/package.json'));
  const path = join(folder, 'bin', 'anvil');
  return existsSync(path) ? path : 'anvil';
}

function listening(node: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    node.once('error', reject);
    node.once('exit', () => reject(new Error(`anvil ended: ${output}`)));
    node.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Listening on (\S+)/.exec(output)?.[1];
      if (address) resolve(`http://${address}`);
    });
  });
}
