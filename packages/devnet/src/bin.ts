#!/usr/bin/env node
import process from 'node:process';
import { networkText } from './command/networkText.ts';
import { HELP, readOptions } from './command/readOptions.ts';
import { describeNetwork } from './network/describeNetwork.ts';
import { type Network, type NetworkOptions, startNetwork } from './network/startNetwork.ts';

const command = readOptions(process.argv.slice(2));
if (command.kind === 'help') console.log(HELP);
else if (command.kind === 'refused') fail(`${command.sentence} See mooring-devnet --help.`);
else await start(command.network, command.json);

async function start(options: NetworkOptions, json: boolean): Promise<void> {
  let network: Network | undefined;
  const stop = () => void network?.stop();
  const onExit = (reason: string) => {
    fail(reason);
    stop();
  };
  try {
    network = await startNetwork({ ...options, onExit });
    // A signal before this point ends the process at once, and the chains with it.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    const description = describeNetwork(network);
    console.log(json ? JSON.stringify(description) : networkText(description));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
