import { expect, test } from 'vitest';
import { memoryStorage } from '../store/deviceStorage.ts';
import { until } from '../until.testing.ts';
import { mira, namespaces, theo } from './phone.testing.ts';
import { useWorld } from './world.testing.ts';

const world = useWorld();

/** Page that was closed after pairing, and its storage. */
async function visited() {
  const storage = memoryStorage();
  const { page, phone } = await world.paired({ storage });
  await page.ask('wallet_switchEthereumChain', { chainId: '0xa' });
  page.close();
  return { storage, phone };
}

test('session is restored on the next visit, before the phone answers', async () => {
  const { storage, phone } = await visited();
  await phone.sleep();
  const page = world.page({ storage });
  expect(page.view()).toBeUndefined();
  expect(await page.restore()).toBe(true);
  expect(page.view()).toEqual({ accounts: [mira.address], chainId: 10 });
  expect(page.known()).toMatchObject({ wallet: { name: 'Phone' }, isAnswered: false });

  const signature = page.ask('personal_sign', '0x68656c6c6f', mira.address);
  await phone.wake();
  expect(await signature).toMatch(/^0x/);
  expect(phone.asked).toHaveLength(1);
  expect(page.known()).toMatchObject({ isAnswered: true });
});

test('restore without a session connects nothing, and sends no request', async () => {
  const page = world.page();
  expect(await page.restore()).toBe(false);
  expect(world.relay().log).toEqual([]);
});

test('restore pings the phone in the background', async () => {
  const { storage, phone } = await visited();
  await phone.sleep();
  const page = world.page({ storage });
  expect(await page.restore()).toBe(true);
  await until(() => world.relay().seen.some(({ tag }) => tag === 1114));
  expect(page.known()?.isAnswered).toBe(false);
  await phone.wake();
  await until(() => page.known()?.isAnswered);
  expect(page.ends()).toBe(0);
});

test('restore with an unreachable relay connects, and reads messages when it is back', async () => {
  const { storage } = await visited();
  world.relay().faults.silence();
  world.relay().restart('kept');
  const page = world.page({ storage, timeouts: { relayMs: 1_000 } });
  expect(await page.restore()).toBe(true);
  const silences = () => world.relay().log.filter(({ detail }) => detail === 'into silence');
  await until(() => silences().length > 3);
  expect(page.known()?.isAnswered).toBe(false);
  world.relay().faults.clear();
  world.relay().restart('kept');
  await until(() => page.known()?.isAnswered);
});

test('sleeping phone that wakes while a new link is shown connects without a scan', async () => {
  const { storage, phone } = await visited();
  await phone.sleep();
  const page = world.page({ storage });
  const connecting = page.connect();
  await page.link();
  await phone.wake();
  expect((await connecting).accounts).toEqual([mira.address]);
  expect(page.state()).toBe('idle');
  expect(phone.sessions()).toBe(1);
});

test('another phone that scans the new link replaces the offline one', async () => {
  const { storage, phone } = await visited();
  await phone.sleep();
  const page = world.page({ storage });
  const connecting = page.connect();
  const other = await world.phone({ chains: [1] });
  await other.pair(await page.link());
  expect(await connecting).toEqual({ accounts: [mira.address], chainId: 1 });
  // The old session's end is sent, and received when the phone wakes.
  await phone.wake();
  await until(() => phone.sessions() === 0);
});

test('session that the wallet ended while the page was closed ends once the relay delivers it', async () => {
  const { storage, phone } = await visited();
  const reason = { code: 6000, message: 'Bye' };
  await phone.kit.disconnectSession({ topic: phone.topic(), reason });
  const page = world.page({ storage });
  await page.restore();
  await until(() => page.ends() === 1);
  expect(page.view()).toBeUndefined();
  expect(page.known()).toBeUndefined();
  await until(async () => (await storage.get('session')) === undefined);
});

test('restore applies what the wallet changed while the page was closed', async () => {
  const { storage, phone } = await visited();
  const changed = namespaces([1, 10], [theo.address]);
  const updating = phone.kit.updateSession({ topic: phone.topic(), namespaces: changed });
  const page = world.page({ storage });
  expect(await page.restore()).toBe(true);
  await updating;
  await until(() => page.views.length > 0);
  expect(page.view()).toEqual({ accounts: [theo.address], chainId: 10 });
});

test('session is shared by two tabs: changes and disconnects show in both', async () => {
  const storage = memoryStorage();
  const projectId = 'tabs';
  const { page: first, phone } = await world.paired({ storage, projectId });
  const second = world.page({ storage, projectId });
  expect(await second.restore()).toBe(true);

  expect(await second.ask('personal_sign', '0x68656c6c6f', mira.address)).toMatch(/^0x/);
  expect(await first.ask('personal_sign', '0x68656c6c6f', mira.address)).toMatch(/^0x/);
  // Neither tab answered the other's request.
  expect(world.relay().seen.filter(({ tag }) => tag === 1109)).toHaveLength(2);

  const changed = namespaces([1, 10], [theo.address]);
  await phone.kit.updateSession({ topic: phone.topic(), namespaces: changed });
  await until(() => first.views.length === 1 && second.views.length === 1);
  expect([first.view(), second.view()].map((view) => view?.accounts)).toEqual([
    [theo.address],
    [theo.address],
  ]);

  const event = { name: 'chainChanged', data: 10 };
  await phone.kit.emitSessionEvent({ topic: phone.topic(), event, chainId: 'eip155:10' });
  await until(() => [first, second].every((page) => page.view()?.chainId === 10));

  await second.disconnect();
  await until(() => first.ends() === 1);
  expect(first.view()).toBeUndefined();
  await until(() => phone.sessions() === 0);
});

test('ping of one tab is not answered by the other', async () => {
  const { storage, phone } = await visited();
  const projectId = 'pings';
  const first = world.page({ storage, projectId });
  await first.restore();
  await until(() => first.known()?.isAnswered);
  await phone.sleep();
  const second = world.page({ storage, projectId });
  await second.restore();
  const pings = () => world.relay().seen.filter(({ tag }) => tag === 1114).length;
  await until(() => pings() === 2);
  expect(second.known()?.isAnswered).toBe(false);
  expect(world.relay().seen.filter(({ tag }) => tag === 1115)).toHaveLength(1);
});
