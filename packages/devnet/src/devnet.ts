import { startAnvils } from '@mooring/testing/chain';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.ts';
import { openChainGates } from './anvil/openChainGates.ts';
import { prepareStateFiles, type StateFiles } from './anvil/stateFiles.ts';
import { defineLocalChain, LOCAL_CHAIN_IDS, type LocalChainKey } from './chain/defineLocalChain.ts';
import type { LocalChain } from './chain/localChain.ts';
import { createLocalClient } from './chain/localClient.ts';
import { mineWhileBusy } from './chain/mineWhileBusy.ts';
import { ANCHOR, HARBOUR_DOLLAR, PIER_ADDRESS, SHOAL_ADDRESS } from './contracts/deployments.ts';
import { fingerprint } from './genesis/fingerprint.ts';
import { defineGenesis, type Genesis } from './genesis/genesis.ts';
import { ETHEREUM_HISTORY, ROLLUP_HISTORY } from './genesis/history.ts';
import { runGenesis } from './genesis/runGenesis.ts';
import { DEMO_NAMES, type DemoName } from './names/demoNames.ts';
import { boatClub } from './safe/multisig/boatClub.ts';
import { kiosk } from './safe/multisig/kiosk.ts';
import type { Multisig } from './safe/multisig/multisig.ts';

/** Options of {@link startDevnet}. */
export type DevnetOptions = {
  /** Keeps the chains here between starts; without it nothing is left behind. */
  stateFolder?: string | undefined;
  /** A block every so many whole seconds while there is something to mine; without it each transaction is mined at once. */
  blockTimeSeconds?: number | undefined;
  /** Where the chains listen, on 127.0.0.1. Default: 0, any free ports. */
  ports?: { ethereum?: number; rollup?: number } | undefined;
  /** Lets the chains wear other ids, such as 1 and 10. */
  chainIds?: { ethereum?: number; rollup?: number } | undefined;
  /** False for contracts and four accounts of 100 ETH, without names and history. Default true. */
  seed?: boolean | undefined;
  /** Called once when the network goes down although nobody stopped it, with a sentence. */
  onExit?: ((reason: string) => void) | undefined;
};

/** Two running chains, and what is on them. */
export type Devnet = AsyncDisposable & {
  ethereum: LocalChain;
  rollup: LocalChain;
  accounts: readonly DemoAccount[];
  /** Empty without seed. */
  names: readonly DemoName[];
  /** A Safe on each chain, the first chain's first, with what waits for its owners. Empty without seed. */
  multisigs: readonly Multisig[];
  /** The process that looks after the chains. */
  guardianPid: number;
  /** Ends both chains, writing their state where that was asked, and resolves when they are gone. */
  stop(): Promise<void>;
};

type Plan = {
  key: LocalChainKey;
  id: number;
  genesis: Genesis;
  multisig: Multisig | undefined;
  state: StateFiles | undefined;
};

/**
 * Starts the network in a box: two chains with contracts, names, tokens, accounts and a week behind
 * them. It ends with the process that started it, however that one ends, and does not keep it alive.
 *
 * @throws Error with a sentence to act on: anvil is missing, an option is wrong, or the state folder
 * holds the network of another version.
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

  const plan = (key: LocalChainKey): Plan => {
    const history = key === 'ethereum' ? ETHEREUM_HISTORY : ROLLUP_HISTORY;
    const makeMultisig = key === 'ethereum' ? boatClub : kiosk;
    const multisig = seed ? makeMultisig(ids[key]) : undefined;
    const genesis = defineGenesis({
      withNames: key === 'ethereum',
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
    processes: plans.map((chain) => anvilArgs(chain, now)),
    writesState: stateFolder !== undefined,
    onExit: options.onExit,
  });
  const gates = openChainGates(
    plans.map(({ key }, index) => ({
      chainPort: anvils[index]?.port ?? 0,
      wantedPort: options.ports?.[key] ?? 0,
    })),
    options.onExit,
  );
  const stop = async () => {
    await Promise.all([gates.close(), running.stop()]);
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
    if (state?.found !== true) await runGenesis(client, genesis, now);
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
    return {
      ethereum,
      rollup,
      accounts: DEMO_ACCOUNTS,
      names: seed ? DEMO_NAMES : [],
      multisigs: plans.flatMap(({ multisig }) => multisig ?? []),
      guardianPid,
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Anvil mines nothing until told, so that a genesis decides what is in which block. */
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
    // A chain that goes on must not turn its clock back.
    ...(state?.found === true ? [] : ['--timestamp', String(now - oldest - 1)]),
    ...(state?.args ?? []),
  ];
}

function checkBlockTime(seconds: number | undefined): void {
  if (seconds === undefined || (Number.isInteger(seconds) && seconds >= 1)) return;
  throw new Error(`blockTimeSeconds is ${seconds}; it takes whole seconds, 1 or more.`);
}
