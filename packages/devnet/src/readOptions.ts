import { parseArgs } from 'node:util';
import { LOCAL_CHAIN_IDS } from './chain/localChain.ts';
import { NETWORK_PORTS, type NetworkOptions } from './network/startNetwork.ts';

/** Parsed command. */
type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'start'; readonly json: boolean; readonly network: NetworkOptions };

const COMMAND_OPTIONS = {
  port: { type: 'string' },
  'ethereum-port': { type: 'string' },
  'rollup-port': { type: 'string' },
  'gateway-port': { type: 'string' },
  'relay-port': { type: 'string' },
  'ethereum-chain-id': { type: 'string' },
  'rollup-chain-id': { type: 'string' },
  'block-time': { type: 'string' },
  state: { type: 'string' },
  empty: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const HELP = `Starts a local Ethereum network: two chains with names, tokens and Safes, a Safe gateway
and a pairing relay. It listens on 127.0.0.1 only. Press Ctrl+C to stop it.

Usage: mooring-devnet [options]

  --port N               first of four consecutive ports; 0 for free ones (default: ${NETWORK_PORTS.ethereum})
  --ethereum-port N      port of the first chain (default: ${NETWORK_PORTS.ethereum})
  --rollup-port N        port of the second chain (default: ${NETWORK_PORTS.rollup})
  --gateway-port N       port of the Safe gateway (default: ${NETWORK_PORTS.gateway})
  --relay-port N         port of the pairing relay (default: ${NETWORK_PORTS.relay})
  --ethereum-chain-id N  id of the first chain, such as 1 (default: ${LOCAL_CHAIN_IDS.ethereum})
  --rollup-chain-id N    id of the second chain, such as 10 (default: ${LOCAL_CHAIN_IDS.rollup})
  --block-time SECONDS   time between blocks, in seconds (default: a block for each transaction, immediately)
  --state FOLDER         folder that keeps the network between starts (default: a new network)
  --empty                start with contracts and funded accounts only: no names, no history, no Safes
  --json                 print the network as one line of JSON once it is ready
  --help                 print this help
`;

/** Parses the arguments of the command, without its name. */
export function readOptions(args: readonly string[]): Command {
  try {
    const { values } = parseArgs({ args: [...args], options: COMMAND_OPTIONS });
    if (values.help) return { kind: 'help' };
    return { kind: 'start', json: values.json === true, network: networkOptions(values) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Node's advice after the first sentence concerns positional arguments, which this command has none of.
    const [sentence = ''] = error.message.split(/\. |\n/);
    return { kind: 'refused', sentence: sentence.replace(/\.?$/, '.') };
  }
}

type Values = { readonly [name in keyof typeof COMMAND_OPTIONS]?: string | boolean };

function networkOptions(values: Values): NetworkOptions {
  const number = (name: keyof Values, least: number, most: number): number | undefined => {
    const value = values[name];
    if (typeof value !== 'string') return undefined;
    const read = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (read >= least && read <= most) return read;
    throw new Error(`--${name} must be a whole number from ${least} to ${most}, not "${value}".`);
  };
  const first = number('port', 0, 65_532) ?? NETWORK_PORTS.ethereum;
  const port = (name: keyof Values, index: number) =>
    number(name, 0, 65_535) ?? (first === 0 ? 0 : first + index);
  const chainId = (key: keyof typeof LOCAL_CHAIN_IDS) =>
    number(`${key}-chain-id`, 1, Number.MAX_SAFE_INTEGER) ?? LOCAL_CHAIN_IDS[key];
  if (values.state === '') throw new Error('--state needs a folder.');
  return {
    ports: {
      ethereum: port('ethereum-port', 0),
      rollup: port('rollup-port', 1),
      gateway: port('gateway-port', 2),
      relay: port('relay-port', 3),
    },
    chainIds: { ethereum: chainId('ethereum'), rollup: chainId('rollup') },
    blockTimeSeconds: number('block-time', 1, 86_400),
    stateFolder: typeof values.state === 'string' ? values.state : undefined,
    seed: values.empty !== true,
  };
}
