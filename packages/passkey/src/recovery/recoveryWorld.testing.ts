import { RECOVERY_MODULES } from '@mooring/devnet';
import {
  batchCalls,
  createTransaction,
  encodeExecution,
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  type SafeCall,
  toSafeSignature,
} from '@mooring/safe/transactions';
import { createGuardian } from '@mooring/testing';
import { createAuthenticator } from '@mooring/testing/authenticator';
import {
  type Address,
  type Hash,
  type Hex,
  hashTypedData,
  parseAbi,
  type TypedDataDefinition,
  toHex,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { createSafe } from '../../../devnet/src/safe/multisig/safeTransactions.ts';
import { origin } from '../place.testing.ts';
import type { Submission, WalletProvider } from '../submit/submitter.ts';
import { startWorld } from '../world.testing.ts';
import { type GuardianSignature, signAsGuardian } from './guardianSignature.ts';
import type { NewOwners } from './proposeRecovery.ts';
import type { RecoveryPlace } from './recoveryState.ts';
import { startRecovery } from './runRecovery.ts';

/** Module of the local network with the shortest period. */
export const localModule = RECOVERY_MODULES[3];

/** Guardian, and the wallet that signs for it. */
export interface TestGuardian {
  readonly address: Address;
  readonly wallet: WalletProvider;
}

interface SafeChoice {
  readonly owner?: PrivateKeyAccount;
  readonly guardians?: readonly TestGuardian[];
  /** Chain id. Default: the first network. */
  readonly on?: number;
}

const safeAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function getOwners() view returns (address[])',
]);

export type RecoveryWorld = Awaited<ReturnType<typeof startRecoveryWorld>>;

/** Local chains with Safes of plain keys, and guardians of every kind. */
export async function startRecoveryWorld() {
  const world = await startWorld();
  const { chainId, devnet } = world;

  const networkWith = (id: number) => (id === chainId ? devnet.ethereum : devnet.rollup);

  /** Submits like a relay, and rejects for a transaction that failed. */
  async function submit(submission: Submission): Promise<Hash> {
    const hash = await world.submit(submission);
    const { client } = networkWith(submission.chainId);
    const { status } = await client.getTransactionReceipt({ hash });
    if (status !== 'success') throw new Error('The transaction failed.');
    return hash;
  }

  /** Wallet that signs typed data with a function, of any network. */
  function createWallet(sign: (typedData: TypedDataDefinition) => Promise<Hex>): WalletProvider {
    return {
      async request({ method, params }) {
        if (method === 'eth_chainId') return toHex(chainId);
        if (method === 'wallet_switchEthereumChain') return null;
        if (method !== 'eth_signTypedData_v4' || !Array.isArray(params)) throw new Error(method);
        return sign(JSON.parse(params[1]));
      },
    };
  }

  const networks = [devnet.ethereum, devnet.rollup].map(({ chain }) => ({ id: chain.id }));
  function createKeyGuardian(): TestGuardian {
    const { address, wallet } = createGuardian({ chains: networks });
    return { address, wallet: wallet.provider };
  }

  async function deploySafe(owner: PrivateKeyAccount, on = chainId): Promise<Address> {
    const { address, transaction } = createSafe('1.4.1', [owner.address], 1);
    await submit({ chainId: on, to: transaction.to ?? '0x', data: transaction.data ?? '0x' });
    return address;
  }

  async function createSafeGuardian(): Promise<TestGuardian> {
    const owner = privateKeyToAccount(generatePrivateKey());
    const address = await deploySafe(owner);
    const safe = { address, chainId, version: '1.4.1' };
    const wallet = createWallet(async (typedData) => {
      const { hash } = hashSafeMessage({ raw: hashTypedData(typedData) }, safe);
      const signature = await owner.sign({ hash });
      const own = { signature, owner: owner.address, hash, kind: 'typed-data' } as const;
      return joinSignatures([await toSafeSignature(own)]);
    });
    return { address, wallet };
  }

  async function createPasskeyGuardian(isDeployed = true): Promise<TestGuardian> {
    const { provider } = world.open({}, createAuthenticator({ origin }));
    const { address } = await provider.connect({ create: 'Keeper' });
    const params = [{ calls: [{ to: address }] }];
    if (isDeployed) await provider.request({ method: 'wallet_sendCalls', params });
    return { address, wallet: provider };
  }

  const createPlace = (account: Address, on = chainId): RecoveryPlace => ({
    chainId: on,
    read: (call) => networkWith(on).client.request(call as never),
    module: localModule,
    account,
  });

  /** Safe of a plain key, that executes batches. The same key has the same Safe on the other network. */
  async function openSafe({
    owner = privateKeyToAccount(generatePrivateKey()),
    guardians = [createKeyGuardian(), createKeyGuardian(), createKeyGuardian()],
    on = chainId,
  }: SafeChoice = {}) {
    const { client } = networkWith(on);
    const address = await deploySafe(owner, on);
    const safe = { address, chainId: on, version: '1.4.1' };
    const readSafe = (functionName: 'nonce' | 'getOwners') =>
      client.readContract({ address, abi: safeAbi, functionName });
    const place = createPlace(address, on);
    return {
      address,
      place,
      owner,
      guardians,
      readOwners: () => readSafe('getOwners'),
      async execute(calls: readonly SafeCall[]) {
        const nonce = BigInt(String(await readSafe('nonce')));
        const transaction = createTransaction(batchCalls(calls, '1.4.1'), nonce);
        const { hash } = hashTransaction(transaction, safe);
        const signature = await owner.sign({ hash });
        const own = { signature, owner: owner.address, hash, kind: 'typed-data' } as const;
        const data = encodeExecution(transaction, joinSignatures([await toSafeSignature(own)]));
        await submit({ chainId: on, to: address, data });
      },
    };
  }

  return {
    ...world,
    submit,
    createKeyGuardian,
    createSafeGuardian,
    createPasskeyGuardian,
    createPlace,
    openSafe,
    letPeriodPass: () => world.devnet.passTime(localModule.period),
  };
}

/** Signatures of guardians for a recovery. */
export function signAll(
  place: RecoveryPlace,
  wanted: NewOwners,
  guardians: readonly TestGuardian[],
): Promise<readonly GuardianSignature[]> {
  const signed = guardians.map(({ address, wallet }) =>
    signAsGuardian(place, wanted, { guardian: address, wallet }),
  );
  return Promise.all(signed);
}

/** Transaction that starts a recovery, signed by guardians. */
export async function startSigned(
  place: RecoveryPlace,
  wanted: NewOwners,
  guardians: readonly TestGuardian[],
) {
  return startRecovery(place, wanted, await signAll(place, wanted, guardians));
}
