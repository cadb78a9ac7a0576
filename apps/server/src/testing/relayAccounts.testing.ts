import type { Submission } from '@mooring/passkey';
import {
  type Address,
  concat,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiItem,
} from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { createApp, parseConfig, type RelayConfig, serve } from '../index.ts';
import { type Chains, newPerson, type Person, signedInBrowser } from './passkeyPerson.testing.ts';
import { startApp } from './startApp.testing.ts';

/** Starts a server with a relay with these rules, its payer, and a signed-in person. */
export async function startRelay(
  chains: Chains,
  rules: Partial<RelayConfig> = {},
  {
    ether = '10',
    upstream,
    proxies = 0,
  }: { ether?: string; upstream?: string | undefined; proxies?: number } = {},
) {
  const payer = await chains.newPayer(ether);
  const { passkeys } = chains.config(rules);
  const upstreams = upstream === undefined ? chains.network.upstreams : [upstream];
  const networks = [{ ...chains.network, upstreams }];
  const app = await startApp({ networks, passkeys, proxies }, null, payer);
  const person = await newPerson(chains.devnet);
  const browser = await signedInBrowser(app.url, person);
  const send = (body: unknown, from = browser) => from.send('POST', '/relay', { body });
  const state = async () => (await browser.send('GET', '/relay')).body.networks;
  return { app, payer, person, browser, send, state };
}

export type StartedRelay = Awaited<ReturnType<typeof startRelay>>;

/** Another server on the same database, with the same key. */
export async function startTwin(
  chains: Chains,
  { app, payer }: Pick<StartedRelay, 'app' | 'payer'>,
  rules: Partial<RelayConfig>,
) {
  const config = parseConfig(chains.config(rules));
  const { database } = app;
  const twin = createApp({ config, page: null, database, relayAccount: payer, log() {} });
  const server = await serve({ app: twin, host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await server.stop();
    await twin.stop?.();
  };
  return { url: server.url, stop };
}

/** Makes the account of a person, by another payer. */
export async function deploy(
  { client, devnet }: Chains,
  person: Person,
  to: Address,
): Promise<void> {
  const account = devnet.accounts[0]?.address ?? '0x';
  const hash = await client.sendTransaction({ account, ...(await person.sign({ to })) });
  await client.waitForTransactionReceipt({ hash });
}

/** Sets a guard, module or handler on an account, as another wallet of its owner could. Resolves to the new contract. */
export async function setOnAccount(
  { client }: Chains,
  { address: account }: Pick<Person, 'address'>,
  signature: string,
): Promise<Address> {
  await client.impersonateAccount({ address: account });
  const address = privateKeyToAddress(generatePrivateKey());
  // A guard must say that it is one: this contract answers every call with 1.
  await client.setCode({ address, bytecode: '0x600160005260206000f3' });
  const abi = [parseAbiItem(signature as 'function setGuard(address)')] as const;
  const data = encodeFunctionData({ abi, args: [address] });
  const hash = await client.sendTransaction({ account, to: account, data });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error('The account refused it.');
  return address;
}

const abi = parseAbi([
  'function execTransaction(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes)',
]);

/** Same transaction and signature, with so many bytes behind it. */
export function makeCopy(submission: Submission, count: number): Submission {
  const { functionName, args } = decodeFunctionData({ abi, data: submission.data });
  const longer: Hex = concat([args[9], `0x${'00'.repeat(count)}`]);
  const [to, value, data, operation, safeGas, baseGas, price, token, receiver] = args;
  const copied = [to, value, data, operation, safeGas, baseGas, price, token, receiver] as const;
  return {
    ...submission,
    data: encodeFunctionData({ abi, functionName, args: [...copied, longer] }),
  };
}

/** Contract that stops in the newest block, and in later ones uses up all its gas and fails. */
export async function plantBurner({ client }: Chains): Promise<Address> {
  const address = privateKeyToAddress(generatePrivateKey());
  const block = (await client.getBlockNumber({ cacheTime: 0 })).toString(16).padStart(8, '0');
  await client.setCode({ address, bytecode: `0x4363${block}1015600c57fe5b00` });
  return address;
}
