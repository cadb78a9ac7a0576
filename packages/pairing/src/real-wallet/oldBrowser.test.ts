import { verifyMessage } from 'viem';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../store/deviceStorage.ts';
import { until } from '../until.testing.ts';
import { mira } from './phone.testing.ts';
import { useWorld } from './world.testing.ts';

let isOffline = false;
/** A browser without curves of its own. */
vi.mock('../crypto/webCurves.ts', () => {
  const refuse = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
  return { webCurves: { publicKeyOf: refuse, agree: refuse, identityOf: refuse, sign: refuse } };
});
vi.mock('../crypto/nobleCurves.ts', async (load) => {
  const { nobleCurves } = await load<typeof import('../crypto/nobleCurves.ts')>();
  return {
    get nobleCurves() {
      if (isOffline) throw new Error('Failed to fetch dynamically imported module.');
      return nobleCurves;
    },
  };
});

const world = useWorld();
const hello = '0x68656c6c6f';

test('chunk that cannot be loaded is a failure with a message; a retry works', async () => {
  isOffline = true;
  const page = world.page();
  const connecting = page.connect();
  await until(() => page.state() === 'failed');
  expect(page.states.at(-1)).toMatchObject({ error: { reason: 'unloadable' } });
  isOffline = false;
  page.renew();
  const phone = await world.phone();
  await phone.pair(await page.link());
  expect(await connecting).toEqual({ accounts: [mira.address], chainId: 1 });
});

test('old browser without WebCrypto’s curves pairs, signs, and continues after a reload', async () => {
  const storage = memoryStorage();
  const { page } = await world.paired({ storage });
  page.close();
  const next = world.page({ storage });
  expect(await next.restore()).toBe(true);
  const signature = await next.ask('personal_sign', hello, mira.address);
  const { address } = mira;
  const signed = {
    address,
    message: { raw: hello },
    signature: signature as `0x${string}`,
  } as const;
  expect(await verifyMessage(signed)).toBe(true);
});
