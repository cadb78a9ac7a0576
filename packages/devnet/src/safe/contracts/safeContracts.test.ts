import {
  getCompatibilityFallbackHandlerDeployment,
  getCreateCallDeployment,
  getMultiSendCallOnlyDeployment,
  getMultiSendDeployment,
  getProxyFactoryDeployment,
  getSafeL2SingletonDeployment,
  getSafeMigrationDeployment,
  getSafeSingletonDeployment,
  getSignMessageLibDeployment,
  getSimulateTxAccessorDeployment,
} from '@safe-global/safe-deployments';
import { type Address, keccak256 } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Devnet, startDevnet } from '../../devnet.ts';
import { SAFE_CONTRACTS } from './safeContracts.ts';

const PUBLISHED = {
  safe: getSafeSingletonDeployment,
  safeL2: getSafeL2SingletonDeployment,
  proxyFactory: getProxyFactoryDeployment,
  multiSend: getMultiSendDeployment,
  multiSendCallOnly: getMultiSendCallOnlyDeployment,
  signMessageLib: getSignMessageLibDeployment,
  createCall: getCreateCallDeployment,
  fallbackHandler: getCompatibilityFallbackHandlerDeployment,
  simulateTxAccessor: getSimulateTxAccessorDeployment,
  safeMigration: getSafeMigrationDeployment,
};

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const contracts = Object.entries(SAFE_CONTRACTS).flatMap(([version, addresses]) =>
  Object.entries(addresses).map(([name, address]) => ({ version, name, address })),
);

test.each(contracts)('$name of $version is on both chains as on Ethereum', async (contract) => {
  const { version, name, address } = contract;
  const find = Object.entries(PUBLISHED).find(([known]) => known === name)?.[1];
  const published = find?.({ version, network: '1' })?.deployments.canonical;
  const codeHashAt = async (client: Devnet['ethereum']['client'], at: Address) =>
    keccak256((await client.getCode({ address: at })) ?? '0x');
  expect(published?.address).toBe(address);
  expect(await codeHashAt(devnet.ethereum.client, address)).toBe(published?.codeHash);
  expect(await codeHashAt(devnet.rollup.client, address)).toBe(published?.codeHash);
});
