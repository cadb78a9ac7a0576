import { DEMO_ACCOUNTS, type Devnet, PASSKEY_CONTRACTS, startDevnet } from '@mooring/devnet';
import { type Address, createClient, createWalletClient, custom, getContract, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeySignerAbi } from '../safe/passkeySigner.ts';
import { readRemainingNetworks } from './readRemainingNetworks.ts';

const [mira, keeper] = DEMO_ACCOUNTS;
const account: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const factoryAbi = [
  ...passkeySignerAbi,
  {
    type: 'function',
    name: 'createSigner',
    stateMutability: 'nonpayable',
    inputs: passkeySignerAbi[1].inputs,
    outputs: [{ name: 'signer', type: 'address' }],
  },
] as const;

let devnet: Devnet;
let passkey: Address;
beforeAll(async () => {
  devnet = await startDevnet({ seed: false });
  const { client, chain } = devnet.ethereum;
  const wallet = createWalletClient({
    account: privateKeyToAccount(mira.privateKey),
    chain,
    transport: http(),
  });
  const factory = getContract({
    address: PASSKEY_CONTRACTS.factory,
    abi: factoryAbi,
    client: wallet,
  });
  const key = [1n, 2n, 3n] as const;
  const hash = await factory.write.createSigner(key);
  await client.waitForTransactionReceipt({ hash });
  passkey = await factory.read.getSigner(key);
});
afterAll(() => devnet.stop());

test.each<[string, () => Address | undefined, readonly string[]]>([
  ['a removed passkey', () => passkey, ['Silent', 'Wrong']],
  ['a removed wallet', () => keeper.address, []],
  ['no removed owner', () => undefined, []],
])(
  'readRemainingNetworks names a network that does not answer for %s',
  async (_, removed, unread) => {
    const { ethereum, rollup } = devnet;
    const silent = createClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) });
    const wrong = createClient({ transport: custom({ request: async () => null }) });
    const found = await readRemainingNetworks({
      address: account,
      owners: [mira.address],
      removed: removed(),
      client: ethereum.client,
      contracts: PASSKEY_CONTRACTS,
      others: [
        { name: 'Silent', client: silent },
        { name: 'Wrong', client: wrong },
        { name: 'Rollup', client: rollup.client },
      ],
    });
    expect(found).toEqual({ stays: [], notOpened: [], unread });
  },
);
