import { ANCHOR, type Devnet, startDevnet } from '@mooring/devnet';
import { readField } from '@mooring/internal';
import * as oidc from 'openid-client';
import { erc20Abi, type Hex, parseEther } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putWallet } from '../testing/contractWallet.testing.ts';
import {
  type ApplicationSide,
  allow,
  charts,
  connectApplication,
  enter,
  git,
  issuer,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

let devnet: Devnet;
let app: Awaited<ReturnType<typeof startApp>>;
let git1: ApplicationSide;
let charts1: ApplicationSide;
let chainId: number;
beforeAll(async () => {
  devnet = await startDevnet();
  const { chain, rpcUrl } = devnet.ethereum;
  chainId = chain.id;
  const { name, nativeCurrency: currency } = chain;
  const address = chain.contracts?.['ensUniversalResolver'];
  if (!address || !('address' in address)) throw new Error('It has names');
  const contracts = { ensUniversalResolver: { address: address.address } };
  app = await startApp({
    networks: [
      { id: chainId, name, currency, contracts, upstreams: [rpcUrl] },
      { id: 1, upstreams: ['http://127.0.0.1:9'] },
    ],
    identityNetwork: chainId,
    publicUrl: issuer,
    oidc: {
      clients: [
        { ...git, allow: ['crew'] },
        { ...charts, allow: ['far'] },
      ],
      groups: {
        crew: { token: { chainId, address: ANCHOR.address, atLeast: 1n } },
        far: { token: { chainId: 1, address: ANCHOR.address, atLeast: 1n } },
      },
    },
  });
  [git1, charts1] = await Promise.all([
    connectApplication(app.url, { ...git, scopes: ['openid', 'profile', 'offline_access'] }),
    connectApplication(app.url, charts),
  ]);
});
afterAll(async () => {
  await app.stop();
  await devnet.stop();
});

const newAccount = () => privateKeyToAccount(generatePrivateKey());

/** Moves tokens from one account to another. */
async function move(from: PrivateKeyAccount, to: Hex, amount: bigint) {
  const { client } = devnet.ethereum;
  await client.setBalance({ address: from.address, value: parseEther('1') });
  const call = { abi: erc20Abi, address: ANCHOR.address, functionName: 'transfer' } as const;
  const hash = await client.writeContract({
    ...call,
    account: from,
    chain: null,
    args: [to, amount],
  });
  await client.waitForTransactionReceipt({ hash });
}

async function signedIn(account: PrivateKeyAccount) {
  const surfer = new Surfer(app.url);
  expect((await surfer.signIn(account, chainId)).status).toBe(200);
  return surfer;
}

const answer = (surfer: Surfer, uid: string, decision = 'allow') =>
  surfer.ask('POST', `/oidc/interaction/${uid}`, { decision });

describe('a rule "owns 1 of this token"', () => {
  it('lets in, and after the token has moved, neither renews nor answers', async () => {
    const [mira] = devnet.accounts;
    const member = newAccount();
    await move(privateKeyToAccount(mira?.privateKey ?? '0x'), member.address, 1n);
    const surfer = await signedIn(member);
    const tokens = await enter(surfer, git1);
    const renewed = await oidc.refreshTokenGrant(git1.config, tokens.refresh_token ?? '');
    const sub = tokens.claims()?.sub ?? '';
    expect((await oidc.fetchUserInfo(git1.config, renewed.access_token, sub)).sub).toBe(sub);
    await move(member, newAccount().address, 1n);
    await expect(
      oidc.refreshTokenGrant(git1.config, renewed.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(oidc.fetchUserInfo(git1.config, renewed.access_token, sub)).rejects.toThrow();
    const { to } = await git1.prepare({ prompt: 'none', scope: 'openid' });
    const back = new URL((await surfer.navigate(to)).headers.get('location') ?? '');
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('does not let others in, who may go back', async () => {
    const surfer = await signedIn(newAccount());
    const asked = await git1.send(surfer);
    const refused = await answer(surfer, asked.uid);
    expect([refused.status, refused.body]).toEqual([403, { error: 'not-allowed' }]);
    // The token may come: nothing is decided yet.
    const denied = await answer(surfer, asked.uid, 'deny');
    expect(denied.status).toBe(200);
  });
});

describe('a network that does not answer', () => {
  it('is said to be unavailable, for a while: nobody is let in or sent away', async () => {
    const surfer = await signedIn(newAccount());
    const { to } = await charts1.prepare();
    const back = new URL((await surfer.navigate(to)).headers.get('location') ?? '');
    expect(back.searchParams.get('error')).toBe('temporarily_unavailable');
    expect(back.searchParams.get('iss')).toBe(issuer);
    // Before there is an account, nothing is read.
    const later = new Surfer(app.url);
    const asked = await charts1.send(later);
    await later.signIn(newAccount(), chainId);
    const refused = await answer(later, asked.uid);
    expect([refused.status, refused.body]).toEqual([503, { error: 'temporarily-unavailable' }]);
  });

  it('gives no claim of groups', async () => {
    const [mira] = devnet.accounts;
    const surfer = await signedIn(privateKeyToAccount(mira?.privateKey ?? '0x'));
    const asked = await git1.send(surfer, { prompt: 'consent', scope: 'openid groups' });
    const back = await allow(surfer, asked);
    const error: unknown = await git1.exchange(back, asked).catch((reason: unknown) => reason);
    expect(readField(readField(error, 'cause'), 'status')).toBe(503);
  });
});

describe('claims', () => {
  it('have the primary name of an account', async () => {
    const [mira] = devnet.accounts;
    const surfer = await signedIn(privateKeyToAccount(mira?.privateKey ?? '0x'));
    const tokens = await enter(surfer, git1);
    expect(tokens.claims()).toMatchObject({ name: 'mira.eth', preferred_username: 'mira.eth' });
  });

  it('have no name that resolves to another account', async () => {
    const [mira, , impostor] = devnet.accounts;
    const account = privateKeyToAccount(impostor?.privateKey ?? '0x');
    await move(privateKeyToAccount(mira?.privateKey ?? '0x'), account.address, 1n);
    const tokens = await enter(await signedIn(account), git1);
    expect(tokens.claims()?.['preferred_username']).toBe(account.address.toLowerCase());
  });

  it.each([
    ['7702', 'a key that acts as a contract'],
    ['multisig', 'a contract'],
  ])('say %s of %s', async (method) => {
    const [mira] = devnet.accounts;
    const owner = newAccount();
    const { client } = devnet.ethereum;
    const isContract = method === 'multisig';
    const address = isContract ? await putWallet(devnet.ethereum, owner.address) : owner.address;
    await move(privateKeyToAccount(mira?.privateKey ?? '0x'), address, 1n);
    if (!isContract) await client.setCode({ address, bytecode: `0xef0100${'00'.repeat(20)}` });
    const surfer = new Surfer(app.url);
    const message = await surfer.prepare({ address, chainId });
    const { status } = await surfer.verify(message, await owner.signMessage({ message }));
    expect(status).toBe(200);
    const claims = (await enter(surfer, git1)).claims();
    expect(claims).toMatchObject({
      amr: [method],
      acr: `urn:mooring:${method}`,
      sub: `eip155:${isContract ? chainId : 0}:${address.toLowerCase()}`,
      chain_id: isContract ? chainId : 0,
    });
  });
});
