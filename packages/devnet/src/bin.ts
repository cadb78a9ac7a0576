#!/usr/bin/env node
import process from 'node:process';
import {
  type ChainDescription,
  describeNetwork,
  type NetworkDescription,
} from './network/describeNetwork.ts';
import { type Network, type NetworkOptions, startNetwork } from './network/startNetwork.ts';
import { HELP, readOptions } from './readOptions.ts';

const command = readOptions(process.argv.slice(2));
if (command.kind === 'help') console.log(HELP);
else if (command.kind === 'refused') fail(`${command.sentence} See mooring-devnet --help.`);
else await startFrom(command.network, command.json);

async function startFrom(options: NetworkOptions, json: boolean): Promise<void> {
  let network: Network | undefined;
  const stop = () => void network?.stop();
  const onExit = (reason: string) => {
    fail(reason);
    stop();
  };
  try {
    network = await startNetwork({ ...options, onExit });
    // A signal before this point ends the process immediately, and the chains with it.
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

/** Human-readable description of a running network. */
function networkText(network: NetworkDescription): string {
  const { chains, accounts, relayer, mnemonic, names, safes, gatewayUrl, relayUrl } = network;
  const { ethereum, rollup } = chains;
  const parts: readonly [title: string, lines: readonly string[]][] = [
    [
      'Running on this machine only',
      [
        chainLine(ethereum),
        chainLine(rollup),
        `${'Safe gateway'.padEnd(34)}${gatewayUrl}`,
        `${'Pairing relay'.padEnd(34)}${relayUrl}`,
      ],
    ],
    [
      `Accounts on both chains: address, private key (seed phrase: ${mnemonic})`,
      [...accounts, relayer].map(
        ({ address, privateKey, label }) => `${address}  ${privateKey}  ${label}`,
      ),
    ],
    [
      'Tokens, at the same addresses on both chains',
      ethereum.tokens.map(
        ({ address, name, symbol, decimals }) =>
          `${address}  ${name} (${symbol}, ${decimals} decimals)`,
      ),
    ],
    [`Names on ${ethereum.name}`, names.map(({ name, address }) => `${address}  ${name}`)],
    [
      'Safes in use',
      safes.map(
        ({ address, chainId, label, version, owners, threshold }) =>
          `${address}  ${label}, chain ${chainId}, Safe ${version}, ${threshold} of ${owners.length}`,
      ),
    ],
  ];
  const text = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `  ${title}\n${lines.map((line) => `    ${line}\n`).join('')}`);
  return `
${text.join('\n')}
  The keys are public: on a real network, anything sent to these accounts is taken immediately.
  Stop with Ctrl+C.
`;
}

function chainLine({ name, id, rpcUrl }: ChainDescription): string {
  return `${name.padEnd(16)}${`chain ${id}`.padEnd(18)}${rpcUrl}`;
}
