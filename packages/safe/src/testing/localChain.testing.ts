import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startAnvilChain } from '@mooring/testing/chain';
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEventLogs,
  zeroAddress,
} from 'viem';
import { canonicalDeployments } from '../deployments.ts';

const modules = join(import.meta.dirname, '../../../../node_modules');

/** CREATE2 deployer, predeployed on anvil. Safe's own factory has the same code at another address. */
const deployer: Address = '0x4e59b44847b379578588920ca78fbf26c0b4956c';
const safeDeployer: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7';

const sources = {
  '1.4.1': '@safe-global/safe-contracts',
  '1.5.0': '@safe-global/safe-smart-account',
} as const;

export type ChainVersion = keyof typeof sources;

const contracts = [
  'Safe.sol/Safe',
  'SafeL2.sol/SafeL2',
  'proxies/SafeProxyFactory.sol/SafeProxyFactory',
  'libraries/MultiSend.sol/MultiSend',
  'libraries/MultiSendCallOnly.sol/MultiSendCallOnly',
  'libraries/SignMessageLib.sol/SignMessageLib',
  'libraries/CreateCall.sol/CreateCall',
  'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler',
];

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'event ProxyCreation(address indexed proxy, address singleton)',
]);

export const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function domainSeparator() view returns (bytes32)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);

export type LocalChain = Awaited<ReturnType<typeof startLocalChain>>;

/** Local chain with the contracts of both releases at their canonical addresses. */
export async function startLocalChain(chainId: number) {
  const { url, client, stop } = await startAnvilChain(chainId);
  const [payer] = await client.getAddresses();
  if (!payer) throw new Error('The chain has no account');

  async function send(to: Address, data: Hex, from: Address = payer ?? zeroAddress, value = 0n) {
    const hash = await client.sendTransaction({ account: from, chain: null, to, data, value });
    return client.waitForTransactionReceipt({ hash });
  }

  const code = await client.getCode({ address: deployer });
  await client.setCode({ address: safeDeployer, bytecode: code ?? '0x' });
  for (const source of Object.values(sources)) {
    for (const contract of contracts) {
      const path = join(modules, source, `build/artifacts/contracts/${contract}.json`);
      const { bytecode } = JSON.parse(readFileSync(path, 'utf8'));
      await send(safeDeployer, `0x${'0'.repeat(64)}${String(bytecode).slice(2)}`);
    }
  }

  let salt = 0n;
  return {
    url,
    client,
    payer,
    send,
    /** Creates a Safe as the app does: a proxy with the fallback handler of its release. */
    async createSafe(version: ChainVersion, owners: readonly Address[], threshold: number) {
      const set = canonicalDeployments.find((one) => one.version === version)?.contracts;
      if (!set?.safeL2 || !set.proxyFactory || !set.fallbackHandler) throw new Error(version);
      const setup = encodeFunctionData({
        abi: safeAbi,
        functionName: 'setup',
        args: [
          owners,
          BigInt(threshold),
          zeroAddress,
          '0x',
          set.fallbackHandler,
          zeroAddress,
          0n,
          zeroAddress,
        ],
      });
      salt += 1n;
      const create = encodeFunctionData({
        abi: factoryAbi,
        functionName: 'createProxyWithNonce',
        args: [set.safeL2, setup, salt],
      });
      const { logs } = await send(set.proxyFactory, create);
      const [created] = parseEventLogs({ abi: factoryAbi, logs, eventName: 'ProxyCreation' });
      if (!created) throw new Error('No Safe was made');
      return created.args.proxy;
    },
    /** Revert reason of a call, such as `GS026`; undefined when it succeeds. */
    async whyRefused(to: Address, data: Hex, account: Address = payer ?? zeroAddress) {
      try {
        await client.call({ account, to, data });
        return undefined;
      } catch (error) {
        return /GS\d{3}/.exec(String(error))?.[0] ?? String(error);
      }
    },
    stop,
  };
}
