import { expect, test } from 'vitest';
import { LOCAL_CHAIN_IDS } from './chain/localChain.ts';
import { NETWORK_PORTS } from './network/startNetwork.ts';
import { HELP, readOptions } from './readOptions.ts';

const usual = {
  ports: NETWORK_PORTS,
  chainIds: LOCAL_CHAIN_IDS,
  blockTimeSeconds: undefined,
  stateFolder: undefined,
  seed: true,
};

test.each([
  ['nothing', '', {}],
  ['the first port', '--port 9000', { ports: ports(9000, 9001, 9002, 9003) }],
  ['any free ports', '--port 0', { ports: ports(0, 0, 0, 0) }],
  ['one port', '--relay-port 9000', { ports: ports(8545, 8546, 8547, 9000) }],
  ['one of them free', '--gateway-port=0', { ports: ports(8545, 8546, 0, 8548) }],
  [
    'the first port and one',
    '--port 9000 --rollup-port 7000',
    { ports: ports(9000, 7000, 9002, 9003) },
  ],
  ['an id', '--ethereum-chain-id 1', { chainIds: { ...LOCAL_CHAIN_IDS, ethereum: 1 } }],
  [
    'both ids',
    '--rollup-chain-id 10 --ethereum-chain-id 1',
    { chainIds: { ethereum: 1, rollup: 10 } },
  ],
  ['a block time', '--block-time 2', { blockTimeSeconds: 2 }],
  ['a folder', '--state .local-network', { stateFolder: '.local-network' }],
  ['an empty network', '--empty', { seed: false }],
])('readOptions reads %s', (_, line, expected) => {
  const network = { ...usual, ...expected };
  expect(readOptions(words(line))).toEqual({ kind: 'start', json: false, network });
});

test('readOptions reads --json', () => {
  expect(readOptions(['--json'])).toEqual({ kind: 'start', json: true, network: usual });
});

test.each(['--help', '-h', '--port 9000 --help'])(
  'readOptions of %s prints the options',
  (line) => {
    expect(readOptions(words(line))).toEqual({ kind: 'help' });
  },
);

test.each([
  ['--ports 9000', "Unknown option '--ports'."],
  ['-p 9000', "Unknown option '-p'."],
  ['9000', "Unexpected argument '9000'."],
  ['--port', "Option '--port <value>' argument missing."],
  ['--json=yes', "Option '--json' does not take an argument."],
  ['--port many', '--port must be a whole number from 0 to 65532, not "many".'],
  ['--port 65533', '--port must be a whole number from 0 to 65532, not "65533".'],
  ['--relay-port 65536', '--relay-port must be a whole number from 0 to 65535, not "65536".'],
  ['--relay-port 1.5', '--relay-port must be a whole number from 0 to 65535, not "1.5".'],
  ['--relay-port=-1', '--relay-port must be a whole number from 0 to 65535, not "-1".'],
  ['--block-time 0', '--block-time must be a whole number from 1 to 86400, not "0".'],
  [
    '--rollup-chain-id 0',
    '--rollup-chain-id must be a whole number from 1 to 9007199254740991, not "0".',
  ],
  ['--state=', '--state needs a folder.'],
])('readOptions refuses %s', (line, start) => {
  const command = readOptions(words(line));
  const sentence = command.kind === 'refused' ? command.sentence : command.kind;
  expect(sentence).toContain(start.slice(0, -1));
  expect(sentence).toMatch(/^[^\n]+\.$/);
});

test('HELP names every option', () => {
  const named = [...HELP.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name = '']) => name);
  const kinds = named.map((name) => [name, readOptions([name]), readOptions([`${name}=1`])]);
  for (const [name, alone, given] of kinds) {
    expect(JSON.stringify([alone, given]), String(name)).not.toContain('Unknown option');
  }
  expect(named).toHaveLength(12);
});

function words(line: string): string[] {
  return line.split(' ').filter((word) => word !== '');
}

function ports(ethereum: number, rollup: number, gateway: number, relay: number) {
  return { ethereum, rollup, gateway, relay };
}
