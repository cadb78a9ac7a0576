// Primary name of the stage's account, answered in the page as the resolver of ENS does.
import {
  type Chain,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem';
import { network } from '../examples/network.ts';

/** Functions of the universal resolver: an account's name, and a record of a name. */
const resolverAbi = parseAbi([
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
]);

/** Address of the resolver; any will do, as the transport answers every call. */
const RESOLVER_ADDRESS = `0x${'ee'.repeat(20)}` as const;

/** Returns the options of a configuration in which every account has this name, and no avatar. */
export function namedNetwork(name: string) {
  const [first, ...others] = network.chains;
  const chains: readonly [Chain, ...Chain[]] = [
    { ...first, contracts: { ensUniversalResolver: { address: RESOLVER_ADDRESS } } },
    ...others,
  ];
  const plain = network.transports[first.id];
  const transport = custom({
    async request({ method, params }: { method: string; params?: readonly [{ data: Hex }] }) {
      if (method === 'eth_call' && params) return encodeAnswer(params[0].data, name);
      return plain?.({ chain: first }).request({ method, params });
    },
  });
  return { ...network, chains, transports: { ...network.transports, [first.id]: transport } };
}

function encodeAnswer(data: Hex, name: string): Hex {
  const { functionName } = decodeFunctionData({ abi: resolverAbi, data });
  if (functionName === 'reverseWithGateways') {
    const result = [name, zeroAddress, zeroAddress] as const;
    return encodeFunctionResult({ abi: resolverAbi, functionName, result });
  }
  const noRecord = encodeAbiParameters([{ type: 'string' }], ['']);
  return encodeFunctionResult({ abi: resolverAbi, functionName, result: [noRecord, zeroAddress] });
}
