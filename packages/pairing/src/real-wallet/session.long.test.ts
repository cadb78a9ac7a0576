import { expect, test } from 'vitest';
import { memoryStorage } from '../store/deviceStorage.ts';
import { until } from '../until.testing.ts';
import { mira, namespaces, PhoneFault, theo } from './phone.testing.ts';
import { useWorld } from './world.testing.ts';

const world = useWorld();

test('switch to a network that the wallet has approved sends no request', async () => {
  const { page, phone } = await world.paired();
  await page.ask('wallet_switchEthereumChain', { chainId: '0xa' });
  expect(await page.ask('eth_chainId')).toBe('0xa');
  expect(page.views).toEqual([{ accounts: [mira.address], chainId: 10 }]);
  expect(phone.asked).toEqual([]);
});

test('switch to another network sends a request, and the session is updated', async () => {
  const { page, phone } = await world.paired({}, { chains: [1] });
  phone.behavior.answer = async () => {
    await phone.kit.updateSession({ topic: phone.topic(), namespaces: namespaces([1, 10]) });
    return null;
  };
  await page.switchChain(10, { chainId: '0xa' });
  expect(page.view()).toEqual({ accounts: [mira.address], chainId: 10 });
  expect(phone.asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain']);
});

test('unknown network is added, and the session is updated after the response', async () => {
  const { page, phone } = await world.paired({}, { chains: [1] });
  phone.behavior.answer = async ({ method }) => {
    if (method === 'wallet_switchEthereumChain') throw new PhoneFault(4902, 'Unknown chain.');
    setTimeout(() => {
      phone.kit.updateSession({ topic: phone.topic(), namespaces: namespaces([1, 31]) });
    }, 50);
    return null;
  };
  await page.switchChain(31, { chainId: '0x1f', chainName: 'Local' });
  expect(page.view()?.chainId).toBe(31);
  expect(phone.asked.map(({ method, params }) => [method, params[0]])).toEqual([
    ['wallet_switchEthereumChain', { chainId: '0x1f' }],
    ['wallet_addEthereumChain', { chainId: '0x1f', chainName: 'Local' }],
  ]);
});

test('switch that the wallet confirms without allowing the network throws 4901, and keeps the network', async () => {
  const { page } = await world.paired(
    { timeouts: { chainMs: 200 } },
    { chains: [1], answer: async () => null },
  );
  expect(await page.code('wallet_switchEthereumChain', { chainId: '0xa' })).toBe(4901);
  expect(page.view()?.chainId).toBe(1);
});

test('switch that the wallet confirms by an event only succeeds', async () => {
  const { page, phone } = await world.paired({}, { chains: [1] });
  phone.behavior.answer = async () => {
    setTimeout(() => {
      const event = { name: 'chainChanged', data: 1 };
      const topic = phone.topic();
      // The wallet library drops events for networks it has not allowed.
      phone.kit.emitSessionEvent({ topic, event: { ...event, data: '0xa' }, chainId: 'eip155:1' });
    }, 50);
    return null;
  };
  expect(await page.ask('wallet_switchEthereumChain', { chainId: '0xa' })).toBeNull();
  expect(page.view()).toEqual({ accounts: [mira.address], chainId: 10 });
  expect(await page.ask('eth_chainId')).toBe('0xa');
});

test('a session update of the wallet is stored', async () => {
  const storage = memoryStorage();
  const sessionProperties = { capabilities: '{"0x1":{"atomic":{"status":"supported"}}}' };
  const { page } = await world.paired({ storage }, { sessionProperties });
  expect(page.known()?.properties).toEqual(sessionProperties);
  page.close();
  const next = world.page({ storage });
  await next.restore();
  expect(next.known()?.properties).toEqual(sessionProperties);
});

test('switch rejected on the phone throws 4001', async () => {
  const answer = async () => {
    throw new PhoneFault(5000, 'No.');
  };
  const { page } = await world.paired({}, { chains: [1], answer });
  expect(await page.code('wallet_switchEthereumChain', { chainId: '0xa' })).toBe(4001);
});

test('account changed in the wallet, by update and event, emits one change', async () => {
  const { page, phone } = await world.paired();
  const topic = phone.topic();
  const both = namespaces([1, 10], [theo.address, mira.address]);
  await phone.kit.updateSession({ topic, namespaces: both });
  const event = { name: 'accountsChanged', data: [theo.address] };
  await phone.kit.emitSessionEvent({ topic, event, chainId: 'eip155:1' });
  await phone.kit.emitSessionEvent({ topic, event, chainId: 'eip155:1' });
  await answered(1111, 2);
  expect(page.views).toEqual([{ accounts: [theo.address, mira.address], chainId: 1 }]);
});

test('update without accounts does not disconnect', async () => {
  const { page, phone } = await world.paired();
  const event = { name: 'accountsChanged', data: [] };
  await phone.kit.emitSessionEvent({ topic: phone.topic(), event, chainId: 'eip155:1' });
  await answered(1111, 1);
  expect(page.view()?.accounts).toEqual([mira.address]);
  expect(page.views).toEqual([]);
});

test.each([
  ['a number', 10],
  ['hex', '0xa'],
  ['a decimal text', '10'],
  ['its full name', 'eip155:10'],
])('network changed in the wallet, reported as %s', async (_, data) => {
  const { page, phone } = await world.paired();
  const event = { name: 'chainChanged', data };
  await phone.kit.emitSessionEvent({ topic: phone.topic(), event, chainId: 'eip155:10' });
  await answered(1111, 1);
  expect(page.views).toEqual([{ accounts: [mira.address], chainId: 10 }]);
});

test('event with a network outside the session does not switch the page until an update allows it', async () => {
  const { page, phone } = await world.paired({}, { chains: [1] });
  const tell = (data: string) =>
    phone.kit.emitSessionEvent({
      ...{ topic: phone.topic(), chainId: 'eip155:1' },
      event: { name: 'chainChanged', data },
    });
  await tell('0xa');
  await until(() => page.known()?.outsideChainId === 10);
  expect(page.view()?.chainId).toBe(1);
  expect(page.views).toEqual([]);
  await tell('0x1');
  await until(() => page.known()?.outsideChainId === undefined);
  expect(page.views).toEqual([]);
});

test('an unknown event of the wallet is emitted as a message', async () => {
  const { page, phone } = await world.paired();
  const event = { name: 'message', data: { any: 'thing' } };
  await phone.kit.emitSessionEvent({ topic: phone.topic(), event, chainId: 'eip155:1' });
  await answered(1111, 1);
  expect(page.messages).toEqual([{ type: 'message', data: { any: 'thing' } }]);
});

test('disconnect of the wallet is emitted once, and ends the session', async () => {
  const { page, phone } = await world.paired();
  const reason = { code: 6000, message: 'Bye' };
  await phone.kit.disconnectSession({ topic: phone.topic(), reason });
  await until(() => page.ends() === 1);
  expect(page.view()).toBeUndefined();
  expect(await page.code('personal_sign', '0x00', mira.address)).toBe(4900);
  expect(await page.ask('eth_accounts')).toEqual([]);
});

test('pending request rejects when the wallet disconnects', async () => {
  const { page, phone } = await world.paired({}, { answer: async () => undefined });
  const code = page.code('personal_sign', '0x00', mira.address);
  await until(() => phone.asked.length === 1);
  const reason = { code: 6000, message: 'Bye' };
  await phone.kit.disconnectSession({ topic: phone.topic(), reason });
  expect(await code).toBe(4900);
});

test('disconnect of the page is immediate, and is sent to the phone', async () => {
  const storage = memoryStorage();
  const { page, phone } = await world.paired({ storage });
  await page.disconnect();
  expect(page.view()).toBeUndefined();
  expect(await storage.get('session')).toBeUndefined();
  expect(page.ends()).toBe(0);
  await until(() => phone.sessions() === 0);
  await until(() => world.relay().sockets === 1);
});

test('disconnect of the page is immediate with an unreachable relay', async () => {
  const storage = memoryStorage();
  const { page } = await world.paired({ storage, timeouts: { disconnectMs: 200 } });
  world.relay().faults.silence();
  await page.disconnect();
  expect(page.view()).toBeUndefined();
  expect(await storage.get('session')).toBeUndefined();
});

test('session is extended by the wallet', async () => {
  const storage = memoryStorage();
  const { page: before, phone } = await world.paired({ storage });
  before.close();
  const soon = Math.floor(Date.now() / 1_000) + 3_600;
  await storage.set('session', { ...Object(await storage.get('session')), expiry: soon });
  await world.page({ storage }).restore();
  await phone.kit.extendSession({ topic: phone.topic() });
  await answered(1107, 1);
  expect(await storage.get('session')).toMatchObject({
    expiry: expect.closeTo(Date.now() / 1_000 + 7 * 86_400, -1),
  });
});

test('ping of the wallet is answered', async () => {
  const { phone } = await world.paired();
  await phone.kit.engine.signClient.ping({ topic: phone.topic() });
});

/** Waits until the page has answered `count` messages of a tag. */
async function answered(tag: number, count: number): Promise<void> {
  await until(() => world.relay().seen.filter((each) => each.tag === tag).length >= count);
}
