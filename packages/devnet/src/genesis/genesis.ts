import { type Address, encodeDeployData, type Hex, parseEther } from 'viem';
import { DEMO_ACCOUNTS, RELAYER, TREASURY } from '../accounts.ts';
import type { GenesisBlock } from '../chain/genesisBlock.ts';
import {
  ALLOWANCE_MODULE_ADDRESS,
  MULTICALL3_ADDRESS,
  NAME_DEPLOYMENTS,
  NAME_REGISTRY_ADDRESS,
  ROLLUP_REGISTRAR_ADDRESS,
  SHARED_DEPLOYMENTS,
  UNIVERSAL_RESOLVER_ADDRESS,
} from '../contracts/deployments.ts';
import {
  allowanceModule,
  multicall3,
  rollupReverseRegistrar,
  universalResolver,
} from '../generated/artifacts.ts';
import { DEMO_CLAIMS, DEMO_NAMES, ROLLUP_CLAIMS } from '../names/demoNames.ts';
import { claimName, registerName, registerRoots } from '../names/registerNames.ts';
import { deployPasskeyContracts } from '../passkey/deployPasskeyContracts.ts';
import { DELAY_CODE } from '../recovery/delayModifier.ts';
import { RECOVERY_CODE } from '../recovery/recoveryModules.ts';
import { deploySafeContracts, SINGLETON_FACTORY } from '../safe/contracts/deploySafeContracts.ts';
import { type HistoryRow, historyBlock } from './history.ts';

/** Genesis of a chain as data: run once, and identified by its hash. */
export interface Genesis {
  /** Balances before the first block, in wei. */
  balances: readonly { address: Address; wei: bigint }[];
  /** Code set at fixed addresses before the first block. */
  deployed: readonly { address: Address; code: Hex }[];
  /** Deployments whose creation code is known. */
  code: readonly { address: Address; creation: Hex }[];
  blocks: readonly GenesisBlock[];
}

export interface GenesisOptions {
  /** True for a chain with names. */
  withNames: boolean;
  /** Chain id of the rollup, of which names have addresses too. */
  rollupId: number;
  /** History before today; undefined for contracts and funded accounts only. */
  history: readonly HistoryRow[] | undefined;
  /** Blocks of a multisig, merged into those of the history. */
  multisig?: readonly GenesisBlock[];
}

/** Age of a chain with a history. */
const AGE_SECONDS = 8 * 24 * 60 * 60;

/** Age of a chain without one, with room for its few blocks. */
const PLAIN_AGE_SECONDS = 5;

export function defineGenesis(options: GenesisOptions): Genesis {
  const { withNames, rollupId, history, multisig = [] } = options;
  const start = history === undefined ? PLAIN_AGE_SECONDS : AGE_SECONDS;
  const deployments = withNames ? [...SHARED_DEPLOYMENTS, ...NAME_DEPLOYMENTS] : SHARED_DEPLOYMENTS;
  const everyone = DEMO_ACCOUNTS.map(({ address }) => ({ address, wei: parseEther('100') }));
  const resolver = {
    address: UNIVERSAL_RESOLVER_ADDRESS,
    creation: encodeDeployData({ ...universalResolver, args: [NAME_REGISTRY_ADDRESS] }),
  };
  return {
    balances: [
      { address: TREASURY.address, wei: parseEther('1000000') },
      { address: RELAYER.address, wei: parseEther('100') },
      // With a history everyone starts from zero and is paid, so that a chart begins at zero.
      ...(history === undefined ? everyone : []),
    ],
    deployed: [SINGLETON_FACTORY],
    code: [
      { address: MULTICALL3_ADDRESS, creation: multicall3.bytecode },
      { address: ALLOWANCE_MODULE_ADDRESS, creation: allowanceModule.bytecode },
      ...RECOVERY_CODE,
      DELAY_CODE,
      withNames
        ? resolver
        : { address: ROLLUP_REGISTRAR_ADDRESS, creation: rollupReverseRegistrar.bytecode },
    ],
    blocks: [
      {
        secondsAgo: start,
        transactions: [
          ...deployments.map((data) => ({ from: TREASURY.address, data })),
          // After the others, whose addresses follow from their nonces.
          ...deployPasskeyContracts(),
        ],
      },
      // A block each: together they exceed the gas limit of a block.
      { secondsAgo: start, transactions: deploySafeContracts('1.4.1') },
      { secondsAgo: start, transactions: deploySafeContracts('1.5.0') },
      ...(withNames ? [{ secondsAgo: start, transactions: registerRoots() }] : []),
      ...(history === undefined ? [] : oldestFirst([...history.map(historyBlock), ...multisig])),
      ...(history === undefined ? [] : withNames ? nameBlocks(rollupId) : [rollupNameBlock()]),
      // Sets the chain's clock to now.
      { secondsAgo: 0, transactions: [] },
    ],
  };
}

/** Oldest first. */
function oldestFirst(blocks: readonly GenesisBlock[]): readonly GenesisBlock[] {
  return blocks.toSorted((a, b) => b.secondsAgo - a.secondsAgo);
}

/** After the history, which pays the accounts enough for the fee of a claim. */
function nameBlocks(rollupId: number): GenesisBlock[] {
  return [
    { secondsAgo: 60, transactions: DEMO_NAMES.flatMap((name) => registerName(name, rollupId)) },
    { secondsAgo: 30, transactions: DEMO_CLAIMS.map((claim) => claimName(claim)) },
  ];
}

function rollupNameBlock(): GenesisBlock {
  const transactions = ROLLUP_CLAIMS.map((claim) => claimName(claim, ROLLUP_REGISTRAR_ADDRESS));
  return { secondsAgo: 30, transactions };
}
