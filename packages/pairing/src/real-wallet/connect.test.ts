import { DEMO_ACCOUNTS } from '@mooring/devnet';
import { expect, test } from 'vitest';
import { until } from '../until.testing.ts';
import { parsePairingUri } from '../uri/pairingUri.ts';
import { mira } from './phone.testing.ts';
import { useWorld } from './world.testing.ts';

const world = useWorld();

test('approved link connects with the accounts and the network', async () => {
  const { page, view } = await world.paired();
  expect(view).toEqual({ accounts: [mira.address], chainId: 1 });
  expect(page.states.map(({ status }) => status)).toEqual(['starting', 'waiting', 'idle']);
  expect(page.view()).toEqual(view);
});

test('requested network is the current one, if the wallet allows it', async () => {
  const phone = await world.phone({ chains: [1, 10] });
  const page = world.page();
  const connecting = page.connect(10);
  await phone.pair(await page.link());
  expect((await connecting).chainId).toBe(10);
});

test('wallet that allows other networks only connects on one of them', async () => {
  const { view } = await world.paired({}, { chains: [5] });
  expect(view.chainId).toBe(5);
});

test('rejected link rejects with 4001, without a failure', async () => {
  const phone = await world.phone({ proposal: 'reject' });
  const page = world.page();
  const connecting = page.connect().catch((error: unknown) => error);
  await phone.pair(await page.link());
  expect(await connecting).toMatchObject({ name: 'ProviderError', code: 4001 });
  expect(page.state()).toBe('idle');
  expect(page.view()).toBeUndefined();
});

test('expired link is replaced automatically, and the new one works', {
  tags: ['long'],
}, async () => {
  const phone = await world.phone();
  const page = world.page({ timeouts: { proposalMs: 4_000 } });
  const connecting = page.connect();
  const first = await page.link();
  const second = await page.link(first);
  // There is no gap between one link and the next.
  expect(page.states.map(({ status }) => status)).toEqual(['starting', 'waiting', 'waiting']);
  await phone.pair(second);
  expect((await connecting).accounts).toEqual([mira.address]);
});

test('response to a replaced link is ignored', async () => {
  const phone = await world.phone({ proposal: 'ignore' });
  const page = world.page();
  const connecting = page.connect();
  const first = await page.link();
  const asked = new Promise<number>((resolve) =>
    phone.kit.once('session_proposal', ({ id }) => resolve(id)),
  );
  await phone.pair(first);
  const id = await asked;
  page.renew();
  const second = await page.link(first);
  await phone.kit.rejectSession({ id, reason: { code: 5000, message: 'Late' } });
  await until(() => world.relay().seen.some(({ tag }) => tag === 1120));
  expect(page.states.at(-1)).toMatchObject({ status: 'waiting', uri: second });

  const other = await world.phone();
  await other.pair(second);
  expect((await connecting).accounts).toEqual([mira.address]);
});

test('cancelled attempt rejects with 4001; a later approval connects nothing', async () => {
  const phone = await world.phone();
  const page = world.page();
  const connecting = page.connect().catch((error: unknown) => error);
  const link = await page.link();
  page.cancel();
  expect(await connecting).toMatchObject({ code: 4001 });
  expect(page.state()).toBe('idle');
  await phone.pair(link);
  await until(() => world.relay().seen.some(({ tag }) => tag === 1102));
  expect(page.view()).toBeUndefined();
});

test('page asleep during the approval reads the session from its mailbox', async () => {
  const phone = await world.phone();
  const page = world.page();
  const connecting = page.connect();
  const link = await page.link();
  world.relay().restart('kept');
  await phone.pair(link);
  expect((await connecting).accounts).toEqual([mira.address]);
});

test('relay sees kinds, times and sizes of messages, and no content', async () => {
  const { page } = await world.paired();
  await page.ask('personal_sign', '0x68656c6c6f', mira.address);
  const link = page.states.flatMap((state) => (state.status === 'waiting' ? [state.uri] : []))[0];
  const ours = world.relay().seen.filter(({ tag }) => [1100, 1103, 1108].includes(tag));
  expect(ours.map(({ tag, ttl, prompt, extra }) => ({ tag, ttl, prompt, extra }))).toEqual([
    { tag: 1100, ttl: 300, prompt: true, extra: {} },
    { tag: 1103, ttl: 300, prompt: false, extra: {} },
    { tag: 1108, ttl: 300, prompt: true, extra: {} },
  ]);
  const key = Buffer.from(parsePairingUri(link ?? '')?.key ?? []).toString('hex');
  expect(key).toHaveLength(64);
  const everything = JSON.stringify([
    world.relay().seen.filter((each) => ours.includes(each)),
    world.relay().log,
  ]);
  for (const secret of [key, mira.address, 'personal_sign', DEMO_ACCOUNTS[0].privateKey]) {
    expect(everything).not.toContain(secret);
  }
});
