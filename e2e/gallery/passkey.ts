import { passkeyScreens } from '@mooring/passkey/react';
import {
  type Address,
  encodeFunctionData,
  type Hash,
  maxUint256,
  parseAbi,
  parseEther,
  parseGwei,
} from 'viem';
import { createConnector, mock } from 'wagmi';
import {
  type NetworkOwners,
  type PasskeyControl,
  PasskeyError,
  type PasskeyObstacle,
  type Review,
  type UnsentTransaction,
} from '../../packages/passkey/src/index.ts';
import { people, strangers } from './people.ts';

/** Passkey connector of a mocked world. */
export interface PasskeyWorld {
  /** Outcome of connecting. Default: never settles. */
  readonly connects?: 'refused' | 'notFound' | 'domain' | 'exists' | 'internal';
  readonly obstacle?: PasskeyObstacle;
  /** True when an account is on the device. */
  readonly known?: true;
  /** Asked for once connected. */
  readonly review?: keyof typeof reviews;
  /** Signed transaction that was not sent, with the reason. */
  readonly unsent?: 'nobody' | 'relay-empty' | 'unreachable';
  /** Owners of the account. Default: the passkey alone. */
  readonly owners?: 'one' | 'two' | 'removed' | 'silent';
}

const never = new Promise<never>(() => {});
const account = people.mira.address;
const spender = strangers[3] ?? account;
const hash = (digit: string): Hash => `0x${digit.repeat(64)}`;
const hashesOf = (domain: string, message: string, signed: string) => ({
  domainHash: hash(domain),
  messageHash: hash(message),
  hash: hash(signed),
  preimage: hash(signed),
});
const reviewed = {
  account,
  chainId: 1,
  isDeployed: true,
  hashes: hashesOf('a', 'b', 'c'),
};
const transaction = {
  to: spender,
  value: 0n,
  data: '0x',
  operation: 0,
  nonce: 12n,
  refundReceiver: '0x0000000000000000000000000000000000000000',
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: '0x0000000000000000000000000000000000000000',
} as const;
const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function dock(uint256 berth)',
]);
const call = (to: Address, data: Hash | '0x', value = 0n) => ({
  to,
  data,
  value,
  operation: 0 as const,
});
/** Explanation without findings. */
const explain = async () => ({ leaves: [], powers: [], others: [], through: [], findings: [] });

/** Requests a passkey signs. */
const reviews = {
  message: {
    ...reviewed,
    kind: 'message',
    message:
      'harbour.example wants you to sign in with your Ethereum account:\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n\nCome aboard, \u202eMira.\n\nمرحبًا بك في الميناء\n\nURI: https://harbour.example/a/very/long/address/that/does/not/fit/one/line\nVersion: 1',
  },
  bytes: { ...reviewed, kind: 'message', message: { raw: hash('5') } },
  'typed-data': {
    ...reviewed,
    kind: 'typed-data',
    typedData: {
      domain: { name: 'Harbour', version: '1', chainId: 1, verifyingContract: spender },
      primaryType: 'Cargo',
      types: {
        Cargo: [
          { name: 'from', type: 'Person' },
          { name: 'crates', type: 'Crate[]' },
          { name: 'contents', type: 'string' },
        ],
        Person: [
          { name: 'name', type: 'string' },
          { name: 'wallet', type: 'address' },
        ],
        Crate: [{ name: 'weight', type: 'uint256' }],
      },
      message: {
        from: { name: 'ميرا', wallet: account },
        crates: [{ weight: '1200' }, { weight: '7' }],
        contents: 'Hello,\nBob!',
      },
    },
  },
  'owner-transaction': {
    ...reviewed,
    kind: 'owner-transaction',
    safe: spender,
    safeHashes: hashesOf('d', 'e', 'f'),
    calls: [call(people.mira.address, '0x', parseEther('3'))],
    transaction: {
      ...transaction,
      ...{ baseGas: 60_000n, gasPrice: parseGwei('30'), refundReceiver: strangers[2] ?? spender },
    },
    async explain() {
      const severity = 'grave' as const;
      const uncompared = { code: 'refund-uncompared', severity, message: '', path: [] } as const;
      return { ...(await explain()), findings: [uncompared] };
    },
  },
  'owner-message': {
    ...reviewed,
    kind: 'owner-message',
    safe: account,
    safeHashes: reviewed.hashes,
    message: 'Berth 12 is ours for another year.',
  },
  permit: {
    ...reviewed,
    kind: 'typed-data',
    typedData: {
      domain: {
        name: 'Permit2',
        chainId: 1,
        verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
      },
      primaryType: 'PermitSingle',
      types: {
        PermitSingle: [
          { name: 'details', type: 'PermitDetails' },
          { name: 'spender', type: 'address' },
          { name: 'sigDeadline', type: 'uint256' },
        ],
        PermitDetails: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint160' },
          { name: 'expiration', type: 'uint48' },
          { name: 'nonce', type: 'uint48' },
        ],
      },
      message: {
        details: {
          token: spender,
          amount: `${2n ** 160n - 1n}`,
          expiration: 4_102_444_800,
          nonce: 0,
        },
        spender,
        sigDeadline: maxUint256.toString(),
      },
    },
  },
  transaction: {
    ...reviewed,
    isDeployed: false,
    kind: 'transaction',
    calls: [call(spender, '0x', parseEther('1.25'))],
    transaction,
    explain,
    feePayer: '',
    fee: { payer: 'submitter' },
    simulation: Promise.resolve({
      outcome: 'success',
      changes: [{ amount: -parseEther('1.25') }, { token: spender, amount: 1n, tokenId: 7n }],
      approvals: [],
    }),
  },
  batch: {
    ...reviewed,
    kind: 'transaction',
    calls: [
      call(
        spender,
        encodeFunctionData({ abi, functionName: 'approve', args: [spender, maxUint256] }),
      ),
      call(
        account,
        encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [spender, 1n] }),
      ),
      call(spender, encodeFunctionData({ abi, functionName: 'dock', args: [3n] }), 10n),
    ],
    transaction,
    explain,
    feePayer: 'Harbour',
    fee: { payer: 'account', most: parseEther('0.0021') },
    simulation: Promise.resolve({
      outcome: 'failure',
      reason: 'The berth is taken.',
      changes: [],
      approvals: [],
    }),
  },
} as const satisfies Record<string, Review>;

