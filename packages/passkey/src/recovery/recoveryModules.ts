import { DAY_SECONDS } from '@mooring/internal';
import { type Address, type Hash, isAddress, isHash } from 'viem';
import { RecoveryError } from './recoveryError.ts';

/** Recovery module of one network: Candide's Social Recovery Module. */
export interface RecoveryModule {
  readonly address: Address;
  /** Release of the contract. Each has its own interface, and its own rules. */
  readonly version: '0.1.0';
  /** Seconds between the start of a recovery and its end. The contract has no getter for it. */
  readonly period: number;
  /**
   * keccak256 of its runtime code, for a module of your own, such as that of a local network. Default: the published
   * one's of this release and period.
   */
  readonly codeHash?: Hash | undefined;
}

/** Published modules, and keccak256 of their runtime code, which contains the period. */
export const publishedModules = [
  {
    address: '0x38275826E1933303E508433dD5f289315Da2541c',
    version: '0.1.0',
    period: 3 * DAY_SECONDS,
    codeHash: '0xdbebd5942589cb48bc55fd0d804e2a825ae485fa4eb771ec030e0ec4c330ae03',
  },
  {
    address: '0x088f6cfD8BB1dDb1BB069CCb3fc1A98927D233f2',
    version: '0.1.0',
    period: 7 * DAY_SECONDS,
    codeHash: '0xd1d497d06956a300c318dd3df28e7cbaf64dc509bf9e8674753c4f69fd50746a',
  },
  {
    address: '0x9BacD92F4687Db306D7ded5d4513a51EA05df25b',
    version: '0.1.0',
    period: 14 * DAY_SECONDS,
    codeHash: '0xf80b3e2f6c8149da85c8c40738b9d736f538bbf8f7d386c4318d13bd8f61b02e',
  },
] as const satisfies readonly RecoveryModule[];

/** Chain ids of the networks that have all of them. */
const moduleChainIds = [1, 10, 100, 137, 8453, 42161];

/** Recovery modules by chain id: the published one of seven days, on every network that has it. */
export const recoveryModules: Readonly<Record<number, RecoveryModule>> = Object.fromEntries(
  moduleChainIds.map((chainId) => [chainId, publishedModules[1]]),
);

/**
 * Returns the hash that the code of a module must have.
 * @throws {RecoveryError} `unknownModule` for another release, or a period that none is published with
 */
export function expectedCodeHash({ address, version, period, codeHash }: RecoveryModule): Hash {
  const published = publishedModules.find((one) => one.period === period);
  const expected = codeHash ?? published?.codeHash;
  const isKnown = version === '0.1.0' && isAddress(address) && period > 0;
  if (isKnown && expected && isHash(expected)) return expected;
  throw new RecoveryError('unknownModule', `Unknown recovery module: ${address}, ${version}.`);
}
