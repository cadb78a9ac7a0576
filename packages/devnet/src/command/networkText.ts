import type { ChainDescription, NetworkDescription } from '../network/describeNetwork.ts';

/** Human-readable description of a running network. */
export function networkText(network: NetworkDescription): string {
  const { chains, accounts, mnemonic, names, safes, gatewayUrl, relayUrl } = network;
  const { ethereum, rollup } = chains;
  const parts: readonly [title: string, lines: readonly string[]][] = [
    [
      'Running on this machine alone',
      [
        chainLine(ethereum),
        chainLine(rollup),
        `${'Safe gateway'.padEnd(34)}${gatewayUrl}`,
        `${'Pairing relay'.padEnd(34)}${relayUrl}`,
      ],
    ],
    [
      `Accounts on both chains: address, private key (phrase: ${mnemonic})`,
      accounts.map(({ address, privateKey, label }) => `${address}  ${privateKey}  ${label}`),
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
  The keys are public: on a real network whatever they hold is taken at once.
  Stop with Ctrl+C.
`;
}

function chainLine({ name, id, rpcUrl }: ChainDescription): string {
  return `${name.padEnd(16)}${`chain ${id}`.padEnd(18)}${rpcUrl}`;
}