const networks: readonly NetworkOwners[] = [
  {
    chainId: 1,
    state: 'deployed',
    threshold: 1,
    owners: [{ address: strangers[1] ?? account, kind: 'this-passkey' }],
  },
  { chainId: 10, state: 'not-deployed', threshold: 1, owners: [] },
  { chainId: 8453, state: 'unreachable', threshold: 1, owners: [] },
];

/** Passkey connector without an authenticator. */
export function mockPasskey(world: PasskeyWorld, connected: boolean) {
  const create = mock({ accounts: [account] });
  const control: PasskeyControl = {
    chainIds: world.obstacle === 'noNetwork' ? [] : [1, 10],
    getObstacle: () => world.obstacle,
    isKnown: async () => world.known ?? false,
    async forget() {},
    onReview(show) {
      if (world.review) void show(reviews[world.review]);
      return () => {};
    },
    onSubmit(ask) {
      if (world.unsent) ask(unsent(world.unsent)).catch(() => {});
      return () => {};
    },
    owners: {
      read: async () => (world.owners === 'silent' ? never : networksOf(world.owners)),
      addPasskey: () => never,
      addOwner: () => never,
      removeOwner: () => never,
      sign: () => never,
      submit: () => never,
      recovery: async () => ({
        read: async () => [{ chainId: 1, state: 'noModule' }],
        readGuardian: () => never,
        setGuardians: () => never,
        stop: () => never,
        cancel: () => never,
        createOwner: () => never,
        findOwner: () => never,
      }),
    },
    recoveryUrl: undefined,
    stopRecoveryUrl: undefined,
    emailGuardian: undefined,
    contracts: undefined,
    feePayer: undefined,
    getAccount: () => undefined,
  };
  return createConnector((config) => {
    const base = create(config);
    return {
      ...base,
      id: 'passkey',
      name: 'Passkey',
      type: 'passkey',
      mooring: { kind: 'passkey', control, screens: passkeyScreens },
      ...(!connected && { connect: () => outcome(world.connects) }),
      isAuthorized: async () => false,
    };
  });
}

/** A signed transaction; its wallets never answer, or say no where their name says so. */
function unsent(why: NonNullable<PasskeyWorld['unsent']>): UnsentTransaction {
  const cause = why === 'relay-empty' ? { error: why } : undefined;
  const reason = new PasskeyError('relayUnreachable', 'No.', { cause });
  return {
    submission: { chainId: 1, to: account, data: '0x6a761202' },
    hash: undefined,
    reason: why === 'nobody' ? undefined : reason,
    ...(why !== 'nobody' && { retry: () => never }),
    sendBy: (provider) => provider.request({ method: 'eth_sendTransaction' }).then(() => never),
  };
}

function networksOf(owners: PasskeyWorld['owners']): readonly NetworkOwners[] {
  const second = { address: spender, kind: 'other' } as const;
  if (owners === 'removed')
    return networks
      .filter(({ state }) => state === 'deployed')
      .map((network) => ({ ...network, owners: [second] }));
  return owners === 'two'
    ? networks.map((network) =>
        network.state === 'deployed'
          ? { ...network, owners: [...network.owners, second] }
          : network,
      )
    : networks;
}

function outcome(connects: PasskeyWorld['connects']): Promise<never> {
  if (connects === undefined) return never;
  const reason = connects === 'refused' ? 'rejected' : connects;
  const code = reason === 'rejected' ? 4001 : -32603;
  return Promise.reject(Object.assign(new Error(reason), { reason, code }));
}
