import { startAnvils } from '@mooring/testing/chain';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.ts';
import { openChainGates } from './anvil/openChainGates.ts';
import { prepareStateFiles, type StateFiles } from './anvil/stateFiles.ts';
import { markUsedFolder, requireUnusedFolder } from './anvil/usedFolder.ts';
import {
  createLocalClient,
  defineLocalChain,
  LOCAL_CHAIN_IDS,
  type LocalChain,
  type LocalChainKey,
} from './chain/localChain.ts';
import { mineWhileBusy } from './chain/mineWhileBusy.ts';
import { passTime, restoreTime } from './chain/passTime.ts';
import { ANCHOR, HARBOUR_DOLLAR, PIER_ADDRESS, SHOAL_ADDRESS } from './contracts/deployments.ts';
import { defineGenesis, type Genesis } from './genesis/genesis.ts';
import { ETHEREUM_HISTORY, ROLLUP_HISTORY } from './genesis/history.ts';
import { fingerprint, runGenesis } from './genesis/runGenesis.ts';
import { bypassProxy } from './http/bypassProxy.ts';
import { DEMO_NAMES, type DemoName } from './names/demoNames.ts';
import { boatClub } from './safe/multisig/boatClub.ts';
import { kiosk } from './safe/multisig/kiosk.ts';
import type { Multisig } from './safe/multisig/multisig.ts';

/** Options of {@link startDevnet}. */
export interface DevnetOptions {
  /** Folder that keeps the chains between starts. Default: none, nothing is kept. */
  stateFolder?: string | undefined;
  /** Block time in whole seconds, while transactions are pending. Default: automine. */
  blockTimeSeconds?: number | undefined;
  /** Ports of the chains on 127.0.0.1. Default: 0, any free ports. */
  ports?: { ethereum?: number; rollup?: number } | undefined;
  /** True for ports that are taken where they are free, and any others where not. Default: false, an error. */
  portsArePreferences?: boolean | undefined;
  /** Ids of the chains, such as 1 and 10. Default: {@link LOCAL_CHAIN_IDS}. */
  chainIds?: { ethereum?: number; rollup?: number } | undefined;
  /** Rules of the chains, as anvil names them, such as `prague`. Default: anvil's newest. */
  hardfork?: string | undefined;
  /** False for contracts and four accounts of 100 ETH, without names and history. Default: true. */
  seed?: boolean | undefined;
  /** Called once with a sentence when the network stops unexpectedly. */
  onExit?: ((reason: string) => void) | undefined;
}

/** Two running chains and their contents. */
export type Devnet = AsyncDisposable & {
  ethereum: LocalChain;
  rollup: LocalChain;
  accounts: readonly DemoAccount[];
  /** Empty without seed. */
  names: readonly DemoName[];
  /**
   * A Safe on each chain, the first chain's first, with its pending transactions and messages. Empty
   * without seed.
   */
  multisigs: readonly Multisig[];
  /** Process id of the owner of the chains. */
  guardianPid: number;
  /** Moves the clocks of both chains forward by whole seconds, and mines a block on each. */
  passTime(seconds: number): Promise<void>;
  /** Stops both chains, writing their state if it is kept, and resolves when they have exited. */
  stop(): Promise<void>;
};

interface Plan {
  key: LocalChainKey;
  id: number;
  genesis: Genesis;
  multisig: Multisig | undefined;
  state: StateFiles | undefined;
}

/**
 * Starts two local chains with contracts, names, tokens, accounts and a week of history. They stop with the
 * process that started them, however it ends, and do not keep it alive.
 *
 * @throws Error with a sentence: anvil is missing, an option is invalid, or the state folder is used, damaged, not
 * writable, or holds the network of another version.
 *
 * @example
 * ```ts
 * import { startDevnet } from '@mooring/devnet';
 *
 * const devnet = await startDevnet({ chainIds: { ethereum: 1 } });
 * console.log(devnet.ethereum.rpcUrl, devnet.accounts[0]?.address);
 * await devnet.stop();
 * ```
 */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const { blockTimeSeconds, seed = true, stateFolder } = options;
  checkBlockTime(blockTimeSeconds);
  const ids = { ...LOCAL_CHAIN_IDS, ...options.chainIds };
  if (ids.ethereum === ids.rollup) throw new Error('The two local chains need different ids.');
  bypassProxy();
  if (stateFolder !== undefined) await requireUnusedFolder(stateFolder);

  const plan = (key: LocalChainKey): Plan => {
    const history = key === 'ethereum' ? ETHEREUM_HISTORY : ROLLUP_HISTORY;
    const makeMultisig = key === 'ethereum' ? boatClub : kiosk;
    const multisig = seed ? makeMultisig(ids[key]) : undefined;
    const genesis = defineGenesis({
      withNames: key === 'ethereum',
      rollupId: ids.rollup,
      history: seed ? history : undefined,
      ...(multisig && { multisig: multisig.blocks }),
    });
    const state =
      stateFolder === undefined
        ? undefined
        : prepareStateFiles(stateFolder, ids[key], fingerprint(genesis));
    return { key, id: ids[key], genesis, multisig, state };
  };
  const plans = [plan('ethereum'), plan('rollup')];
  const now = Math.floor(Date.now() / 1_000);
  const { anvils, guardianPid, ...running } = await startAnvils({
    processes: plans.map((chain) => [
      ...anvilArgs(chain, now),
      ...(options.hardfork === undefined ? [] : ['--hardfork', options.hardfork]),
    ]),
    writesState: stateFolder !== undefined,
    onExit: options.onExit,
  });
  const gates = openChainGates(
    plans.map(({ key }, index) => ({
      chainPort: anvils[index]?.port ?? 0,
      wantedPort: options.ports?.[key] ?? 0,
      isPreference: options.portsArePreferences === true,
    })),
    options.onExit,
  );
  let unmark = () => {};
  const stop = async () => {
    await Promise.all([gates.close(), running.stop()]);
    unmark();
  };

  const launch = async (index: number): Promise<LocalChain> => {
    const chainPlan = plans[index];
    const port = (await gates.ports)[index];
    const pid = anvils[index]?.pid;
    if (chainPlan === undefined || port === undefined || pid === undefined) {
      throw new Error('A local chain did not start.');
    }
    const { key, id, genesis, state } = chainPlan;
    const rpcUrl = `http://127.0.0.1:${port}`;
    const chain = defineLocalChain({ key, id, rpcUrl, blockTimeSeconds });
    const client = createLocalClient(chain);
    if (state?.found === true) await restoreTime(client);
    else await runGenesis(client, genesis, now);
    if (blockTimeSeconds === undefined) await client.setAutomine(true);
    else await mineWhileBusy(client, blockTimeSeconds);
    return {
      chain,
      rpcUrl,
      tokens: [HARBOUR_DOLLAR, ANCHOR],
      contracts: { alwaysSucceeds: PIER_ADDRESS, alwaysReverts: SHOAL_ADDRESS },
      client,
      pid,
    };
  };

  try {
    const [ethereum, rollup] = await Promise.all([launch(0), launch(1)]);
    if (stateFolder !== undefined) {
      // The chain itself, which may outlive its gate while it writes its state.
      unmark = await markUsedFolder(stateFolder, `http://127.0.0.1:${anvils[0]?.port}`);
    }
    return {
      ethereum,
      rollup,
      accounts: DEMO_ACCOUNTS,
      names: seed ? DEMO_NAMES : [],
      multisigs: plans.flatMap(({ multisig }) => multisig ?? []),
      guardianPid,
      passTime: (seconds) => passTime([ethereum.client, rollup.client], seconds),
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Anvil mines only on demand during genesis, which decides the contents of each block. */
function anvilArgs({ id, genesis, state }: Plan, now: number): string[] {
  const oldest = Math.max(...genesis.blocks.map(({ secondsAgo }) => secondsAgo));
  return [
    '--chain-id',
    String(id),
    '--accounts',
    '10',
    '--balance',
    '0',
    '--no-mining',
    // The clock of a stored chain must not go back.
    ...(state?.found === true ? [] : ['--timestamp', String(now - oldest - 1)]),
    ...(state?.args ?? []),
  ];
}

function checkBlockTime(seconds: number | undefined): void {
  if (seconds === undefined || (Number.isInteger(seconds) && seconds >= 1)) return;
  throw new Error(
    `blockTimeSeconds is ${seconds}; it must be a whole number of seconds, 1 or more.`,
  );
}
